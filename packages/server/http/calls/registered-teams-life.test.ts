import {
  approveMember,
  createTeam,
  disbandTeam,
  inviteMember,
  joinWithCode,
  listMyTeams,
  listTeams,
  requestToJoin,
  restoreTeam,
  teamDetail,
  teamNameMaxLength,
  teamsPerOwnerMax,
  updateTeamPhoto,
} from '@snug/contract';
import {
  expectRefusal,
  openWorld,
  photoForm,
  playeridOf,
  rowOf,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

async function teamOf(owner: TestPlayer, team_name = 'The Foxes'): Promise<string> {
  return (await owner.call(createTeam, { body: { team_name } })).kt_team_id;
}

async function archive(kt_team_id: string): Promise<void> {
  await world.server.context.store.db
    .updateTable('teams')
    .set({ archived_at: world.clock.now() })
    .where('kt_team_id', '=', Number(kt_team_id))
    .execute();
}

test('CALL-46 CALL-22 ENTITY-TEAM-b LIMIT-04 teams are numbered from 10000, and the owner is a member', async () => {
  const ada = await world.player('Ada');
  const names = ['The Foxes', 'The Bears', 'The Owls'];
  const made = await Promise.all(names.map((team_name) => ada.call(createTeam, { body: { team_name } })));
  expect(made.map(({ kt_team_id }) => kt_team_id).sort()).toEqual(['10000', '10001', '10002']);
  const mine = await ada.call(listMyTeams, { query: { joined: 'yes' } });
  expect(mine.map(({ team_name, num_players }) => [team_name, num_players]).sort()).toEqual(
    names.map((name) => [name, 1]).sort(),
  );
  expect(await (await world.player('Ben')).call(listMyTeams, { query: {} })).toEqual([]);
});

test('CALL-46 LIMIT-04 a number is never given twice, even after its team is deleted', async () => {
  const ada = await world.player('Ada');
  const gone = Number(await teamOf(ada));
  const { db } = world.server.context.store;
  const { teamid } = await rowOf(db, 'teams', { kt_team_id: gone });
  await db.deleteFrom('team_members').where('teamid', '=', teamid).execute();
  await db.deleteFrom('teams').where('teamid', '=', teamid).execute();
  expect(Number(await teamOf(ada))).toBe(gone + 1);
});

test('RULE-03 RULE-05 LIMIT-02 a name is required and cut to 125, the slogan is optional', async () => {
  const ada = await world.player('Ada');
  const team_name = '🦊'.repeat(teamNameMaxLength + 5);
  await ada.call(createTeam, { body: { team_name, team_slogan: ' We   dig ' } });
  expect(await ada.call(listMyTeams, { query: {} })).toMatchObject([
    { team_name: '🦊'.repeat(teamNameMaxLength), team_slogan: 'We dig', team_image: '' },
  ]);
  const nameless = await ada.ask(createTeam, { body: { team_name: ' \u200b ' } });
  expect([nameless.status, nameless.detail]).toEqual([400, 'A team name is required']);
});

test('ROLE-01 a guest has no registered teams', async () => {
  const guest = world.guest();
  expect(await guest.ask(createTeam, { body: { team_name: 'x' } })).toMatchObject({ status: 403 });
  expect(await guest.ask(listMyTeams, { query: {} })).toMatchObject({ status: 403 });
  expect(await guest.ask(listTeams, { query: {} })).toMatchObject({ status: 403 });
});

test('H58 the number of teams per owner is limited', async () => {
  const ada = await world.player('Ada');
  for (let made = 0; made < teamsPerOwnerMax; made++) {
    // Faster than anybody clicks.
    world.clock.pass(1_000);
    await teamOf(ada);
  }
  expect(await ada.ask(createTeam, { body: { team_name: 'One more' } })).toMatchObject({ status: 409 });
});

test('CALL-22 CALL-47 both lists give the same teams; joined=yes leaves out invites and requests', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const [own, invitedTo, asked] = [await teamOf(ben, 'Own'), await teamOf(ada, 'Invited'), await teamOf(ada, 'Asked')];
  await ada.call(inviteMember, { params: { id: invitedTo }, body: { playerid: playeridOf(ben) } });
  await ben.call(requestToJoin, { params: { id: asked } });
  for (const list of [listMyTeams, listTeams]) {
    const all = await ben.call(list, { query: { rnd: '0.123' } });
    expect(all.map(({ kt_team_id }) => kt_team_id)).toEqual([own, invitedTo, asked]);
    const joined = await ben.call(list, { query: { rnd: '0.456', joined: 'yes' } });
    expect(joined.map(({ kt_team_id }) => kt_team_id)).toEqual([own]);
  }
  // An invite by playerid shows who it is; the stub has no names at all.
  const full = await ben.call(listTeams, { query: {} });
  expect(full[1]?.members).toEqual([
    { playerid: playeridOf(ada), player_name: 'Ada', profile_img: '', joined: true, requested: false },
    { playerid: playeridOf(ben), player_name: 'Ben', profile_img: '', joined: false, requested: false },
  ]);
});

