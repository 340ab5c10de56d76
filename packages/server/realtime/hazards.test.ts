import { closeCodes, type GameView, hostDisplay, hostSignOut, hostStartRound } from '@snug/contract';
import type { OutgoingMessage } from '@snug/rules';
import {
  admitted,
  connectionOf,
  consoleOf,
  gameWithFoxes,
  guestIn,
  joinedAs,
  joinedBy,
  livePathOf,
  openConnection,
  openWorld,
  playerIn,
  rowOf,
  type TestConnection,
  type TestPlayer,
  type World,
  type WorldOptions,
} from '@snug/testing/server';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { appendMessages } from '../database/message-log.ts';

let world: World;
const worldWith = async (options: WorldOptions = {}) => {
  world = await openWorld(options);
  return world;
};
afterEach(() => world.close());

/** A game with a guest who watches. */
async function watched() {
  const { game_id, code, host } = await world.game();
  const guest = world.guest();
  const view = await joinedBy(guest, game_id);
  const path = livePathOf(guest, game_id, view);
  return { game_id, code, host, guest, view, path };
}

test('H15 an address with all its connections gets 4429, and when to come again', async () => {
  await worldWith({ socketsPerAddress: 3 });
  const { path } = await watched();
  const { url } = world.server;
  // Places count once a connection is admitted.
  const connections = [
    await admitted(await openConnection(url, path, { proto: '2' })),
    await admitted(await openConnection(url, path, { proto: '2' })),
    await admitted(await openConnection(url, path, { proto: '2' })),
  ];
  const fourth = await openConnection(url, path, {});
  expect([await fourth.closed, await fourth.reason]).toEqual([closeCodes.rate, 'retry_ms=30000']);
  connections[0]?.drop();
  await connections[0]?.closed;
  const next = await openConnection(url, path, { proto: '2' });
  await admitted(next);
});

test('H15 at a full address a player without a connection gets the place of somebody’s second one', async () => {
  await worldWith({ socketsPerAddress: 2 });
  const { game_id, path } = await watched();
  const { url } = world.server;
  const [first, second] = [
    await admitted(await openConnection(url, path, { proto: '2' })),
    await admitted(await openConnection(url, path, { proto: '2' })),
  ];
  const pathOfAnother = async () => {
    const guest = await guestIn(world, game_id);
    return livePathOf(guest, game_id, await guest.load(game_id));
  };
  await admitted(await openConnection(url, await pathOfAnother(), { proto: '2' }));
  expect(await second.closed).toBe(closeCodes.rate);
  await admitted(first);
  const refused = await openConnection(url, await pathOfAnother(), { proto: '2' });
  expect(await refused.closed).toBe(closeCodes.rate);
});

test('H15 consoles and big screens need no place of a full address; a team gets a watcher’s, and a watcher nobody’s', async () => {
  await worldWith({ socketsPerAddress: 1 });
  const { game_id, code, host, path } = await watched();
  const { url } = world.server;
  const watcher = await admitted(await openConnection(url, path, { proto: '2' }));
  await admitted(await host.connectHost(game_id, await host.hostLoad(game_id)));
  const display = await host.call(hostDisplay, { params: { id: game_id } });
  const token = new URL(display.url).hash.slice(1);
  await admitted(await openConnection(url, `/api/display/ws/${game_id}`, { token, proto: '2' }));
  const other = await guestIn(world, game_id);
  const otherPath = livePathOf(other, game_id, await other.load(game_id));
  expect(await (await openConnection(url, otherPath, { proto: '2' })).closed).toBe(closeCodes.rate);
  const captain = world.guest();
  await joinedAs(captain, code, 'The Regulars');
  const playing = await connectionOf(captain, game_id);
  expect(await watcher.closed).toBe(closeCodes.rate);
  await admitted(playing);
  expect(await (await openConnection(url, path, { proto: '2' })).closed).toBe(closeCodes.rate);
});

