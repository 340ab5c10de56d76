import { once } from 'node:events';
import { connect } from 'node:net';
import { closeCodes, logout, suggestAnswer } from '@snug/contract';
import {
  captainIn,
  consoleOf,
  gameWithFoxes,
  guestIn,
  joinedBy,
  livePathOf,
  openConnection,
  playerIn,
  rowOf,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { appendMessages, epochOf, readAfter, streamId } from '../database/message-log.ts';

const world = worldOfFile();

/** A game whose first round is open, with a captain and a teammate. */
async function startedGame() {
  const { game_id, code, host, ada: captain, team_code } = await gameWithFoxes(world);
  const member = await playerIn(world, 'Ben', game_id, team_code);
  const { start, ask, recall } = await consoleOf(host, game_id);
  await start(1);
  const view = await captain.load(game_id);
  const play = { ask: (n: number) => ask(1, n), recall: (n: number) => recall(1, n) };
  return { game_id, code, host, captain, member, team_code, view, ...play };
}

const suggest = (person: TestPlayer, game_id: string, suggestion: string) =>
  person.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion } });

test('G1 every stream has its own numbers without a gap, whatever the others hear', async () => {
  const { game_id, member, captain, view, ask, recall } = await startedGame();
  const watcher = world.guest();
  const watching = await joinedBy(watcher, game_id);
  const [teamLine, watcherLine] = [await captain.connect(game_id, view), await watcher.connect(game_id, watching)];
  await ask(0);
  for (const text of ['one', 'two', 'three']) await suggest(member, game_id, text);
  await recall(0);
  await ask(1);
  await teamLine.until('ASK', 2);
  await watcherLine.until('ASK', 2);

  expect(teamLine.types()).toEqual(['ASK', 'SUGGEST', 'SUGGEST', 'SUGGEST', 'RECALL', 'ASK']);
  expect(teamLine.heard.map(({ msg_id }) => msg_id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => view.last_msg_id + n));
  expect(watcherLine.heard.map(({ msg_id }) => msg_id)).toEqual([1, 2, 3].map((n) => watching.last_msg_id + n));
});

test('G7 G4 LIVE-02 a connection continues from its cursor, with nothing lost and nothing repeated', async () => {
  const { game_id, captain, member, view, ask } = await startedGame();
  const first = await captain.connect(game_id, view);
  await ask(0);
  await first.until('ASK');
  first.drop();
  await suggest(member, game_id, 'while away');
  await ask(1);
  const last = first.heard.at(-1)?.msg_id ?? 0;
  const second = await captain.connect(game_id, { ...view, last_msg_id: last });
  await second.until('ASK');
  expect(second.types()).toEqual(['SUGGEST', 'ASK']);
  expect(second.heard.map(({ msg_id }) => msg_id)).toEqual([last + 1, last + 2]);
});

test('G6 a restart of the server costs a new connection and nothing else', async () => {
  const { game_id, captain, member, view, ask } = await startedGame();
  const before = await captain.connect(game_id, view);
  await ask(0);
  await before.until('ASK');
  await world.restart();
  await suggest(member, game_id, 'after the restart');
  const after = await captain.connect(game_id, { ...view, last_msg_id: before.heard.at(-1)?.msg_id ?? 0 });
  await after.until('SUGGEST');
  expect(after.heard).toHaveLength(1);
  expect((await captain.load(game_id)).epoch).toBe(view.epoch);
});

test('LIVE-09 messages written while others connect reach every connection once and in order', async () => {
  const { game_id, captain, member, view, ask } = await startedGame();
  await ask(0);
  const before = await captain.load(game_id);
  const [connections] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => captain.connect(game_id, before))),
    Promise.all(Array.from({ length: 10 }, (_, n) => suggest(member, game_id, `tip ${n}`))),
  ]);
  for (const connection of connections) {
    await connection.until('SUGGEST', 10);
    expect(connection.heard.map(({ msg_id }) => msg_id)).toEqual(
      Array.from({ length: 10 }, (_, n) => before.last_msg_id + n + 1),
    );
  }
  expect(view.epoch).toBe(before.epoch);
});

test.each([
  ['of another epoch', { e: 'somethingelse', last: 0 }],
  ['without an epoch', { last: 0 }],
  ['ahead of the stream', { last: 99_999 }],
  ['that is no number', { last: '1e3' }],
  ['with a sign', { last: '-1' }],
])('H16 a cursor %s is told to load anew (4010)', async (_, cursor) => {
  const { game_id, captain, view } = await startedGame();
  const path = livePathOf(captain, game_id, view);
  const query: Record<string, string | number> = { token: captain.token ?? '', ...cursor };
  if (!('e' in cursor) && cursor.last !== 0) query.e = view.epoch;
  const connection = await openConnection(world.server.url, path, query);
  expect(await connection.closed).toBe(closeCodes.resync);
  expect(connection.heard).toEqual([]);
});

