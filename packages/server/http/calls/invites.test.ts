import {
  askToJoin,
  cancelInvite,
  checkInvite,
  createTeam,
  declineInvite,
  generateInviteToken,
  getInviteToken,
  hostEndGame,
  hostKickTeam,
  hostRenameTeam,
  inviteLifeMs,
  inviteToTeam,
  joinGame,
  joinWithCode,
  leaveGame,
  listGames,
  sendInvite,
  shortUrl,
  teamDetail,
  teamMembersMax,
} from '@snug/contract';
import {
  connectionOf,
  connectionsOf,
  expectRefusal,
  gameWithFoxes,
  heardBy,
  inviteTokenOf,
  joinedAs,
  joinedBy,
  messageOf,
  playerIn,
  tokenClaimsOf,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile();

const withFoxes = () => gameWithFoxes(world);

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const notificationsTo = (contact: string) => world.server.devMailbox.notifications().filter(({ to }) => to === contact);

/** The link in the last notification to somebody. */
async function linkTo(contact: string) {
  const urlid = /\/sl\/(\w+)/.exec(notificationsTo(contact)[0]?.text ?? '')?.[1] ?? '';
  const { long_url } = await world.guest().call(shortUrl, { query: { urlid } });
  return new URL(long_url);
}

test('CALL-30 ROLE-09 MSG-PLAYER_INVITE only the invitee in the game hears it, with the invite’s code and nobody’s contact', async () => {
  const { game_id, ada, view, teamid, team_code, params } = await withFoxes();
  const email = newEmail();
  const sam = await world.player('Sam', email);
  await joinedBy(sam, game_id);
  const olga = await playerIn(world, 'Olga', game_id);
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const [own, others, teammates] = await connectionsOf(game_id, sam, olga, ben);

  // By the address as somebody types it.
  const body = { inviteBy: 'email', email: ` ${email.toUpperCase()} ` } as const;
  const reply = await ada.call(inviteToTeam, { params, body });
  const invite = {
    invite_id: expect.any(String),
    inviteBy: 'email',
    invitee: `${email[0]}***@example.com`,
    team_name: 'The Foxes',
    inviter: view.me.player_code,
    inviter_name: 'Ada',
  };
  expect(reply).toEqual({ status: 'success', invite: { ...invite, team_code: '', email } });
  const message = await messageOf(own, 'PLAYER_INVITE');
  expect(message).toEqual({ type: 'PLAYER_INVITE', teamid, invite: { ...invite, team_code: expect.any(String) } });
  expect(await heardBy(others)).toEqual(['SKIP']);
  expect(await heardBy(teammates)).toEqual([]);

  const loaded = await sam.load(game_id);
  expect(loaded.invites).toEqual([message.invite]);
  expect((await ada.load(game_id)).team?.invites).toEqual([reply.invite]);
  // A teammate sees that there is an invite, but neither the contact nor the code.
  expect((await ben.load(game_id)).team?.invites).toEqual([{ ...invite, team_code: '' }]);
  expect((await olga.load(game_id)).invites).toEqual([]);

  const { team_code: code } = loaded.invites[0] ?? { team_code: '' };
  expect(code).not.toBe(team_code);
  const connection = await connectionOf(ada, game_id);
  await joinedBy(sam, game_id, code);
  expect(await messageOf(connection, 'PLAYER_JOIN')).toMatchObject({ player: { player_name: 'Sam' } });
  expect(await messageOf(connection, 'CANCEL_INVITE')).toMatchObject({ invite_id: reply.invite.invite_id });
  expect((await ada.load(game_id)).team?.invites).toEqual([]);
  expect((await sam.load(game_id)).invites).toEqual([]);
});

test('CALL-30 H50 the notification leads to the game by the invite’s code, for one person and one day', async () => {
  const { game_id, ada, team_code, params } = await withFoxes();
  const email = newEmail();
  await ada.call(inviteToTeam, { params, body: { email } });
  const [notification] = notificationsTo(email);
  expect(notification?.text).toContain('Ada invites you to play in the team The Foxes: ');
  const { pathname } = await linkTo(email);
  const code = pathname.split('/').at(-1) ?? '';
  expect(pathname).toBe(`/auth/link/join/${game_id}/team/${code}`);
  expect(code).not.toBe(team_code);

  const sam = await world.player('Sam');
  await joinedBy(sam, game_id, code);
  expect((await sam.load(game_id)).team?.team_name).toBe('The Foxes');
  // A retry of the same person succeeds. Anybody else is too late.
  expect(await sam.ask(joinGame, { params: { id: game_id }, body: { team_code: code } })).toMatchObject({
    status: 200,
  });
  const olga = await world.player('Olga');
  expect(await olga.ask(joinGame, { params: { id: game_id }, body: { team_code: code } })).toMatchObject({
    status: 403,
    detail: 'This team link is not valid. Ask a teammate for a new one.',
  });

  const late = newEmail();
  await ada.call(inviteToTeam, { params, body: { email: late } });
  const lateCode = (await linkTo(late)).pathname.split('/').at(-1) ?? '';
  world.clock.pass(inviteLifeMs);
  expect(await olga.ask(joinGame, { params: { id: game_id }, body: { team_code: lateCode } })).toMatchObject({
    status: 403,
  });
  expect((await ada.load(game_id)).team?.invites).toEqual([]);
});

test('CALL-30 H50 MSG-CANCEL_INVITE an invitee in the game who passes the invite on hears that it is used up', async () => {
  const { game_id, ada, teamid, params } = await withFoxes();
  const email = newEmail();
  const sam = await world.player('Sam', email);
  await joinedBy(sam, game_id);
  const { invite } = await ada.call(inviteToTeam, { params, body: { email } });
  const code = (await sam.load(game_id)).invites[0]?.team_code ?? '';
  const olga = await playerIn(world, 'Olga', game_id);
  const third = await playerIn(world, 'Tess', game_id);
  const [own, others] = await connectionsOf(game_id, sam, third);
  const { me } = await joinedBy(olga, game_id, code);
  expect(me).toMatchObject({ status: 'joined' });
  const { invite_id } = invite;
  expect(await messageOf(own, 'CANCEL_INVITE')).toEqual({ type: 'CANCEL_INVITE', teamid, invite_id });
  expect((await sam.load(game_id)).invites).toEqual([]);
  expect(await heardBy(others)).not.toContain('CANCEL_INVITE');
});

test('CALL-30 RULE-07 a contact that is on the team or invited already is not invited again', async () => {
  const { game_id, ada, team_code, params } = await withFoxes();
  const email = newEmail();
  const first = await ada.call(inviteToTeam, { params, body: { email } });
  expect(await ada.call(inviteToTeam, { params, body: { email: email.toUpperCase() } })).toEqual(first);
  expect(notificationsTo(email)).toHaveLength(1);
  expect((await ada.load(game_id)).team?.invites).toHaveLength(1);

  const benEmail = newEmail();
  const ben = await world.player('Ben', benEmail);
  await joinedBy(ben, game_id, team_code);
  const { playerid } = (await ben.load(game_id)).me;
  for (const body of [{ email: benEmail }, { inviteBy: 'playerid', playerid } as const]) {
    await expectRefusal(ada.ask(inviteToTeam, { params, body }), 409, 'This player is already on your team.');
  }
});

test('CALL-30 H55 an invite to a second contact of an invitee gets the usual reply, which does not reveal whose it is', async () => {
  const { game_id, ada, params } = await withFoxes();
  const email = newEmail();
  const olga = await world.player('Olga', email);
  const { me } = await joinedBy(olga, game_id);
  const byId = await ada.call(inviteToTeam, { params, body: { playerid: me.playerid } });
  expect(byId.invite).toMatchObject({ inviteBy: 'playerid', invitee: 'Olga', playerid: me.playerid });
  const byEmail = await ada.call(inviteToTeam, { params, body: { email } });
  world.clock.pass(1);
  const stranger = await ada.call(inviteToTeam, { params, body: { email: newEmail() } });
  const masked = (contact: string) => `${contact[0]}***@example.com`;
  expect(byEmail.invite).toEqual({
    ...stranger.invite,
    invite_id: expect.any(String),
    invitee: masked(email),
    email,
  });
  expect(byEmail.invite.invite_id).not.toBe(byId.invite.invite_id);
  const listed = async () => (await ada.load(game_id)).team?.invites.map(({ invite_id }) => invite_id);
  expect(await listed()).toHaveLength(3);
  // A repeat gets its own invite again.
  expect(await ada.call(inviteToTeam, { params, body: { email } })).toEqual(byEmail);
  expect(await ada.call(inviteToTeam, { params, body: { playerid: me.playerid } })).toEqual(byId);
  // In the list of games there is one team to accept.
  expect((await olga.call(listGames)).filter(({ gameid }) => gameid === game_id)).toHaveLength(1);

  // Cancelling one leaves the other. Accepting uses up both.
  await ada.call(cancelInvite, { params, body: { invite_id: byId.invite.invite_id } });
  expect(await listed()).toEqual([byEmail.invite.invite_id, stranger.invite.invite_id]);
  const [left] = (await olga.load(game_id)).invites;
  await ada.call(inviteToTeam, { params, body: { playerid: me.playerid } });
  await joinedBy(olga, game_id, left?.team_code);
  expect(await listed()).toEqual([stranger.invite.invite_id]);
});

test('CALL-30 RULE-08 RULE-09 one valid contact is needed; a guest is asked to log in; only the captain invites', async () => {
  const { game_id, code, ada, team_code, params } = await withFoxes();
  const contactNeeded = { status: 400, detail: 'Please enter a valid email or phone number.' };
  for (const body of [
    {},
    { email: 'a@b' },
    { email: 'a@x.com, b@y.com' },
    { phone: '12345' },
    { inviteBy: 'phone', email: newEmail() } as const,
  ]) {
    expect([body, await ada.ask(inviteToTeam, { params, body })]).toMatchObject([body, contactNeeded]);
  }
  // An id stands on public pages: alone it invites only people of this game, or of the captain's registered teams.
  const stranger = await world.player('Stella');
  const { kt_team_id } = await stranger.call(createTeam, { body: { team_name: 'Stars' } });
  const { members } = await stranger.call(teamDetail, { params: { id: kt_team_id } });
  for (const playerid of ['nobody', members[0]?.playerid ?? '']) {
    expect(await ada.ask(inviteToTeam, { params, body: { inviteBy: 'playerid', playerid } })).toMatchObject({
      status: 403,
      detail: 'Please invite this player by email or phone.',
    });
  }
  const phone = '(555) 010-4477';
  const { invite } = await ada.call(inviteToTeam, { params, body: { inviteBy: 'phone', phone, email: '' } });
  expect(invite).toMatchObject({ inviteBy: 'phone', invitee: '(***) ***-4477', phone: '5550104477' });
  expect(notificationsTo('5550104477')).toHaveLength(1);

  const ben = await playerIn(world, 'Ben', game_id, team_code);
  expect(await ben.ask(inviteToTeam, { params, body: { email: newEmail() } })).toMatchObject({ status: 403 });
  const guest = world.guest();
  const { team_code: lone } = await joinedAs(guest, code, 'Lone');
  const ofLone = { id: game_id, team: lone };
  const loginNeeded = { status: 403, detail: 'Please log in first.' };
  expect(await guest.ask(inviteToTeam, { params: ofLone, body: { email: newEmail() } })).toMatchObject(loginNeeded);
  expect(await guest.ask(generateInviteToken, { params: ofLone })).toMatchObject(loginNeeded);
});

test('CALL-30 H39 a client sends ten invites a day, a contact gets three; an invite that was not sent is not in the list', async () => {
  const { game_id, ada, params } = await withFoxes();
  const email = newEmail();
  for (let n = 0; n < 3; n += 1) {
    const { game_id: id, code } = await world.game();
    const eva = await world.player('Eva');
    const { team_code } = await joinedAs(eva, code, 'The Hens');
    await eva.call(inviteToTeam, { params: { id, team: team_code }, body: { email } });
  }
  const tooMany = { status: 429, detail: 'Too many invites were sent. Please try again tomorrow.' };
  expect(await ada.ask(inviteToTeam, { params, body: { email } })).toMatchObject(tooMany);
  expect((await ada.load(game_id)).team?.invites).toEqual([]);
  for (let n = 0; n < 10; n += 1) await ada.call(inviteToTeam, { params, body: { email: newEmail() } });
  expect(await ada.ask(inviteToTeam, { params, body: { email: newEmail() } })).toMatchObject(tooMany);
  expect((await ada.load(game_id)).team?.invites).toHaveLength(10);
});

test('CALL-28 ROLE-09 MSG-CANCEL_INVITE the captain takes an invite back: team and invitee hear it, its code is invalid', async () => {
  const { game_id, ada, teamid, team_code, params } = await withFoxes();
  const email = newEmail();
  const sam = await world.player('Sam', email);
  await joinedBy(sam, game_id);
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const { invite } = await ada.call(inviteToTeam, { params, body: { email } });
  const { invite_id } = invite;
  const { invites } = await sam.load(game_id);
  const [own, teammates] = await connectionsOf(game_id, sam, ben);
  expect(await ben.ask(cancelInvite, { params, body: { email } })).toMatchObject({ status: 403 });
  expect(await ada.call(cancelInvite, { params, body: { email, phone: '' } })).toEqual({ status: 'success' });
  for (const connection of [own, teammates]) {
    expect(await messageOf(connection, 'CANCEL_INVITE')).toEqual({ type: 'CANCEL_INVITE', teamid, invite_id });
  }
  expect((await ada.load(game_id)).team?.invites).toEqual([]);
  expect((await sam.load(game_id)).invites).toEqual([]);
  const body = { team_code: invites[0]?.team_code ?? '' };
  expect(await sam.ask(joinGame, { params: { id: game_id }, body })).toMatchObject({ status: 403 });
  // Again, and by its id: already done. An unknown invite is 404.
  expect(await ada.call(cancelInvite, { params, body: { invite_id } })).toEqual({ status: 'success' });
  await expectRefusal(ada.ask(cancelInvite, { params, body: { email: newEmail() } }), 404, 'There is no such invite.');
});

test('CALL-33 MSG-CANCEL_INVITE CALL-14 the invitee declines, from the list of games or in the game', async () => {
  const { game_id, ada, teamid, params } = await withFoxes();
  const email = newEmail();
  await ada.call(inviteToTeam, { params, body: { email } });
  // Whoever logs in with the contact is the invitee.
  const sam = await world.player('Sam', email);
  const [stub] = await sam.call(listGames);
  expect(stub).toEqual({
    gameid: game_id,
    code: stub?.code,
    kind: 'Pub Quiz',
    title: 'Test night',
    venue: 'The Crown',
    date: stub?.date,
    status: 'live',
    spectator: false,
    invite: true,
    declined: false,
    team: { team_name: 'The Foxes', team_image: '' },
    team_code: expect.stringMatching(/^\w{32}$/),
  });
  const team = await connectionOf(ada, game_id);
  const mine = { params: { id: game_id, team: teamid } };
  expect(await sam.call(declineInvite, mine)).toEqual({ status: 'success' });
  expect(await messageOf(team, 'CANCEL_INVITE')).toMatchObject({ teamid });
  expect((await ada.load(game_id)).team?.invites).toEqual([]);
  expect(await sam.call(listGames)).toMatchObject([{ gameid: game_id, declined: true, invite: false, team_code: '' }]);
  expect(await sam.call(declineInvite, mine)).toEqual({ status: 'success' });
  const olga = await world.player('Olga');
  await expectRefusal(olga.ask(declineInvite, mine), 404, 'There is no such invite.');
  expect(await world.guest().ask(declineInvite, mine)).toMatchObject({ status: 403 });

  await ada.call(inviteToTeam, { params, body: { email } });
  await joinedBy(sam, game_id);
  expect(await sam.call(listGames)).toMatchObject([{ invite: true, spectator: true, declined: false }]);
  const own = await connectionOf(sam, game_id);
  await sam.call(declineInvite, mine);
  await own.until('CANCEL_INVITE');
  expect(await sam.call(listGames)).toMatchObject([{ invite: false, spectator: true, declined: false, team: null }]);
});

test('CALL-33 OPEN-50 an invite in `Your Games` is declined by its own code, also once the captain has taken it back', async () => {
  const { game_id, ada, params } = await withFoxes();
  const email = newEmail();
  const sam = await world.player('Sam', email);
  const declineBy = (team: string) => ({ params: { id: game_id, team } });
  const invited = async () => {
    const { invite } = await ada.call(inviteToTeam, { params, body: { email } });
    const [{ team_code } = { team_code: '' }] = await sam.call(listGames);
    return { invite_id: invite.invite_id, mine: declineBy(team_code) };
  };
  const { mine } = await invited();
  // The code is no help to anybody else.
  const olga = await world.player('Olga');
  await expectRefusal(olga.ask(declineInvite, mine), 404, 'There is no such invite.');
  expect(await ada.ask(declineInvite, mine)).toMatchObject({ status: 403 });
  await expectRefusal(sam.ask(declineInvite, declineBy('nothing')), 404, 'There is no such team in this game.');
  for (const _ of ['first', 'again']) expect(await sam.call(declineInvite, mine)).toEqual({ status: 'success' });
  expect((await ada.load(game_id)).team?.invites).toEqual([]);
  expect(await sam.call(listGames)).toMatchObject([{ gameid: game_id, declined: true, invite: false }]);

  const { invite_id, mine: cancelled } = await invited();
  await ada.call(cancelInvite, { params, body: { invite_id } });
  expect(await sam.call(declineInvite, cancelled)).toEqual({ status: 'success' });

  // A spectator goes on watching.
  await joinedBy(sam, game_id);
  const { mine: watching } = await invited();
  expect(await sam.call(listGames)).toMatchObject([{ invite: true, spectator: true }]);
  await sam.call(declineInvite, watching);
  expect(await sam.call(listGames)).toMatchObject([{ invite: false, spectator: true, declined: false, team: null }]);
});

test('CALL-14 ROLE-05 the list has an entry per game of the caller, with their team; games they left are not in it', async () => {
  const { game_id, ada, team_code } = await withFoxes();
  const other = await world.game();
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  await joinedBy(ben, other.game_id);
  const stubs = await ben.call(listGames);
  expect(stubs.find(({ gameid }) => gameid === game_id)).toMatchObject({
    spectator: false,
    invite: false,
    declined: false,
    team: { team_name: 'The Foxes' },
    team_code: '',
  });
  expect(stubs.find(({ gameid }) => gameid === other.game_id)).toMatchObject({ spectator: true, team: null });
  await ben.call(leaveGame, { params: { id: game_id } });
  expect((await ben.call(listGames)).map(({ gameid }) => gameid)).toEqual([other.game_id]);
  // A pending player watches until then.
  const teamId = (await ada.load(game_id)).team?.teamid ?? '';
  await joinedBy(ben, game_id);
  await ben.call(askToJoin, { params: { gameId: game_id, teamId }, body: { client_id: ben.clientId } });
  const lineNow = (await ben.call(listGames)).find(({ gameid }) => gameid === game_id);
  expect(lineNow).toMatchObject({ spectator: true, team: null });
});

test('CALL-34 CALL-43 ENTITY-INVITE-b H50 a shared link opens the team for the whole table; a new link ends the old one', async () => {
  const { game_id, ada, view, team_code, params } = await withFoxes();
  const asked = { params: { gameid: game_id, team_code } };
  await expectRefusal(ada.ask(getInviteToken, asked), 404, 'There is no invite link yet.');
  const { urlid } = await ada.call(generateInviteToken, { params });
  expect(await ada.call(getInviteToken, asked)).toEqual({ urlid });
  const claimsOf = async (urlid: string) => {
    const { long_url } = await world.guest().call(shortUrl, { query: { urlid } });
    const { pathname } = new URL(long_url);
    expect(pathname).toMatch(/^\/auth\/link\/invite\//);
    return tokenClaimsOf({ token: pathname.split('/').at(-1) });
  };
  const claims = await claimsOf(urlid);
  expect(claims).toMatchObject({ team_name: 'The Foxes', game_id, inviter: 'Ada' });
  expect(claims.exp).toBe(Math.floor((world.clock.now() + inviteLifeMs) / 1_000));
  expect(JSON.stringify(claims)).not.toContain(team_code);

  const ben = await world.player('Ben');
  const cleo = await world.player('Cleo');
  for (const person of [ben, cleo]) await joinedBy(person, game_id, claims.team_code);
  expect(await ben.call(getInviteToken, asked)).toEqual({ urlid });
  expect(await ben.ask(generateInviteToken, { params })).toMatchObject({ status: 403 });
  // It invites nobody by name.
  expect((await ada.load(game_id)).team?.invites).toEqual([]);

  // The code also lets somebody send the link to themselves.
  const email = newEmail();
  const body = { team_code: claims.team_code, inviter: 'The Pope', email };
  await world.guest().call(sendInvite, { params: { id: game_id }, body });
  expect(notificationsTo(email)[0]?.text).toContain('Ada invites you');

  const next = await ada.call(generateInviteToken, { params });
  expect(await ada.call(getInviteToken, asked)).toEqual(next);
  const olga = await world.player('Olga');
  const old = { params: { id: game_id }, body: { team_code: claims.team_code } };
  expect(await olga.ask(joinGame, old)).toMatchObject({ status: 403 });
  await joinedBy(olga, game_id, (await claimsOf(next.urlid)).team_code);
  expect((await olga.load(game_id)).team?.teamid).toBe(view.team?.teamid);
  const rita = await playerIn(world, 'Rita', game_id);
  expect(await rita.ask(getInviteToken, asked)).toMatchObject({ status: 403 });
});

test('H50 INVITE-01 an invite token is accepted while it is genuine and its invite open, and gets the current names', async () => {
  const { game_id, host, ada, teamid, params } = await withFoxes();
  const { context } = world.server;
  const check = (token: string, person = world.guest()) => person.ask(checkInvite, { body: { token } });
  const bad = { status: 403, detail: 'This team link is not valid. Ask a teammate for a new one.' };

  const replaced = await inviteTokenOf(ada, params);
  const token = await inviteTokenOf(ada, params);
  const { exp, team_code } = tokenClaimsOf({ token });
  const says = { team_name: 'The Foxes', game_id, team_code, inviter: 'Ada', exp };
  // Nobody has logged in yet.
  expect(await check(token)).toMatchObject({ status: 200, body: says });
  expect(await check(replaced)).toMatchObject(bad);

  const [head = '', claims = '', signature = ''] = token.split('.');
  const tampered = Buffer.from(
    JSON.stringify({ ...says, team_name: 'Call 555', iss: 'snug', aud: 'invite', jti: 'x' }),
  );
  const account = await context.store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  for (const other of [
    '',
    'x.y.z',
    `${head}.${tampered.toString('base64url')}.${signature}`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`,
    // Genuine, but for another audience.
    await context.tokens.ofPlayer(account),
    await context.tokens.ofLink({ kind: 'email', contact: 'a@example.com' }, game_id, 60_000),
    // Genuine, but without an invite.
    await context.tokens.ofInvite({ ...says, team_code: 'nobodys-code' }),
    await context.tokens.ofInvite({ ...says, game_id: 'another' }),
  ]) {
    expect([other, await check(other)]).toMatchObject([other, bad]);
  }

  // Also for a login by a link, which covers its game alone.
  const friend = world.guest();
  friend.token = await context.tokens.ofPlayer(account, {
    game_id: 'another',
    contact: { kind: 'email', contact: 'a@example.com' },
  });
  expect((await check(token, friend)).status).toBe(200);

  await host.call(hostRenameTeam, { params: { id: game_id, team: teamid }, body: { team_name: 'Tame Foxes' } });
  expect((await check(token)).body).toMatchObject({ team_name: 'Tame Foxes' });
  await host.call(hostEndGame, { params: { id: game_id } });
  await expectRefusal(check(token), 409, 'This game has ended.');

  const kicked = await withFoxes();
  const theirs = await inviteTokenOf(kicked.ada, kicked.params);
  expect((await check(theirs)).status).toBe(200);
  const late = await withFoxes();
  const over = await inviteTokenOf(late.ada, late.params);
  await kicked.host.call(hostKickTeam, { params: { id: kicked.game_id, team: kicked.teamid } });
  expect(await check(theirs)).toMatchObject(bad);
  expect((await check(over)).status).toBe(200);
  world.clock.pass(inviteLifeMs);
  expect(await check(over)).toMatchObject(bad);
});

test('CALL-15 RULE-02 RULE-07 a team comes with its invites, each contact once; the headcount is at least the invited and the captain', async () => {
  const { game_id, code } = await world.game();
  const [own, one, two] = [newEmail(), newEmail(), newEmail()];
  const ada = await world.player('Ada', own);
  const invites = [
    { email: one },
    { email: one.toUpperCase() },
    { inviteBy: 'email', email: two } as const,
    { email: own },
  ];
  const body = { code, team_name: 'The Foxes', kt_team_id: 'new', num_players: 1.5, invites };
  const joined = await ada.call(joinWithCode, { body });
  const { team } = await ada.load(game_id);
  expect(team?.invites.map(({ email }) => email).sort()).toEqual([one, two].sort());
  expect(team?.num_players).toBe(5);
  expect([one, two].map((contact) => notificationsTo(contact).length)).toEqual([1, 1]);
  // A retry makes neither a second team nor second notifications.
  expect(await ada.call(joinWithCode, { body })).toEqual(joined);
  expect(notificationsTo(one)).toHaveLength(1);
  const sam = await world.player('Sam', one);
  expect(await sam.call(listGames)).toMatchObject([{ gameid: game_id, invite: true }]);

  const guest = world.guest();
  const lone = { ...body, team_name: 'Lone', invites: [{ email: newEmail() }] };
  await expectRefusal(guest.ask(joinWithCode, { body: lone }), 403, 'Please log in first.');
  expect(await ada.ask(joinWithCode, { body: { ...lone, invites: [{ email: 'no' }] } })).toMatchObject({ status: 400 });
});

test('H66 a team cannot bring more invites than it holds members', async () => {
  const { code } = await world.game();
  const ada = await world.player('Ada');
  const bring = (count: number) => {
    const invites = Array.from({ length: count }, (_, n) => ({
      inviteBy: 'email' as const,
      email: `crowd${n}@example.com`,
    }));
    return ada.ask(joinWithCode, {
      body: { code, team_name: 'The Crowd', kt_team_id: 'new', num_players: 1, invites },
    });
  };
  const { length } = world.server.devMailbox.notifications();
  expect((await bring(teamMembersMax + 1)).status).toBe(400);
  expect(world.server.devMailbox.notifications()).toHaveLength(length);
  expect((await bring(teamMembersMax)).status).toBe(200);
});