test('H15 at a full address each team has its share: logins that watch, or a large team, keep out no other', async () => {
  await worldWith({ socketsPerAddress: 4 });
  const { game_id, code } = await world.game();
  const watching = async (name: string) => {
    const login = await world.player(name);
    await joinedBy(login, game_id);
    return connectionOf(login, game_id);
  };
  const [first, second, third, fourth] = [
    await watching('Ada'),
    await watching('Ben'),
    await watching('Cleo'),
    await watching('Dan'),
  ];
  const captain = await world.player('Rita');
  const { team_code = '' } = (await joinedAs(captain, code, 'The Rivals')).view.team ?? {};
  await connectionOf(captain, game_id);
  expect(await fourth.closed).toBe(closeCodes.rate);
  const mate = await playerIn(world, 'Sam', game_id, team_code);
  await connectionOf(mate, game_id);
  expect(await third.closed).toBe(closeCodes.rate);
  // Two of each now: whoever is one more waits, so that no two take each other's place by turns.
  const more = await playerIn(world, 'Tom', game_id, team_code);
  expect(await (await more.connect(game_id, await more.load(game_id))).closed).toBe(closeCodes.rate);
  for (const live of [first, second]) await admitted(live);
});

test('H15 behind a trusted proxy every caller has an address of their own; otherwise they share one', async () => {
  await worldWith({ socketsPerAddress: 1, trustProxy: 1 });
  const { path } = await watched();
  const { url } = world.server;
  const from = (chain: string) => openConnection(url, path, { proto: '2' }, undefined, { 'x-forwarded-for': chain });
  await admitted(await from('10.0.0.1'));
  await admitted(await from('10.0.0.2'));
  // Entries before the trusted hop are the caller's own invention.
  expect(await (await from('1.2.3.4, 10.0.0.2')).closed).toBe(closeCodes.rate);
  await world.close();

  await worldWith({ socketsPerAddress: 1 });
  const other = await watched();
  const received = (address: string) =>
    openConnection(world.server.url, other.path, { proto: '2' }, undefined, { 'x-forwarded-for': address });
  await admitted(await received('10.0.0.1'));
  expect(await (await received('10.0.0.2')).closed).toBe(closeCodes.rate);
});

test('H15 all IPv6 addresses of a network count as one address', async () => {
  await worldWith({ socketsPerAddress: 1, trustProxy: 1 });
  const { path } = await watched();
  const from = (address: string) =>
    openConnection(world.server.url, path, { proto: '2' }, undefined, { 'x-forwarded-for': address });
  await admitted(await from('2001:db8:1:2::1'));
  expect(await (await from('2001:db8:1:2:ffff::2')).closed).toBe(closeCodes.rate);
  await admitted(await from('2001:db8:1:3::1'));
});

test('H15 twenty connects a minute of one player, then 4429 until there is room again', async () => {
  await worldWith();
  const { path } = await watched();
  const connect = () => openConnection(world.server.url, path, { proto: '2' });
  for (let n = 0; n < 20; n += 1) {
    const connection = await admitted(await connect());
    connection.drop();
    await connection.closed;
  }
  const refused = await connect();
  expect([await refused.closed, await refused.reason]).toEqual([closeCodes.rate, 'retry_ms=3000']);
  world.clock.pass(3_000);
  await admitted(await connect());
});

test('H17 a quizmaster’s console in several games is not counted across them', async () => {
  await worldWith();
  const connections: TestConnection[] = [];
  const host = await world.host();
  for (let n = 0; n < 6; n += 1) {
    const { game_id } = await world.game();
    connections.push(await admitted(await host.connectHost(game_id, await host.hostLoad(game_id))));
  }
  await admitted(connections[0] as TestConnection);
});

test('H77 a quizmaster who signs out hears no more', async () => {
  await worldWith();
  const { game_id, host } = await watched();
  const connection = await admitted(await host.connectHost(game_id, await host.hostLoad(game_id)));
  await host.call(hostSignOut);
  expect(await connection.closed).toBe(closeCodes.tokenInvalid);
});