test('G34 a client more than 500 messages behind is told to load anew', async () => {
  const { game_id, captain, view } = await startedGame();
  const { context } = world.server;
  const posts = Array.from({ length: 501 }, () => ({ to: 'players', message: { type: 'OPEN_SUBMISSIONS' } }) as const);
  await context.store.write((trx) => appendMessages(trx, game_id, posts, context.clock.now()));
  const connection = await captain.connect(game_id, view);
  expect(await connection.closed).toBe(closeCodes.resync);
});

test('OPEN-84 a heartbeat that is behind gets everything newer again, one that is level a THUMP', async () => {
  const { game_id, captain, view, ask } = await startedGame();
  const connection = await captain.connect(game_id, view);
  await ask(0);
  await ask(1);
  await connection.until('ASK', 2);
  connection.send(`thump thump|${view.last_msg_id + 2}`);
  await connection.until('THUMP');
  expect(connection.types()).toEqual(['ASK', 'ASK', 'THUMP']);
  connection.send(`thump thump|${view.last_msg_id + 1}`);
  await connection.until('ASK', 3);
  expect(connection.heard.at(-1)?.msg_id).toBe(view.last_msg_id + 2);
  await ask(2);
  await connection.until('ASK', 4);
  expect(connection.heard.at(-1)?.msg_id).toBe(view.last_msg_id + 3);
});

test('LIVE-12 acknowledgements are accepted; three malformed frames end the connection', async () => {
  const { game_id, captain, view, ask } = await startedGame();
  const connection = await captain.connect(game_id, view);
  connection.send('acknowledge|1');
  connection.send('hello');
  connection.send('thump thump|-1');
  await ask(0);
  await connection.until('ASK');
  connection.send('acknowledge|1e9');
  expect(await connection.closed).toBe(1008);
});

test('a client of the original wire is served from its load position, and hears neither SKIP nor THUMP', async () => {
  const { game_id, captain, view, ask } = await startedGame();
  await ask(0);
  const path = livePathOf(captain, game_id, view);
  const connection = await openConnection(world.server.url, path, {
    pre_connect_auth: 'true',
    token: captain.token ?? '',
  });
  await connection.until('ASK');
  connection.send(`thump thump|${view.last_msg_id + 1}`);
  const { context } = world.server;
  const other = await rowOf(context.store.db, 'game_players', { is_captain: 0 });
  const to = { teamid: view.team?.teamid ?? '' };
  const messages = await context.store.write((trx) =>
    appendMessages(
      trx,
      game_id,
      [
        { to, message: { type: 'OPEN_SUBMISSIONS' }, only: other.player_id },
        { to, message: { type: 'CLOSE_SUBMISSIONS' } },
      ],
      context.clock.now(),
    ),
  );
  context.pubSub.publish({ game_id, messages });
  await connection.until('CLOSE_SUBMISSIONS');
  expect(connection.heard.map(({ msg_id, data }) => [msg_id - view.last_msg_id, data.type])).toEqual([
    [1, 'ASK'],
    [3, 'CLOSE_SUBMISSIONS'],
  ]);
});

test('a message for one person is a SKIP for the others of the audience', async () => {
  const { game_id, captain, member, team_code, view } = await startedGame();
  const [one, other] = [
    await captain.connect(game_id, view),
    await member.connect(game_id, await member.load(game_id)),
  ];
  const { context } = world.server;
  const { player_id } = await context.store.db
    .selectFrom('game_players')
    .innerJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
    .select('player_id')
    .where('team_code', '=', team_code)
    .where('is_captain', '=', 0)
    .executeTakeFirstOrThrow();
  const to = { teamid: view.team?.teamid ?? '' };
  const messages = await context.store.write((trx) =>
    appendMessages(trx, game_id, [{ to, message: { type: 'RELOAD_GAME' }, only: player_id }], context.clock.now()),
  );
  context.pubSub.publish({ game_id, messages });
  await other.until('RELOAD_GAME');
  await one.until('SKIP');
  expect(one.heard.at(-1)?.msg_id).toBe(other.heard.at(-1)?.msg_id);
});

test('G31 H12 a watcher who joins a team hears nothing more of the watchers’ stream, and loads anew', async () => {
  const { game_id, team_code, ask } = await startedGame();
  const newcomer = await world.player('Cleo');
  const watching = await joinedBy(newcomer, game_id);
  const connection = await newcomer.connect(game_id, watching);
  const joined = await joinedBy(newcomer, game_id, team_code);
  expect(await connection.closed).toBe(closeCodes.resync);
  await ask(0);
  expect(connection.types()).toEqual([]);
  expect(joined.epoch).not.toBe(watching.epoch);
  const team = await newcomer.connect(game_id, joined);
  await team.until('ASK');
});

test('H40 a logout closes the connections of that login, and of no other device', async () => {
  const { game_id, captain, member, view } = await startedGame();
  const connection = await captain.connect(game_id, view);
  const other = await member.connect(game_id, await member.load(game_id));
  await captain.call(logout, { body: { client_id: captain.clientId } });
  expect(await connection.closed).toBe(closeCodes.tokenInvalid);
  other.send('thump thump|0');
  await other.until('THUMP');
});

