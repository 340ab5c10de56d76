import {
  addTeam,
  askToJoin,
  createTeam,
  findGame,
  gameExists,
  hostEndGame,
  hostFinalizeGame,
  joinGame,
  joinWithCode,
  listGames,
  loadGame,
  logout,
  needFeedback,
  newPlayer,
  restoreTeam,
  sendFeedback,
} from '@snug/contract';
import {
  captainIn,
  expectRefusal,
  gameWithFoxes,
  guestIn,
  joinedAs,
  joinedBy,
  registeredTeamOf,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { findOpenGame } from '../../commands/find-open-game.ts';
import { quotaTable } from '../../database/quotas.ts';

const world = worldOfFile();

const unknownCode = 'No open game has this code. Please check it with your Quizmaster.';
const team = (code: string, team_name: string, kt_team_id = 'new') => ({
  code,
  team_name,
  kt_team_id,
  num_players: 3.7,
  invites: [],
});

test('CALL-41 JOIN-04 LIMIT-01 OPEN-14 PROD-01 a code finds its open game; every other code gets the same 404', async () => {
  const { game_id, code, host } = await world.game();
  const guest = world.guest();
  expect(await guest.call(findGame, { body: { code } })).toMatchObject({
    game: { gameid: game_id, code, title: 'Test night', venue: 'The Crown', kind: 'Pub Quiz', status: 'live' },
    found_player: null,
  });
  const other = code === '100000' ? '100001' : '100000';
  for (const wrong of ['', ' ', '12345', '1234567', '1e5', '-12345', '１２３４５６', "' OR 1=1--", other]) {
    expect([wrong, await guest.ask(findGame, { body: { code: wrong } })]).toMatchObject([
      wrong,
      { status: 404, detail: unknownCode },
    ]);
  }
  await host.call(hostEndGame, { params: { id: game_id } });
  await expectRefusal(guest.ask(findGame, { body: { code } }), 404, unknownCode);
});

test('CALL-35 OPEN-15 whether a code is open, for a page of any origin', async () => {
  const { code } = await world.game();
  const guest = world.guest();
  const { body, headers } = await guest.ask(gameExists, { params: { code } });
  expect(body).toEqual({ exists: true });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(await guest.call(gameExists, { params: { code: '12345' } })).toEqual({ exists: false });
  const preflight = await fetch(`${world.server.url}/api/player/game/${code}/exists`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('user-client-id');
});

test('CALL-21 ROLE-17 without a team code the caller watches: no answers, no team', async () => {
  const { game_id } = await world.game();
  const guest = world.guest();
  expect(await guest.ask(loadGame, { query: { game_id } })).toMatchObject({ status: 403 });
  expect(await guest.call(joinGame, { params: { id: game_id }, body: {} })).toEqual({ status: 'success', game_id });
  expect(await guest.load(game_id)).toMatchObject({
    me: { status: 'watching', is_captain: false, registered: false },
    team: null,
  });
});

test('CALL-15 JOIN-13 RULE-02 ROLE-01 OPEN-03 a guest brings a team of one, as its captain', async () => {
  const { game_id, code } = await world.game();
  const guest = world.guest();
  const joined = await guest.call(joinWithCode, { body: team(code, '  The   Lone\u202e Fox ') });
  expect(joined).toMatchObject({ status: 'success', game_id });
  const view = await guest.load(game_id);
  expect(view.me).toMatchObject({ is_captain: true, status: 'joined', registered: false });
  expect(view.team).toMatchObject({ team_name: 'The Lone Fox', kt_team_id: '', num_players: 3 });
  expect(view.team?.team_code).toBe(joined.team_code);
  // A retry, or the same person on another tab.
  expect(await guest.call(joinWithCode, { body: team(code, 'The Lone Fox') })).toEqual(joined);
  expect(await guest.ask(joinWithCode, { body: team(code, 'Another') })).toMatchObject({ status: 409 });
});

test('ROLE-02 OPEN-03 a guest cannot join a team, and nobody can join a guest’s team', async () => {
  const { game_id, code, team_code } = await gameWithFoxes(world);
  const guest = world.guest();
  expect(await guest.ask(joinGame, { params: { id: game_id }, body: { team_code } })).toMatchObject({
    status: 403,
    detail: 'Please log in to join a team.',
  });
  const { team_code: lone } = await guest.call(joinWithCode, { body: team(code, 'Lone') });
  const ben = await world.player('Ben');
  expect(await ben.ask(joinGame, { params: { id: game_id }, body: { team_code: lone } })).toMatchObject({
    status: 403,
  });
});

test('OPEN-12 H48 other teams see an alias that lets nobody in; a team sees its own code', async () => {
  const { game_id, code, view, team_code } = await gameWithFoxes(world);
  const rival = await world.player('Rita');
  const { view: rivals } = await joinedAs(rival, code, 'The Rivals');
  const foxesOf = (teams: { team_name: string; team_code: string }[]) =>
    teams.find(({ team_name }) => team_name === 'The Foxes')?.team_code ?? '';
  expect(foxesOf(view.game_teams)).toBe(team_code);
  const alias = foxesOf(rivals.game_teams);
  expect(alias).not.toBe(team_code);
  expect(JSON.stringify(rivals)).not.toContain(team_code);
  const sam = await world.player('Sam');
  for (const wrong of [alias, view.team?.teamid ?? '', 'nonsense']) {
    const reply = await sam.ask(joinGame, { params: { id: game_id }, body: { team_code: wrong } });
    expect(reply).toMatchObject({ status: 403, detail: 'This team link is not valid. Ask a teammate for a new one.' });
  }
  await sam.call(joinGame, { params: { id: game_id }, body: { team_code } });
  expect((await sam.load(game_id)).team?.players.map(({ player_name }) => player_name).sort()).toEqual(['Ada', 'Sam']);
});

test('SELECT-05 OPEN-12 H48 the look-up tells the teams that play, by name, number and alias; a team taken off is not told', async () => {
  const { game_id, code, team_code } = await gameWithFoxes(world);
  const rita = await world.player('Rita');
  await joinedAs(rita, code, 'The Rivals');
  const teamsFor = async (caller: typeof rita) => (await caller.call(findGame, { body: { code } })).teams;
  const sam = await world.player('Sam');
  const teams = await teamsFor(sam);
  const told = (team_name: string) => ({ kt_team_id: '', team_code: expect.any(String), team_name });
  expect(teams).toHaveLength(2);
  expect(teams).toEqual(expect.arrayContaining([told('The Foxes'), told('The Rivals')]));
  expect(JSON.stringify(teams)).not.toContain(team_code);
  // Everybody is told the same, the team's own people too.
  for (const caller of [rita, world.guest()]) expect(await teamsFor(caller)).toEqual(teams);

  // The alias asks, and lets nobody in.
  const alias = teams?.find(({ team_name }) => team_name === 'The Foxes')?.team_code ?? '';
  expect(await sam.ask(joinGame, { params: { id: game_id }, body: { team_code: alias } })).toMatchObject({
    status: 403,
  });
  await sam.call(joinGame, { params: { id: game_id }, body: {} });
  await sam.call(askToJoin, { params: { gameId: game_id, teamId: alias }, body: { client_id: sam.clientId } });
  expect((await sam.load(game_id)).me).toMatchObject({ status: 'pending-join', team_code: alias });

  await world.server.context.store.db
    .updateTable('game_teams')
    .set({ kicked_at: 1 })
    .where('team_name', '=', 'The Rivals')
    .execute();
  expect(await teamsFor(sam)).toMatchObject([{ team_name: 'The Foxes' }]);
});

test('CALL-15 JOIN-16 a registered team joins with its number; only its members join by the alias', async () => {
  const { game_id, code } = await world.game();
  const ada = await world.player('Ada');
  const ben = await world.player('Ben');
  const kt_team_id = await registeredTeamOf(ada, ben);
  const { team_code } = await ada.call(joinWithCode, { body: team(code, 'ignored', kt_team_id) });
  expect((await ada.load(game_id)).team).toMatchObject({ team_name: 'The Foxes', kt_team_id, team_code });
  const sam = await world.player('Sam');
  expect(await sam.ask(joinWithCode, { body: team(code, '', kt_team_id) })).toMatchObject({ status: 403 });
  // The look-up shows the team in the game to its members alone.
  const { my_teams = [] } = await ben.call(findGame, { body: { code } });
  expect(my_teams).toEqual([{ kt_team_id, team_code: expect.any(String) }]);
  for (const stranger of [world.guest(), await world.player('Rita')]) {
    expect(await stranger.call(findGame, { body: { code } })).not.toHaveProperty('my_teams');
  }
  const watching = await joinedBy(ben, game_id);
  const alias = watching.game_teams[0]?.team_code ?? '';
  expect(alias).not.toBe(team_code);
  expect(my_teams[0]?.team_code).toBe(alias);
  await ben.call(joinGame, { params: { id: game_id }, body: { team_code: alias } });
  expect((await ben.load(game_id)).me).toMatchObject({ status: 'joined', is_captain: false });
});

test('CALL-15 CALL-54 an archived team plays again after it is restored', async () => {
  const { code } = await world.game();
  const ada = await world.player('Ada');
  const { kt_team_id } = await ada.call(createTeam, { body: { team_name: 'Sleepers' } });
  await world.server.context.store.db
    .updateTable('teams')
    .set({ archived_at: world.clock.now() })
    .where('kt_team_id', '=', Number(kt_team_id))
    .execute();
  expect(await ada.ask(joinWithCode, { body: team(code, '', kt_team_id) })).toMatchObject({ status: 403 });
  await ada.call(restoreTeam, { params: { id: kt_team_id } });
  expect(await ada.ask(joinWithCode, { body: team(code, '', kt_team_id) })).toMatchObject({ status: 200 });
});

test('ENTITY-FOUND OPEN-16 JOIN-07 the device’s earlier player: the guest, the account’s, or one to log in for; never somebody else’s', async () => {
  const { game_id, code } = await world.game();
  const guest = await guestIn(world, game_id);
  const find = { body: { code } };
  expect((await guest.call(findGame, find)).found_player).toEqual({
    client_id: guest.clientId,
    player: null,
    player_name: 'Guest',
  });

  const ada = await world.player('Ada', 'ada@example.com');
  const { view } = await joinedAs(ada, code, 'The Foxes');
  const own = { client_id: ada.clientId, player: { player_code: view.me.player_code }, player_name: 'Ada' };
  expect((await ada.call(findGame, find)).found_player).toEqual(own);
  const token = ada.token;
  await ada.call(logout, { body: { client_id: ada.clientId } });
  ada.token = undefined;
  expect((await ada.call(findGame, find)).found_player).toEqual(own);
  // Logged out, the device is nobody in the game until it logs in: the client id alone is no login.
  expect(await ada.ask(loadGame, { query: { game_id } })).toMatchObject({ status: 403 });
  ada.token = (await world.player('Ben')).token;
  expect((await ada.call(findGame, find)).found_player).toBeNull();
  ada.token = token;
  expect(await ada.ask(findGame, find)).toMatchObject({ status: 401 });
});

test('ROLE-05 OPEN-83 the same account on a second phone is the same player', async () => {
  const { game_id, ada, view } = await gameWithFoxes(world);
  const second = world.guest();
  second.token = ada.token;
  expect((await second.load(game_id)).me).toEqual(view.me);
  await second.call(joinGame, { params: { id: game_id }, body: {} });
  expect((await second.load(game_id)).me.player_code).toBe(view.me.player_code);
});

test('CALL-37 JOIN-10 a fresh client id is a separate player; somebody else’s id is refused', async () => {
  const { game_id } = await world.game();
  const first = world.guest();
  const { me } = await joinedBy(first, game_id);
  const fresh = world.guest();
  const body = { client_id: fresh.clientId };
  expect(await fresh.call(newPlayer, { params: { id: game_id }, body })).toEqual({ success: true });
  expect((await fresh.load(game_id)).me.player_code).not.toBe(me.player_code);
  const stolen = await fresh.ask(newPlayer, { params: { id: game_id }, body: { client_id: first.clientId } });
  expect(stolen).toMatchObject({ status: 400 });
});

test('CALL-14 ENTITY-STUB the current games of the caller alone', async () => {
  const one = await world.game();
  const two = await world.game();
  const ada = await captainIn(world, 'Ada', one.code, 'The Foxes');
  await joinedBy(ada, two.game_id);
  const games = await ada.call(listGames);
  expect(games.map(({ gameid, spectator, team }) => [gameid, spectator, team?.team_name])).toEqual(
    expect.arrayContaining([
      [one.game_id, false, 'The Foxes'],
      [two.game_id, true, undefined],
    ]),
  );
  expect(games).toHaveLength(2);
  expect(await (await world.player('Ben')).call(listGames)).toEqual([]);
  await two.host.call(hostEndGame, { params: { id: two.game_id } });
  expect((await ada.call(listGames)).map(({ gameid }) => gameid)).toEqual([one.game_id]);
});

test('CALL-14 ENTITY-STUB a game that has ended stays in the list for a day, below the live ones, while its player has a host to rate', async () => {
  const { game_id, host, ada, view } = await gameWithFoxes(world);
  const params = { id: game_id };
  const watcher = await guestIn(world, game_id);
  const live = await world.game();
  await joinedBy(ada, live.game_id);
  const listed = async (of = ada) =>
    (await of.call(listGames)).map(({ gameid, status, feedback_due }) => [gameid, status, feedback_due]);
  const isLive = [live.game_id, 'live', undefined];
  expect(await listed()).toEqual(expect.arrayContaining([isLive, [game_id, 'live', undefined]]));

  await host.call(hostEndGame, { params });
  expect(await listed()).toEqual([isLive, [game_id, 'ended', true]]);
  const [, stub] = await ada.call(listGames);
  expect(stub).toMatchObject({ spectator: false, invite: false, team: { team_name: 'The Foxes' }, team_code: '' });
  // Spectators rate nobody.
  expect(await listed(watcher)).toEqual([]);
  await host.call(hostFinalizeGame, { params });
  expect(await listed()).toEqual([isLive, [game_id, 'finalized', true]]);

  const [target] = await ada.call(needFeedback, { params });
  const { player_code } = view.me;
  const body = { userid: target?.userid ?? '', player_code, stars: 5, tags: [], notes: '' };
  await ada.call(sendFeedback, { params, body });
  expect(await listed()).toEqual([isLive]);
});

test('CALL-14 a day after its end nobody is reminded of a game', async () => {
  const { game_id, host, ada } = await gameWithFoxes(world);
  await host.call(hostEndGame, { params: { id: game_id } });
  world.clock.pass(86_400_000 - 1_000);
  expect(await ada.call(listGames)).toMatchObject([{ gameid: game_id, feedback_due: true }]);
  world.clock.pass(2_000);
  expect(await ada.call(listGames)).toEqual([]);
});

test('CALL-23 ERR-11 ERR-12 load: 403 when not in the game, 404 when there is none', async () => {
  const { game_id } = await world.game();
  const sam = await world.player('Sam');
  expect(await sam.ask(loadGame, { query: { game_id } })).toMatchObject({ status: 403 });
  expect(await sam.ask(loadGame, { query: { game_id: 'nosuchgame' } })).toMatchObject({
    status: 404,
    body: { status_code: 404, detail: 'Game Not Found' },
  });
});

test('nobody joins an ended game; its players can still load it', async () => {
  const { game_id, code, host, ada, team_code } = await gameWithFoxes(world);
  const cleo = await world.player('Cleo');
  await cleo.call(joinGame, { params: { id: game_id }, body: {} });
  await host.call(hostEndGame, { params: { id: game_id } });
  expect(await ada.load(game_id)).toMatchObject({ status: 'ended' });
  expect(await cleo.ask(joinGame, { params: { id: game_id }, body: { team_code } })).toMatchObject({ status: 409 });
  const added = await cleo.ask(addTeam, { params: { id: game_id }, body: { team_name: 'Late', kt_team_id: 'new' } });
  expect(added).toMatchObject({ status: 409, detail: 'This game has ended.' });
  const ben = await world.player('Ben');
  expect(await ben.ask(joinGame, { params: { id: game_id }, body: {} })).toMatchObject({ status: 409 });
  expect(await ben.ask(joinWithCode, { body: team(code, 'Late') })).toMatchObject({ status: 404 });
});

test('H62 a client waits after twenty wrong codes in ten minutes; right ones never count', async () => {
  const { code } = await world.game();
  const honest = world.guest();
  const guesser = world.guest();
  for (let n = 0; n < 20; n += 1) {
    expect((await guesser.ask(findGame, { body: { code: '000000' } })).status).toBe(404);
    expect((await honest.ask(findGame, { body: { code } })).status).toBe(200);
  }
  const refused = await guesser.ask(findGame, { body: { code } });
  expect(refused).toMatchObject({ status: 429, body: { status_code: 429 } });
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await guesser.ask(gameExists, { params: { code } })).toMatchObject({ status: 429 });
  expect((await honest.ask(findGame, { body: { code } })).status).toBe(200);
  world.clock.pass(600_000);
  expect((await guesser.ask(findGame, { body: { code } })).status).toBe(200);
});

test('H62 a hundred simultaneous codes are limited like successive ones', async () => {
  const { code } = await world.game();
  const { context } = world.server;
  const guesser = { clientId: undefined, client_hash: 'a burst', bearer: undefined, link: undefined };
  const actor = { ...guesser, address: '192.0.2.62' };
  const { count } = quotaTable.codeFailuresOfClient;
  const wrong = Array.from({ length: 100 }, () => findOpenGame(context, '000000', actor));
  const tried = await Promise.allSettled([...wrong, findOpenGame(context, code, actor)]);
  const refused = { status: 'rejected', reason: expect.objectContaining({ status: 429 }) };
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(count);
  expect(tried.at(-1)).toEqual(refused);
  world.clock.pass(quotaTable.codeFailuresOfAll.ms);
});

test('H62 LIMIT-15 while a thousand wrong codes a minute come from everywhere, each look-up takes a second', async () => {
  const { code } = await world.game();
  const { context } = world.server;
  const { codeFailuresOfAll } = quotaTable;
  const time = async (wanted: string) => {
    const since = performance.now();
    const { status } = await world.guest().ask(findGame, { body: { code: wanted } });
    return { status, isSlow: performance.now() - since > 950 };
  };
  await context.store.write(async (trx) => {
    for (let n = 1; n < codeFailuresOfAll.count; n += 1) await context.quotas.count(trx, 'codeFailuresOfAll', '');
  });
  const isSpent = () => context.store.read((trx) => context.quotas.isSpent(trx, 'codeFailuresOfAll', ''));
  expect(await isSpent()).toBe(false);
  expect((await world.guest().ask(findGame, { body: { code: '000000' } })).status).toBe(404);
  expect(await isSpent()).toBe(true);
  expect(await time(code)).toEqual({ status: 200, isSlow: true });
  expect(await time('000000')).toEqual({ status: 404, isSlow: true });
  world.clock.pass(codeFailuresOfAll.ms);
  expect(await isSpent()).toBe(false);
});

test('RULE-01 RULE-05 RULE-08 LIMIT-01 LIMIT-02 a join needs a code of six digits, a team with a name of its own, cut to 125, and right invites', async () => {
  const { game_id, code } = await world.game();
  await captainIn(world, 'Rita', code, 'The Rivals');
  const ada = await world.player('Ada');
  for (const wrong of [code.slice(1), `${code}0`, '']) {
    expect(await ada.ask(joinWithCode, { body: team(wrong, 'Foxes') })).toMatchObject({ status: 404 });
  }
  for (const nameless of ['', '  ', '\u200b']) {
    await expectRefusal(ada.ask(joinWithCode, { body: team(code, nameless) }), 400, 'A team name is required');
  }
  expect(await ada.ask(joinWithCode, { body: team(code, 'the rivals') })).toMatchObject({ status: 409 });
  const invited = { ...team(code, 'Bears'), invites: [{ email: 'no address' }] };
  expect(await ada.ask(joinWithCode, { body: invited })).toMatchObject({ status: 400 });
  await ada.call(joinWithCode, { body: team(code, '\u{1f98a}'.repeat(130)) });
  expect((await ada.load(game_id)).team?.team_name).toBe('\u{1f98a}'.repeat(125));
});