/** The address of a member's connection, opened without waiting for its admission. */
function addressOf(player: TestPlayer, game_id: string, { last_msg_id, epoch, ...view }: GameView) {
  const query = { proto: '2', token: player.token ?? '', last: last_msg_id, e: epoch };
  return [world.server.url, livePathOf(player, game_id, view), query] as const;
}

/** Holds every access decision until it is released. */
function holdAccess(): () => void {
  const { tokens } = world.server.context;
  const { bearer } = tokens;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  Object.assign(tokens, { bearer: (token: string) => held.then(() => bearer(token)) });
  return () => {
    Object.assign(tokens, { bearer });
    letGo();
  };
}

test('H15 frames before the admission: a heartbeat is answered after it, a flood closes the connection at once', async () => {
  await worldWith();
  const { game_id, code } = await watched();
  const ada = await world.player('Ada');
  const { view } = await joinedAs(ada, code, 'The Foxes');
  const letGo = holdAccess();
  const address = addressOf(ada, game_id, view);
  const [calm, rude] = [await openConnection(...address), await openConnection(...address)];
  calm.send('thump thump|0');
  for (let n = 0; n < 9; n += 1) rude.send('thump thump|0');
  expect(await rude.closed).toBe(1008);
  expect(calm.heard).toEqual([]);
  letGo();
  await calm.until('THUMP');
});

test('H15 G15 an admission that is not decided within five seconds is given up, to be tried again', async () => {
  // Timers run a hundred times as fast, until the admission has been given up.
  let speed = 100;
  const clock = {
    now: Date.now,
    after(ms: number, work: () => void) {
      const timer = setTimeout(work, ms / speed);
      return () => clearTimeout(timer);
    },
  };
  await worldWith({ clock });
  const { game_id, code } = await watched();
  const ada = await world.player('Ada');
  const { view } = await joinedAs(ada, code, 'The Foxes');
  const letGo = holdAccess();
  const connection = await openConnection(...addressOf(ada, game_id, view));
  expect(await connection.closed).toBe(1013);
  speed = 1;
  letGo();
  await admitted(await openConnection(...addressOf(ada, game_id, view)));
});

test('H15 a frame of more than 4 KiB, a larger message in fragments, and binary frames end the connection', async () => {
  await worldWith();
  const { path } = await watched();
  const { url } = world.server;
  const large = await admitted(await openConnection(url, path, { proto: '2' }));
  large.send('x'.repeat(4_097));
  expect(await large.closed).toBe(1009);

  const socket = new WebSocket(url.replace('http', 'ws') + path);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send('x'.repeat(4_000), { fin: false });
  socket.send('x'.repeat(4_000), { fin: true });
  expect(await closed).toBe(1009);
});

test('H15 no compression is negotiated, whatever is offered', async () => {
  await worldWith();
  const { path } = await watched();
  const socket = new WebSocket(world.server.url.replace('http', 'ws') + path, { perMessageDeflate: true });
  await new Promise((resolve) => socket.once('open', resolve));
  expect(socket.extensions).toBe('');
  socket.terminate();
});

test.each(['1000000000', '999999999999999'])('H16 a heartbeat of %s, far ahead, gets nothing again', async (last) => {
  await worldWith();
  const { game_id, host, guest, view } = await watched();
  const connection = await admitted(await guest.connect(game_id, view));
  connection.send(`thump thump|${last}`);
  await connection.until('THUMP');
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
  expect((await connection.until('ROUND_START')).msg_id).toBe(view.last_msg_id + 1);
});

test('H16 one replay in five seconds, however often it is requested', async () => {
  await worldWith();
  const { game_id, host, guest, view } = await watched();
  const connection = await admitted(await guest.connect(game_id, view));
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
  await connection.until('ROUND_START');
  const behind = async () => {
    const thumps = connection.types().filter((type) => type === 'THUMP').length;
    connection.send(`thump thump|${view.last_msg_id}`);
    await connection.until('THUMP', thumps + 1);
  };
  await behind();
  await connection.until('ROUND_START', 2);
  await behind();
  await behind();
  world.clock.pass(5_000);
  await behind();
  await connection.until('ROUND_START', 3);
  expect(connection.types().filter((type) => type === 'ROUND_START')).toHaveLength(3);
});