test('CALL-44 ENTITY-TEAM ENTITY-MEMBER ROLE-16 H56 anybody may look, and sees the joined members’ names and nothing else', async () => {
  const email = 'ada.secret@example.com';
  const [ada, ben, cleo] = [await world.player('Ada', email), await world.player('Ben'), await world.player('Cleo')];
  const id = await teamOf(ada);
  await ada.call(inviteMember, { params: { id }, body: { playerid: playeridOf(ben) } });
  await ada.call(inviteMember, { params: { id }, body: { email: 'nobody.yet@example.com' } });
  await cleo.call(requestToJoin, { params: { id } });

  const visitor = await world.guest().ask(teamDetail, { params: { id } });
  expect(visitor.headers.get('x-robots-tag')).toBe('noindex');
  expect(visitor.body).toEqual({
    teamid: expect.any(String),
    kt_team_id: id,
    team_name: 'The Foxes',
    team_slogan: '',
    team_image: '',
    num_players: 1,
    owner: { playerid: playeridOf(ada), player_name: 'Ada' },
    members: [{ playerid: playeridOf(ada), player_name: 'Ada', profile_img: '', joined: true, requested: false }],
    restrict_editing: false,
    no_requests: false,
    my_team: false,
    in_game: false,
  });
  expect(JSON.stringify(visitor.body)).not.toContain('secret');

  const names = async (person: TestPlayer) =>
    (await person.call(teamDetail, { params: { id } })).members.map(({ player_name, joined, requested }) => [
      player_name,
      joined ? 'joined' : requested ? 'requested' : 'invited',
    ]);
  expect(await names(ada)).toEqual([
    ['Ada', 'joined'],
    ['Cleo', 'requested'],
    ['Ben', 'invited'],
    ['n***@example.com', 'invited'],
  ]);
  // Invitees and requesters see only the joined members.
  expect(await names(ben)).toEqual([
    ['Ada', 'joined'],
    ['Ben', 'invited'],
  ]);
  expect(await names(cleo)).toEqual([
    ['Ada', 'joined'],
    ['Cleo', 'requested'],
  ]);
  expect(await ada.call(teamDetail, { params: { id } })).toMatchObject({ my_team: true });
});

test('CALL-44 H56 reading all team pages without a login is limited by address; a pub of 300 and players are not', async () => {
  const own = await openWorld();
  const ada = await own.player('Ada');
  const { kt_team_id: id } = await ada.call(createTeam, { body: { team_name: 'The Foxes' } });
  const look = (person: TestPlayer) => person.ask(teamDetail, { params: { id } });
  for (let phone = 0; phone < 300; phone++) expect((await look(own.guest())).status).toBe(200);
  const refused = await look(own.guest());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await look(ada)).status).toBe(200);
  own.clock.pass(1_000);
  expect((await look(own.guest())).status).toBe(200);
  expect((await look(own.guest())).status).toBe(429);
  await own.close();
});

test('CALL-44 ERR-16 a number that no team has is not found', async () => {
  for (const id of ['99999', '9999', '010000', '1e5', 'x', '%00']) {
    await expectRefusal(world.guest().ask(teamDetail, { params: { id } }), 404, 'Team not found');
  }
});