test('H17 the sixth connection of a player replaces the first', async () => {
  const { game_id, captain, view } = await startedGame();
  const connections = [];
  for (let n = 0; n < 6; n += 1) {
    const connection = await captain.connect(game_id, view);
    connection.send('thump thump|0');
    await connection.until('THUMP');
    connections.push(connection);
  }
  expect(await connections[0]?.closed).toBe(closeCodes.superseded);
});

test('LIVE-02 LIVE-03 LIVE-04 H10 the address must be the player’s own: NO_GAME_ACCESS, then the code of why', async () => {
  const { game_id, code, captain, team_code, host } = await startedGame();
  const guest = world.guest();
  const { me } = await joinedBy(guest, game_id);
  const rival = await captainIn(world, 'Rita', code, 'The Rivals');
  const stranger = await world.player('Sam');
  const { alias } = await rowOf(world.server.context.store.db, 'game_teams', { team_code });

  const player = (id: string, team = team_code, game = game_id) => `/api/game/ws/${game}/player/${id}/${team}`;
  const watcher = (id: string, player_code = me.player_code) => `/api/game/ws/${game_id}/watcher/${id}/${player_code}`;
  const { noAccess, gameGone, tokenInvalid } = closeCodes;
  const cases: [path: string, token: string | undefined, code: number][] = [
    [player(captain.clientId), undefined, noAccess],
    [player(captain.clientId, alias), captain.token, noAccess],
    [player(captain.clientId), rival.token, noAccess],
    [player(captain.clientId), stranger.token, noAccess],
    [player(rival.clientId), rival.token, noAccess],
    [player(stranger.clientId), stranger.token, noAccess],
    [player(captain.clientId), `${captain.token}x`, tokenInvalid],
    [player(captain.clientId, team_code, 'nosuchgame'), captain.token, gameGone],
    [watcher('client-of-nobody-at-all'), undefined, noAccess],
    [watcher(guest.clientId, 'someoneelse'), undefined, noAccess],
    [watcher(captain.clientId), captain.token, noAccess],
    [`/api/host/ws/${game_id}`, captain.token, noAccess],
    [`/api/host/ws/${game_id}`, undefined, noAccess],
    [player(captain.clientId), host.token, noAccess],
  ];
  for (const [path, token, expected] of cases) {
    const connection = await openConnection(world.server.url, path, token ? { token } : {});
    expect([path, await connection.closed]).toEqual([path, expected]);
    expect(connection.types()).toEqual(['NO_GAME_ACCESS']);
  }
});

test('H10 a player who watched as a guest and logs in again in the same browser hears their team', async () => {
  const { game_id, captain, team_code, ask } = await startedGame();
  const guest = await guestIn(world, game_id);
  const path = `/api/game/ws/${game_id}/player/${guest.clientId}/${team_code}`;
  const connection = await openConnection(world.server.url, path, { token: captain.token ?? '' });
  connection.send('acknowledge|0');
  await ask(0);
  await connection.until('ASK');
});

test('OPEN-83 the player id of a token is accepted as the id', async () => {
  const { game_id, captain, team_code, ask } = await startedGame();
  const sub = JSON.parse(Buffer.from(captain.token?.split('.')[1] ?? '', 'base64url').toString()).sub;
  const path = `/api/game/ws/${game_id}/player/${sub}/${team_code}`;
  const connection = await openConnection(world.server.url, path, { token: captain.token ?? '' });
  connection.send('acknowledge|0');
  await ask(0);
  await connection.until('ASK');
});

test('H15 an upgrade to an invalid address is refused, and the server goes on', async () => {
  const { port } = world.server;
  for (const address of ['//', 'http://[']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    socket.destroy();
  }
});

test('H11 a page of another site gets no connection', async () => {
  const { game_id, captain, team_code } = await startedGame();
  const path = `/api/game/ws/${game_id}/player/${captain.clientId}/${team_code}`;
  const query = { token: captain.token ?? '' };
  const evil = await openConnection(world.server.url, path, query, undefined, { origin: 'https://evil.example' });
  expect(await evil.closed).toBe(closeCodes.noAccess);
  const own = await openConnection(world.server.url, path, query, undefined, { origin: world.server.url });
  own.send('hello');
  own.send('hello');
  own.send('hello');
  expect(await own.closed).toBe(1008);
});

test('G23 a stop closes every connection with 1012 and says when to come back', async () => {
  const { game_id, captain, view } = await startedGame();
  const connection = await captain.connect(game_id, view);
  const closed = connection.closed;
  await world.restart();
  expect(await closed).toBe(closeCodes.restart);
});

test('H73 a change that is rolled back uses no number', async () => {
  const { game_id } = await world.game();
  const { context } = world.server;
  const stream_id = streamId(game_id, 'watchers');
  const post = { to: 'players', message: { type: 'END_GAME' } } as const;
  const undone = context.store.write(async (trx) => {
    await appendMessages(trx, game_id, [post], context.clock.now());
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await context.store.write((trx) => appendMessages(trx, game_id, [post], context.clock.now()));
  expect((await readAfter(context.store.db, stream_id, 0, 10)).map(({ seq }) => seq)).toEqual([1]);
  expect(epochOf(context.incarnation, stream_id)).not.toContain(game_id);
});
