import {
  approveMember,
  createTeam,
  disbandTeam,
  editTeam,
  hostRenameTeam,
  inviteMember,
  joinWithCode,
  listMyTeams,
  removeMember,
  requestToJoin,
  setOwner,
  teamDetail,
} from '@snug/contract';
import {
  expectRefusal,
  heardBy,
  joinedBy,
  playeridOf,
  registeredTeamOf,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';

const logged: Record<string, unknown>[] = [];
const logger = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
const world = worldOfFile({ logger });

const settings = { team_name: 'The Foxes', team_slogan: '', restrict_editing: false, no_requests: false };

/** A team of Ada's, with Ben and Cleo joined. */
async function foxes() {
  const [ada, ben, cleo] = [await world.player('Ada'), await world.player('Ben'), await world.player('Cleo')];
  const id = await registeredTeamOf(ada, ben, cleo);
  const params = { id };
  const stateOf = async (person: TestPlayer) => {
    const { members } = await ada.call(teamDetail, { params });
    const member = members.find(({ playerid }) => playerid === playeridOf(person));
    if (!member) return 'off';
    return member.joined ? 'joined' : member.requested ? 'requested' : 'invited';
  };
  return { ada, ben, cleo, id, params, stateOf };
}

test('CALL-45 RULE-15 ROLE-12 OPEN-63 joined members edit and invite; under restrict_editing only the owner', async () => {
  const { ada, ben, params } = await foxes();
  const dan = await world.player('Dan');
  const renamed = await ben.call(editTeam, {
    params,
    body: { ...settings, team_name: ' The  Vixens ', team_slogan: 'Sly' },
  });
  expect(renamed).toMatchObject({ team_name: 'The Vixens', team_slogan: 'Sly', my_team: true });
  expect(await dan.ask(editTeam, { params, body: settings })).toMatchObject({ status: 403 });

  await ada.call(editTeam, { params, body: { ...settings, restrict_editing: true } });
  const owners = { status: 403, detail: 'Only the owner of this team can do this.' };
  expect(await ben.ask(editTeam, { params, body: settings })).toMatchObject(owners);
  expect(await ben.ask(inviteMember, { params, body: { email: 'x@example.com' } })).toMatchObject(owners);
  expect(await ada.call(editTeam, { params, body: settings })).toMatchObject({ restrict_editing: false });
  const nameless = await ada.ask(editTeam, { params, body: { ...settings, team_name: '   ' } });
  expect(nameless).toMatchObject({ status: 400, detail: 'A team name is required' });
});

test('H63 an edit cannot change owner, number or members', async () => {
  const { ada, ben, id, params } = await foxes();
  const body = { ...settings, owner: playeridOf(ben), kt_team_id: '77777', members: [], disbanded_at: 1 };
  expect(await ben.call(editTeam, { params, body })).toMatchObject({
    kt_team_id: id,
    owner: { playerid: playeridOf(ada) },
    num_players: 3,
  });
  for (const wrong of ['true', 1, null, undefined]) {
    const asked = ada.ask(editTeam, { params, body: { ...settings, no_requests: wrong as never } });
    expect(await asked).toMatchObject({ status: 400 });
  }
});

test('CALL-45 a rename is sent to the team’s open games alone', async () => {
  const { ada, ben, id, params } = await foxes();
  const { game_id, code } = await world.game();
  const other = await world.game();
  const dan = await world.player('Dan');
  await ada.call(joinWithCode, { body: { code, team_name: '', kt_team_id: id, num_players: 3, invites: [] } });
  const watching = await dan.connect(game_id, await joinedBy(dan, game_id));
  const elsewhere = await dan.connect(other.game_id, await joinedBy(dan, other.game_id));
  expect(await ada.call(teamDetail, { params })).toMatchObject({ in_game: true });

  await ben.call(editTeam, { params, body: { ...settings, team_name: 'The Vixens' } });
  expect((await watching.until('NEW_TEAM_NAME')).data).toMatchObject({ team_name: 'The Vixens' });
  expect((await dan.load(game_id)).game_teams).toMatchObject([{ team_name: 'The Vixens', kt_team_id: id }]);
  // The same name again, or another slogan, is no news.
  await ben.call(editTeam, { params, body: { ...settings, team_name: 'The Vixens', team_slogan: 'Sly' } });
  await ben.call(editTeam, { params, body: { ...settings, team_name: 'The Cubs' } });
  await watching.until('NEW_TEAM_NAME', 2);
  expect(watching.types().filter((type) => type === 'NEW_TEAM_NAME')).toHaveLength(2);
  expect(elsewhere.types()).toEqual([]);
});

test('CALL-45 a name that is taken in a game is not used there, and a change of slogan keeps a quizmaster’s rename', async () => {
  const { ada, id, params } = await foxes();
  const { game_id, code, host } = await world.game();
  const join = { code, num_players: 2, invites: [] };
  const rival = await world.player('Eve');
  await ada.call(joinWithCode, { body: { ...join, team_name: '', kt_team_id: id } });
  await rival.call(joinWithCode, { body: { ...join, team_name: 'The Owls', kt_team_id: 'new' } });
  const names = async () => (await rival.load(game_id)).game_teams.map(({ team_name }) => team_name).sort();

  await ada.call(editTeam, { params, body: { ...settings, team_name: 'the owls' } });
  expect(await names()).toEqual(['The Foxes', 'The Owls']);
  const { team } = await ada.load(game_id);
  const named = { params: { id: game_id, team: team?.teamid ?? '' }, body: { team_name: 'Table four' } };
  await host.call(hostRenameTeam, named);
  await ada.call(editTeam, { params, body: { ...settings, team_name: 'the owls', team_slogan: 'Who?' } });
  expect(await names()).toEqual(['Table four', 'The Owls']);
});

test('CALL-48 ROLE-13 H58 only the owner hands over, and only to somebody who has joined', async () => {
  const { ada, ben, cleo, params } = await foxes();
  const dan = await world.player('Dan');
  await ada.call(inviteMember, { params, body: { playerid: playeridOf(dan) } });
  expect(await ben.ask(setOwner, { params, body: { new_owner: playeridOf(ben) } })).toMatchObject({ status: 403 });
  expect(await ada.ask(setOwner, { params, body: { new_owner: playeridOf(dan) } })).toMatchObject({ status: 409 });
  const stranger = await world.player('Eve');
  expect(await ada.ask(setOwner, { params, body: { new_owner: playeridOf(stranger) } })).toMatchObject({ status: 404 });

  const handed = await ada.call(setOwner, { params, body: { new_owner: playeridOf(ben) } });
  expect(handed.owner).toEqual({ playerid: playeridOf(ben), player_name: 'Ben' });
  expect(await ada.ask(setOwner, { params, body: { new_owner: playeridOf(cleo) } })).toMatchObject({ status: 403 });
  expect(handed.members.map(({ joined }) => joined)).toEqual([true, true, true, false]);
});

test('H58 of two simultaneous hand-overs one counts, and the owner is a joined member', async () => {
  const { ada, ben, cleo, params } = await foxes();
  const pressed = await Promise.all([
    ada.ask(setOwner, { params, body: { new_owner: playeridOf(ben) } }),
    ada.ask(setOwner, { params, body: { new_owner: playeridOf(cleo) } }),
    ada.ask(disbandTeam, { params }),
    cleo.ask(removeMember, { params: { ...params, playerid: playeridOf(cleo) } }),
  ]);
  expect(pressed.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1);
  const { owner, members } = await world.guest().call(teamDetail, { params });
  if (owner) expect(members).toContainEqual(expect.objectContaining({ playerid: owner.playerid, joined: true }));
  else expect(members).toEqual([]);
});

test('CALL-49 ROLE-13 OPEN-62 anyone leaves, only the owner kicks, and the owner hands over first', async () => {
  const { ada, ben, cleo, id, params, stateOf } = await foxes();
  const off = (person: TestPlayer) => ({ params: { id, playerid: playeridOf(person) } });
  expect(await ben.ask(removeMember, off(cleo))).toMatchObject({ status: 403 });
  expect(await ben.ask(removeMember, off(ada))).toMatchObject({ status: 403 });
  await expectRefusal(ada.ask(removeMember, off(ada)), 409, 'Please hand the team to another member first.');
  const kicked = await ada.call(removeMember, off(cleo));
  expect(kicked.num_players).toBe(2);
  expect(await cleo.ask(editTeam, { params, body: settings })).toMatchObject({ status: 403 });
  expect(await ben.call(removeMember, off(ben))).toMatchObject({ num_players: 1, my_team: false });
  expect(await ada.ask(removeMember, off(ben))).toMatchObject({ status: 404 });
  expect(await stateOf(ada)).toBe('joined');
});

test('CALL-50 a contact has one entry, whoever has it and however it is typed', async () => {
  const email = `dan.${crypto.randomUUID()}@example.com`;
  const { ada, ben, params } = await foxes();
  const dan = await world.player('Dan', email);
  await ada.call(inviteMember, { params, body: { email: email.toUpperCase() } });
  await ben.call(inviteMember, { params, body: { email: ` ${email}`, phone: '' } });
  await ben.call(inviteMember, { params, body: { playerid: playeridOf(dan) } });
  for (const phone of ['5550100999', '(555) 010-0999']) await ada.call(inviteMember, { params, body: { phone } });
  const { members } = await ada.call(teamDetail, { params });
  expect(members.slice(3).map(({ player_name }) => player_name)).toEqual(['(***) ***-0999', 'd***@example.com']);
  for (const body of [{}, { email: 'nobody' }, { phone: '123' }, { playerid: 'x' }]) {
    const { status } = await ada.ask(inviteMember, { params, body });
    expect(status).toBe('playerid' in body ? 404 : 400);
  }
});

test('CALL-50 H55 an invite to a contact reveals neither name nor playerid until it is accepted', async () => {
  const email = `dan.${crypto.randomUUID()}@example.com`;
  const { ada, id, params } = await foxes();
  const dan = await world.player('Danielle', email);
  const invited = await ada.call(inviteMember, { params, body: { email } });
  const text = JSON.stringify(invited);
  for (const secret of ['Danielle', playeridOf(dan), email]) expect(text).not.toContain(secret);
  // The stand-in for the playerid still cancels the invite.
  const hidden = invited.members.find(({ joined }) => !joined);
  expect(hidden).toMatchObject({ player_name: 'd***@example.com', profile_img: '', requested: false });
  await ada.call(removeMember, { params: { id, playerid: hidden?.playerid ?? '' } });
  expect(await dan.ask(approveMember, { params: { id, playerid: playeridOf(dan) } })).toMatchObject({ status: 403 });

  await ada.call(inviteMember, { params, body: { email } });
  const own = await dan.call(teamDetail, { params });
  expect(own.members).toContainEqual(expect.objectContaining({ playerid: playeridOf(dan), player_name: 'Danielle' }));
  const accepted = await dan.call(approveMember, { params: { id, playerid: playeridOf(dan) } });
  expect(accepted.num_players).toBe(4);
  expect(JSON.stringify(await ada.call(teamDetail, { params }))).toContain('Danielle');
});

test('CALL-50 H39 H51 an invited contact gets one notification, known or not, without texts of the inviter but the cleaned name', async () => {
  const { ada, ben, params } = await foxes();
  await ada.call(editTeam, { params, body: { ...settings, team_name: 'Win at evil.example/x' } });
  const [known, unknown] = [1, 2].map(() => `dan.${crypto.randomUUID()}@example.com`);
  const dan = await world.player('Dan', known);
  const notificationsTo = (to = '') =>
    world.server.devMailbox.notifications().filter((each) => each.to === to && !each.code);
  for (const email of [known, unknown]) {
    for (const teammate of [ada, ben]) await teammate.call(inviteMember, { params, body: { email } });
    expect(notificationsTo(email)).toMatchObject([
      {
        text: `The team Win at evil example x invites you to join it: ${world.server.context.origin()}/team/${params.id}`,
      },
    ]);
  }
  // An invite by playerid sends no notification.
  const eve = `eve.${crypto.randomUUID()}@example.com`;
  await ada.call(inviteMember, { params, body: { playerid: playeridOf(await world.player('Eve', eve)) } });
  expect(notificationsTo(eve)).toEqual([]);

  // Beyond three a day to a contact, or ten from a sender, there is no invite either.
  const membersOf = async () => (await ada.call(teamDetail, { params })).members.length;
  for (const again of [1, 2]) {
    const id = (await dan.call(teamDetail, { params })).members.find(({ joined }) => !joined)?.playerid ?? '';
    await dan.call(removeMember, { params: { ...params, playerid: id } });
    expect(await ben.ask(inviteMember, { params, body: { email: known } })).toMatchObject({ status: 200 });
    expect(notificationsTo(known)).toHaveLength(again + 1);
  }
  await dan.call(removeMember, { params: { ...params, playerid: playeridOf(dan) } });
  const before = await membersOf();
  expect(await ben.ask(inviteMember, { params, body: { email: known } })).toMatchObject({ status: 429 });
  expect(await membersOf()).toBe(before);
});

test('CALL-50 H39 invites by playerid, without a notification, count to the ten a day too', async () => {
  const eva = await world.player('Eva');
  const { kt_team_id: id } = await eva.call(createTeam, { body: { team_name: 'The Hens' } });
  const params = { id };
  for (let n = 0; n < 10; n += 1) {
    const playerid = playeridOf(await world.player(`Guest ${n}`));
    // A repeat is no second invite.
    for (const _ of [1, 2]) await eva.call(inviteMember, { params, body: { playerid } });
  }
  const playerid = playeridOf(await world.player('Eleven'));
  expect(await eva.ask(inviteMember, { params, body: { playerid } })).toMatchObject({ status: 429 });
  expect((await eva.call(teamDetail, { params })).members).toHaveLength(11);
  world.clock.pass(86_400_000);
  await eva.call(inviteMember, { params, body: { playerid } });
});

test('CALL-50 G30 an invite whose notification cannot be sent is undone, and is not counted', async () => {
  const { ada, params } = await foxes();
  const known = `dan.${crypto.randomUUID()}@example.com`;
  await world.player('Dan', known);
  const { sender } = world.server.context;
  const { send } = sender;
  const before = (await ada.call(teamDetail, { params })).members;
  try {
    sender.send = () => Promise.reject(new Error('away'));
    for (const email of [known, `nobody.${crypto.randomUUID()}@example.com`]) {
      for (let time = 0; time < 6; time++) {
        expect(await ada.ask(inviteMember, { params, body: { email } })).toMatchObject({ status: 503 });
      }
    }
  } finally {
    sender.send = send;
  }
  expect((await ada.call(teamDetail, { params })).members).toEqual(before);
  expect(await ada.ask(inviteMember, { params, body: { email: known } })).toMatchObject({ status: 200 });
});

test('H51 CALL-50 nothing reveals which invited contacts have an account', async () => {
  const { ada, id, params } = await foxes();
  // Names alternate, so that a list order that depends on them would show.
  for (const [letter, isKnown] of [...'abcdef'].map((letter, n) => [letter, n % 2 === 0] as const)) {
    const email = `${letter}.${crypto.randomUUID()}@example.com`;
    if (isKnown) await world.player(letter, email);
    await ada.call(inviteMember, { params, body: { email } });
  }
  const { members } = await ada.call(teamDetail, { params });
  const invited = members.filter(({ joined }) => !joined);
  expect(invited.map(({ player_name }) => player_name)).toEqual([...'abcdef'].map((each) => `${each}***@example.com`));
  const received = new Set<string>();
  for (const { playerid, player_name: _, ...rest } of invited) {
    const [handed, let_in] = [
      await ada.ask(setOwner, { params, body: { new_owner: playerid } }),
      await ada.ask(approveMember, { params: { id, playerid } }),
    ];
    received.add(JSON.stringify([playerid.length, rest, handed.status, handed.detail, let_in.status, let_in.detail]));
    await ada.call(removeMember, { params: { id, playerid } });
  }
  expect([...received]).toHaveLength(1);
  expect((await ada.call(teamDetail, { params })).members).toHaveLength(3);
});

test('CALL-50 a contact that nobody has yet becomes an invited member with its first login', async () => {
  const email = `fay.${crypto.randomUUID()}@example.com`;
  const { ada, id, params } = await foxes();
  const invited = await ada.call(inviteMember, { params, body: { email } });
  const entry = invited.members.find(({ joined }) => !joined);
  expect(entry).toMatchObject({ player_name: 'f***@example.com' });
  const fay = await world.player('Fay', email);
  expect(await fay.call(listMyTeams, { query: {} })).toMatchObject([{ kt_team_id: id }]);
  await fay.call(approveMember, { params: { id, playerid: playeridOf(fay) } });
  const { members } = await ada.call(teamDetail, { params });
  expect(members.map(({ player_name, joined }) => [player_name, joined])).toContainEqual(['Fay', true]);
  expect(members).toHaveLength(4);

  // A cancelled invite leads nowhere.
  const gone = `gus.${crypto.randomUUID()}@example.com`;
  const again = await ada.call(inviteMember, { params, body: { email: gone } });
  const waiting = again.members.find(({ player_name }) => player_name === 'g***@example.com');
  expect(await ada.ask(approveMember, { params: { id, playerid: waiting?.playerid ?? '' } })).toMatchObject({
    status: 403,
  });
  await ada.call(removeMember, { params: { id, playerid: waiting?.playerid ?? '' } });
  expect(await (await world.player('Gus', gone)).call(listMyTeams, { query: {} })).toEqual([]);
});

test('CALL-52 CALL-51 CALL-49 TEAM-13 OPEN-62 any joined member approves or refuses requests', async () => {
  const { ben, cleo, id, params, stateOf } = await foxes();
  const [dan, eve, fay] = [await world.player('Dan'), await world.player('Eve'), await world.player('Fay')];
  for (const asker of [dan, eve, fay]) {
    const asked = await asker.call(requestToJoin, { params });
    expect(asked).toMatchObject({ my_team: false, num_players: 3 });
    expect(await stateOf(asker)).toBe('requested');
  }
  const about = (person: TestPlayer) => ({ params: { id, playerid: playeridOf(person) } });
  // Requesters cannot approve themselves or each other.
  expect(await dan.ask(approveMember, about(dan))).toMatchObject({ status: 403 });
  expect(await dan.ask(approveMember, about(eve))).toMatchObject({ status: 403 });
  expect(await dan.ask(removeMember, about(eve))).toMatchObject({ status: 403 });
  await ben.call(approveMember, about(dan));
  // A repeat succeeds: two members may press at the same time.
  await cleo.call(approveMember, about(dan));
  await cleo.call(removeMember, about(eve));
  await fay.call(removeMember, about(fay));
  expect([await stateOf(dan), await stateOf(eve), await stateOf(fay)]).toEqual(['joined', 'off', 'off']);
});

test('TEAM-11 CALL-51 CALL-49 ROLE-15 an invitee who accepts has joined, one who declines is off the list', async () => {
  const { ada, id, params, stateOf } = await foxes();
  const [dan, eve] = [await world.player('Dan'), await world.player('Eve')];
  for (const each of [dan, eve]) await ada.call(inviteMember, { params, body: { playerid: playeridOf(each) } });
  expect([await stateOf(dan), await stateOf(eve)]).toEqual(['invited', 'invited']);
  const accepted = await dan.call(approveMember, { params: { id, playerid: playeridOf(dan) } });
  expect(accepted).toMatchObject({ my_team: true, num_players: 4 });
  const declined = await eve.call(removeMember, { params: { id, playerid: playeridOf(eve) } });
  expect(declined).toMatchObject({ my_team: false, num_players: 4 });
  expect([await stateOf(dan), await stateOf(eve)]).toEqual(['joined', 'off']);
  // Who has declined may ask, and be invited, again.
  await eve.call(requestToJoin, { params });
  expect(await stateOf(eve)).toBe('requested');
});

test('CALL-49 CALL-52 OPEN-62 OPEN-64 who was kicked, denied or has left may ask again, and nothing of before counts', async () => {
  const { ada, ben, cleo, id, params, stateOf } = await foxes();
  const dan = await world.player('Dan');
  const off = (who: TestPlayer, by: TestPlayer) => by.call(removeMember, { params: { id, playerid: playeridOf(who) } });
  await off(ben, ada);
  await off(cleo, cleo);
  await dan.call(requestToJoin, { params });
  await off(dan, ada);
  for (const who of [ben, cleo, dan]) {
    expect(await stateOf(who)).toBe('off');
    expect(await who.ask(approveMember, { params: { id, playerid: playeridOf(who) } })).toMatchObject({ status: 403 });
    await who.call(requestToJoin, { params });
    expect(await stateOf(who)).toBe('requested');
    expect(await who.ask(editTeam, { params, body: settings })).toMatchObject({ status: 403 });
    await ada.call(approveMember, { params: { id, playerid: playeridOf(who) } });
  }
  expect((await ada.call(teamDetail, { params })).num_players).toBe(4);
});

test('CALL-45 RULE-03 RULE-05 LIMIT-02 a new name is cleaned and cut to 125 characters, counted as people see them', async () => {
  const { ada, params } = await foxes();
  const rename = (team_name: string) => ada.call(editTeam, { params, body: { ...settings, team_name } });
  expect(await rename('🦊'.repeat(130))).toMatchObject({ team_name: '🦊'.repeat(125) });
  expect(await rename(`${'x'.repeat(124)}🦊🦊`)).toMatchObject({ team_name: `${'x'.repeat(124)}🦊` });
  expect(await rename(' Quiz\u202e\u200b  Owls\n')).toMatchObject({ team_name: 'Quiz Owls' });
  for (const team_name of ['', '   ', '\u200b\u202e']) {
    await expectRefusal(
      ada.ask(editTeam, { params, body: { ...settings, team_name } }),
      400,
      'A team name is required',
    );
  }
  expect(await ada.call(teamDetail, { params })).toMatchObject({ team_name: 'Quiz Owls' });
});

test('H55 H56 no message of a game whose team is edited, handed over and filled says a contact of anybody', async () => {
  const { game_id, code } = await world.game();
  const emails = ['ada', 'ben', 'dan', 'new'].map((name) => `${name}.${crypto.randomUUID()}@canary.example`);
  const [ada, ben] = [await world.player('Ada', emails[0]), await world.player('Ben', emails[1])];
  const dan = await world.player('Dan', emails[2]);
  const phone = '5558881239';
  const { db } = world.server.context.store;
  await db.updateTable('accounts').set({ phone }).where('account_id', '=', playeridOf(ben)).execute();
  const id = await registeredTeamOf(ada, ben);
  const params = { id };
  const { team_code } = await ada.call(joinWithCode, {
    body: { code, team_name: '', kt_team_id: id, num_players: 2, invites: [] },
  });
  await joinedBy(ben, game_id, team_code);
  const guest = world.guest();
  await joinedBy(guest, game_id);
  const lines = await Promise.all([ada, ben, guest].map(async (who) => who.connect(game_id, await who.load(game_id))));
  const about = (playerid: string) => ({ params: { id, playerid } });
  for (const email of [emails[2], emails[3]]) await ada.call(inviteMember, { params, body: { email } });
  await dan.call(approveMember, about(playeridOf(dan)));
  await ben.call(editTeam, { params, body: { ...settings, team_name: 'The Vixens', restrict_editing: true } });
  await ada.call(setOwner, { params, body: { new_owner: playeridOf(ben) } });
  await ben.call(removeMember, about(playeridOf(dan)));
  await ben.call(disbandTeam, { params });
  const heard = await Promise.all(lines.map(async (line) => [await heardBy(line), JSON.stringify(line.heard)]));
  for (const [types, text] of heard) {
    expect(types).toContain('NEW_TEAM_NAME');
    for (const contact of [...emails, phone, 'canary']) expect(text).not.toContain(contact);
  }
});

test('CALL-52 OPEN-64 ROLE-15 listed players cannot request to join, and a disbanded team or one without requests takes none', async () => {
  const { ada, ben, params } = await foxes();
  const dan = await world.player('Dan');
  expect(await ben.ask(requestToJoin, { params })).toMatchObject({ status: 409 });
  expect(await ada.ask(requestToJoin, { params })).toMatchObject({ status: 409 });
  await ada.call(inviteMember, { params, body: { playerid: playeridOf(dan) } });
  expect(await dan.ask(requestToJoin, { params })).toMatchObject({ status: 409 });
  const eve = await world.player('Eve');
  await eve.call(requestToJoin, { params });
  expect(await eve.ask(requestToJoin, { params })).toMatchObject({ status: 200 });
  expect((await ada.call(teamDetail, { params })).members).toHaveLength(5);

  await ada.call(editTeam, { params, body: { ...settings, no_requests: true } });
  expect(await (await world.player('Fay')).ask(requestToJoin, { params })).toMatchObject({
    status: 403,
    detail: 'This team takes no requests to join.',
  });
  expect(await world.guest().ask(requestToJoin, { params })).toMatchObject({ status: 403 });
});

test('CALL-53 ROLE-14 OPEN-65 only the owner disbands; the team keeps number and name and loses its members', async () => {
  const { ada, ben, id, params } = await foxes();
  const email = `gil.${crypto.randomUUID()}@example.com`;
  await ada.call(inviteMember, { params, body: { email } });
  expect(await ben.ask(disbandTeam, { params })).toMatchObject({ status: 403 });
  const gone = await ada.call(disbandTeam, { params });
  expect(gone).toMatchObject({
    kt_team_id: id,
    team_name: 'The Foxes',
    owner: null,
    members: [],
    num_players: 0,
    my_team: false,
  });
  for (const person of [ada, ben]) {
    await expectRefusal(person.ask(requestToJoin, { params }), 409, 'This team has been disbanded.');
    expect(await person.ask(editTeam, { params, body: settings })).toMatchObject({ status: 403 });
    expect(await person.ask(disbandTeam, { params })).toMatchObject({ status: 403 });
    expect(await person.call(listMyTeams, { query: {} })).toEqual([]);
  }
  // Its invites went with it.
  expect(await (await world.player('Gil', email)).call(listMyTeams, { query: {} })).toEqual([]);
});

test('ROLE-13 ERR-39 strangers cannot change a team, and are told why', async () => {
  const { ben, id, params } = await foxes();
  const dan = await world.player('Dan');
  const member = { id, playerid: playeridOf(ben) };
  const tried = [
    dan.ask(editTeam, { params, body: settings }),
    dan.ask(setOwner, { params, body: { new_owner: playeridOf(dan) } }),
    dan.ask(removeMember, { params: member }),
    dan.ask(inviteMember, { params, body: { playerid: playeridOf(dan) } }),
    dan.ask(approveMember, { params: { id, playerid: playeridOf(dan) } }),
    dan.ask(disbandTeam, { params }),
  ];
  for (const { status, detail } of await Promise.all(tried)) {
    expect(status).toBe(403);
    expect(detail).toMatch(/^Only .+ of this team can do this\.$/);
  }
  await expectRefusal(world.guest().ask(editTeam, { params, body: settings }), 403, 'Please log in first.');
});

test('H57 H58 edits, hand-overs and disbandings are logged with ids alone', async () => {
  const { ada, ben, id, params } = await foxes();
  logged.length = 0;
  await ben.call(editTeam, { params, body: { ...settings, team_name: 'Secret name', no_requests: true } });
  await ada.call(setOwner, { params, body: { new_owner: playeridOf(ben) } });
  await ben.call(disbandTeam, { params });
  const entries = logged.filter(({ kt_team_id }) => kt_team_id === Number(id));
  expect(entries).toMatchObject([
    { msg: 'team edited', by: playeridOf(ben), restrict_editing: false, no_requests: true },
    { msg: 'team handed over', by: playeridOf(ada), to: playeridOf(ben) },
    { msg: 'team disbanded', by: playeridOf(ben) },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Secret name|Ben|Ada|@/);
});