test('CALL-54 ERR-14 ENTITY-SEARCH OPEN-66 restore makes an archived team reachable and changes no membership', async () => {
  const [ada, ben, cleo, dan] = [
    await world.player('Ada'),
    await world.player('Ben'),
    await world.player('Cleo'),
    await world.player('Dan'),
  ];
  const id = await teamOf(ada);
  await ada.call(inviteMember, { params: { id }, body: { playerid: playeridOf(ben) } });
  await cleo.call(requestToJoin, { params: { id } });
  await archive(id);
  await expectRefusal(ada.ask(teamDetail, { params: { id } }), 404, 'Team not found');
  expect(await ada.call(listMyTeams, { query: {} })).toEqual([]);
  expect(await dan.ask(requestToJoin, { params: { id } })).toMatchObject({ status: 404 });

  const found = { success: true, on_team: false, requested: false, invited: false, message: `Team #${id} Found!` };
  expect(await dan.call(restoreTeam, { params: { id } })).toEqual(found);
  expect(await ada.call(restoreTeam, { params: { id } })).toEqual({ ...found, on_team: true });
  expect(await ben.call(restoreTeam, { params: { id } })).toEqual({ ...found, invited: true });
  expect(await cleo.call(restoreTeam, { params: { id } })).toEqual({ ...found, requested: true });
  const { members } = await ada.call(teamDetail, { params: { id } });
  expect(members.map(({ player_name }) => player_name)).toEqual(['Ada', 'Cleo', 'Ben']);
});

test('CALL-54 OPEN-65 OPEN-66 a disbanded team is found and stays disbanded; restoring one twice, or one that is there, changes nothing', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const [gone, here] = [await teamOf(ada), await teamOf(ada)];
  await ben.call(requestToJoin, { params: { id: here } });
  await ada.call(disbandTeam, { params: { id: gone } });
  const { db } = world.server.context.store;
  const rows = async () =>
    JSON.stringify([
      await db.selectFrom('teams').selectAll().orderBy('teamid').execute(),
      await db.selectFrom('team_members').selectAll().orderBy('teamid').orderBy('account_id').execute(),
    ]);
  const before = await rows();
  for (const id of [gone, here, here]) {
    for (const who of [ada, ben])
      expect(await who.call(restoreTeam, { params: { id } })).toMatchObject({ success: true });
  }
  expect(await rows()).toBe(before);
  expect(await ben.call(teamDetail, { params: { id: gone } })).toMatchObject({ owner: null, members: [] });

  await archive(here);
  const [one, other] = await Promise.all([ada, ben].map((who) => who.ask(restoreTeam, { params: { id: here } })));
  expect([one?.body, other?.body]).toMatchObject([{ on_team: true }, { requested: true, on_team: false }]);
  expect(JSON.parse(await rows())[1]).toEqual(JSON.parse(before)[1]);
});

test('PROD-04 ROLE-03 a registered team is shown with all it has, and plays under its number, which a league knows it by', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const { kt_team_id: id } = await ada.call(createTeam, { body: { team_name: 'The Foxes', team_slogan: 'Sly' } });
  const params = { id };
  await ada.call(inviteMember, { params, body: { playerid: playeridOf(ben) } });
  await ben.call(approveMember, { params: { id, playerid: playeridOf(ben) } });
  const { url } = await ada.call(updateTeamPhoto, { params, form: await photoForm() });
  expect(await world.guest().call(teamDetail, { params })).toMatchObject({
    ...{ kt_team_id: id, team_name: 'The Foxes', team_slogan: 'Sly', team_image: url, in_game: false },
    owner: { player_name: 'Ada' },
    members: [{ player_name: 'Ada' }, { player_name: 'Ben' }],
  });
  const { game_id, code, host } = await world.game();
  await ada.call(joinWithCode, { body: { code, team_name: '', kt_team_id: id, num_players: 2, invites: [] } });
  expect((await host.hostLoad(game_id)).teams).toMatchObject([{ kt_team_id: id, team_name: 'The Foxes' }]);
  expect((await ben.call(teamDetail, { params })).in_game).toBe(true);
});

test('CALL-54 ERR-15 LIMIT-04 restoring a number that no team has is answered Team Not Found', async () => {
  const ada = await world.player('Ada');
  for (const id of ['99999', '9999', '0', 'abc']) {
    await expectRefusal(ada.ask(restoreTeam, { params: { id } }), 404, 'Team Not Found');
  }
  expect(await world.guest().ask(restoreTeam, { params: { id: await teamOf(ada) } })).toMatchObject({ status: 403 });
});