test('G31 a dropped player hears it and must load anew; their team hears on', async () => {
  await worldWith();
  const { game_id, code } = await watched();
  const ada = await world.player('Ada');
  const { view, team_code } = await joinedAs(ada, code, 'The Foxes');
  const ben = await world.player('Ben');
  const benView = await joinedBy(ben, game_id, team_code);
  const [adaLine, benLine] = [await connectionOf(ada, game_id), await admitted(await ben.connect(game_id, benView))];
  const { context } = world.server;
  const { player_id } = await rowOf(context.store.db, 'game_players', { player_code: benView.me.player_code });
  const to = { teamid: view.team?.teamid ?? '' };
  const posts: OutgoingMessage[] = [
    { to, message: { type: 'RELOAD_GAME' }, farewell: true },
    { to, message: { type: 'OPEN_SUBMISSIONS' } },
  ];
  const messages = await context.store.write((trx) => appendMessages(trx, game_id, posts, context.clock.now()));
  context.pubSub.publish({ game_id, messages, moved: [player_id] });
  expect(await benLine.closed).toBe(closeCodes.resync);
  await adaLine.until('OPEN_SUBMISSIONS');
  expect(benLine.types()).toEqual(['RELOAD_GAME']);
});

test('G31 G5 a player who moved while away comes back by the old address and is told to load, not refused', async () => {
  await worldWith();
  const { game_id, code } = await watched();
  const ada = await world.player('Ada');
  const { team_code } = await joinedAs(ada, code, 'The Foxes');
  const ben = await world.player('Ben');
  const watching = await joinedBy(ben, game_id);
  await joinedBy(ben, game_id, team_code);
  const connection = await ben.connect(game_id, watching);
  expect(await connection.closed).toBe(closeCodes.resync);
  expect(connection.heard).toEqual([]);
});

test('H10 a guest who logs in to an account that plays here already hears what the account hears', async () => {
  await worldWith();
  const { game_id, host, ada } = await gameWithFoxes(world);
  const secondPhone = await guestIn(world, game_id);
  secondPhone.token = ada.token;
  const view = await secondPhone.load(game_id);
  expect(view.me).toMatchObject({ player_name: 'Ada', is_captain: true });
  const connection = await secondPhone.connect(game_id, view);
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
  await connection.until('ROUND_START');
});

test('G23 G22 a stop closes three hundred connections with 1012, one after another, and says when to come back', async () => {
  await worldWith({ socketsPerAddress: 1_000 });
  const { game_id } = await world.game();
  const people: TestPlayer[] = Array.from({ length: 60 }, () => world.guest());
  const connections: TestConnection[] = [];
  for (const person of people) {
    const view = await joinedBy(person, game_id);
    for (let n = 0; n < 5; n += 1) connections.push(await person.connect(game_id, view));
  }
  await Promise.all(connections.map(admitted));
  await world.restart();
  const codes = await Promise.all(connections.map((connection) => connection.closed));
  expect(codes).toEqual(connections.map(() => closeCodes.restart));
  const waits = (await Promise.all(connections.map((connection) => connection.reason))).map((reason) => {
    const [, ms] = /^retry_ms=(\d+)$/.exec(reason) ?? [];
    return Number(ms);
  });
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
  // One per millisecond at most, and so are their returns.
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThanOrEqual(200);
});

test('LIVE-03 a question reaches watchers and teams, each under their own numbers', async () => {
  await worldWith();
  const { game_id, code, host, guest, view } = await watched();
  const ada = await world.player('Ada');
  const team = await joinedAs(ada, code, 'The Foxes');
  const [watcher, captain] = [await guest.connect(game_id, view), await ada.connect(game_id, team.view)];
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  expect((await watcher.until('ASK')).data).toEqual((await captain.until('ASK')).data);
  expect(watcher.types()).toEqual(['NEW_TEAM', 'ROUND_START', 'ASK']);
  expect(captain.types()).toEqual(['ROUND_START', 'ASK']);
});
