import { fakeSockets } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createConnection } from './connection.ts';

/** A connection with virtual time and a server that is up or down. */
function world({ seed = 1, position = 0 }: { seed?: number; position?: number } = {}) {
  const clock = virtualClock();
  const page = fakePage();
  const sockets = fakeSockets();
  const server = { isUp: true, position, loads: 0, probes: 0, refuses: false };
  const handled: unknown[] = [];
  const changes: string[] = [];
  let poison: unknown;
  const connection = createConnection<{ n: number }>({
    clock,
    visibility: page,
    random: seededRandom(seed),
    socket: sockets.open,
    url: (last) => `wss://quiz.example/?last=${last}`,
    async load() {
      server.loads++;
      if (server.refuses) return 'refused';
      if (!server.isUp) throw new Error('offline');
      return server.position;
    },
    async probe() {
      server.probes++;
      if (!server.isUp) throw new Error('offline');
    },
    decode: (data) => JSON.parse(data),
    handle(message) {
      if (message.n === poison) throw new Error('poison');
      handled.push(message.n);
    },
    changed: (state, notice) => changes.push(notice ? `${state} ${notice.key}` : state),
  });

  return {
    clock,
    page,
    sockets,
    server,
    handled,
    changes,
    connection,
    poison: (n: unknown) => {
      poison = n;
    },
    async join() {
      connection.join();
      await clock.pass(0);
      sockets.latest().opened();
      await clock.pass(0);
    },
    /** Advances time while the server accepts or refuses every requested socket. */
    async pass(ms: number, step = 100) {
      for (let passed = 0; passed < ms; passed += step) {
        const before = sockets.all.length;
        await clock.pass(step);
        if (sockets.all.length === before) continue;
        if (server.isUp) sockets.latest().opened();
        else sockets.latest().closed();
        await clock.pass(0);
      }
    },
  };
}

/** A connection whose loads reply when the test says so. */
function slowLoad() {
  const clock = virtualClock();
  const sockets = fakeSockets();
  const answers: ((position: number) => void)[] = [];
  const connection = createConnection<{ n: number }>({
    clock,
    visibility: fakePage(),
    random: seededRandom(),
    socket: sockets.open,
    url: String,
    load: () => new Promise((resolve) => answers.push(resolve)),
    probe: async () => {},
    decode: (data) => JSON.parse(data),
    handle: () => {},
    changed: () => {},
  });
  return {
    clock,
    sockets,
    connection,
    answer: (position: number) => answers[0]?.(position),
    loads: () => answers.length,
  };
}

test('LIVE-01 a game has one connection: a load, then one socket that resumes after it', async () => {
  const { connection, sockets, server, join, changes } = world({ position: 40 });
  await join();
  expect(connection.state()).toBe('live');
  expect(server.loads).toBe(1);
  expect(sockets.all.map(({ url }) => url)).toEqual(['wss://quiz.example/?last=40']);
  expect(changes).toEqual(['connecting attempting', 'live']);
});

test('LIVE-05 LIVE-06 LIMIT-14 OPEN-86 four attempts, then Connection Interrupted, and none after that', async () => {
  const { server, sockets, join, pass, connection, changes } = world();
  await join();
  server.isUp = false;
  sockets.latest().closed();
  await pass(200_000);
  // The load is not repeated: each attempt is a socket.
  expect(sockets.all.length - 1).toBe(4);
  expect(connection.state()).toBe('interrupted');
  expect(changes.at(-1)).toBe('interrupted interrupted');
  await pass(600_000, 1_000);
  expect(sockets.all.length - 1).toBe(4);
});

test.each([5_000, 30_000, 60_000])('LIVE-05 an outage of %i ms loses none of 100 clients', async (outageMs) => {
  for (let seed = 1; seed <= 100; seed++) {
    const { server, sockets, join, pass, connection } = world({ seed });
    await join();
    server.isUp = false;
    sockets.latest().closed();
    await pass(outageMs);
    expect(connection.state(), `seed ${seed}`).not.toBe('interrupted');
    server.isUp = true;
    await pass(8_000);
    expect(connection.state(), `seed ${seed}`).toBe('live');
  }
});

test('LIVE-05 the first attempts of a room are spread: 0.5 to 3 s after a cut, 0.5 to 5 s after a close by the server', async () => {
  for (const [code, latest] of [
    [1006, 3_000],
    [1001, 5_000],
  ] as const) {
    const moments: number[] = [];
    for (let seed = 1; seed <= 60; seed++) {
      const { sockets, join, clock } = world({ seed });
      await join();
      const from = clock.now();
      sockets.latest().closed(code);
      while (sockets.all.length === 1) await clock.pass(50);
      moments.push(clock.now() - from);
    }
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...moments)).toBeLessThanOrEqual(latest + 50);
    expect(Math.max(...moments) - Math.min(...moments)).toBeGreaterThan((latest - 500) / 2);
  }
});

test('OPEN-86 with HTTP up and the socket refused, it gives up after 10 to 35 s', async () => {
  const { sockets, join, clock, connection } = world();
  await join();
  const from = clock.now();
  sockets.latest().closed();
  for (let known = 1; connection.state() !== 'interrupted'; ) {
    await clock.pass(100);
    if (sockets.all.length > known) {
      known = sockets.all.length;
      sockets.latest().closed();
    }
    expect(clock.now() - from).toBeLessThan(40_000);
  }
  expect(clock.now() - from).toBeGreaterThan(10_000);
});

test('OPEN-86 a server that accepts and closes at once is not asked for ever', async () => {
  const { sockets, join, clock, connection } = world();
  await join();
  sockets.latest().closed();
  for (let known = 1, turn = 0; turn < 4_000 && connection.state() !== 'interrupted'; turn++) {
    await clock.pass(100);
    if (sockets.all.length === known) continue;
    known = sockets.all.length;
    sockets.latest().opened();
    sockets.latest().closed();
  }
  expect(connection.state()).toBe('interrupted');
  expect(sockets.all.length - 1).toBe(4);
});

test('OPEN-86 nor is one that closes after 5 s', async () => {
  const { sockets, join, clock, connection } = world();
  await join();
  for (let known = 1, turn = 0; turn < 2_000 && connection.state() !== 'interrupted'; turn++) {
    await clock.pass(100);
    if (connection.state() === 'live') {
      await clock.pass(5_000);
      sockets.latest().closed();
    } else if (sockets.all.length > known) {
      known = sockets.all.length;
      sockets.latest().opened();
    }
  }
  expect(connection.state()).toBe('interrupted');
  expect(sockets.all.length - 1).toBe(4);
});

test('OPEN-86 attempts are reset after 10 s of being up', async () => {
  const { sockets, join, pass, connection, server } = world();
  await join();
  for (let time = 0; time < 8; time++) {
    await pass(11_000);
    sockets.latest().closed();
    await pass(20_000);
    expect(connection.state()).toBe('live');
  }
  expect(server.loads).toBe(1);
});

test('LIVE-05 an announced restart (1012) costs no attempt and reconnects after the announced delay', async () => {
  const { sockets, join, pass, connection, server } = world();
  await join();
  for (let time = 0; time < 10; time++) {
    sockets.latest().closed(1012, 'retry_ms=1500');
    await pass(1_400);
    expect(connection.state()).toBe('waiting');
    await pass(200);
    expect(connection.state()).toBe('live');
  }
  expect(server.probes).toBe(0);
  // A real outage afterwards still has its four attempts.
  const before = sockets.all.length;
  server.isUp = false;
  sockets.latest().closed();
  await pass(200_000);
  expect(sockets.all.length - before).toBe(4);
});

test('LIVE-08 LIVE-05 closed while hidden, it spends no attempt; shown again, it connects at once', async () => {
  const { sockets, join, pass, connection, page, server } = world();
  await join();
  page.tell('hidden');
  sockets.latest().closed();
  server.isUp = false;
  await pass(300_000, 1_000);
  expect(sockets.all.length).toBe(1);
  expect(server.probes).toBe(0);
  server.isUp = true;
  page.tell('visible');
  await pass(100);
  expect(connection.state()).toBe('live');
});

test('LIVE-05 hidden while waiting, it stops waiting', async () => {
  const { sockets, join, pass, connection, page } = world();
  await join();
  sockets.latest().closed();
  page.tell('hidden');
  await pass(300_000, 1_000);
  expect([connection.state(), sockets.all.length]).toEqual(['waiting', 1]);
});

test('hidden while live, it stays live', async () => {
  const { join, connection, page } = world();
  await join();
  page.tell('hidden');
  expect(connection.state()).toBe('live');
});

test('a reload requested by a message is still made after the connection is lost', async () => {
  const { sockets, join, pass, connection, server } = world({ position: 3 });
  await join();
  server.position = 8;
  connection.reload();
  sockets.latest().closed();
  await pass(4_000);
  expect([connection.state(), server.loads]).toEqual(['live', 2]);
  expect(sockets.latest().url).toContain('last=8');
});

test('of two overlapping loads, the one that a message requested counts', async () => {
  const { connection, clock, server, sockets } = world({ position: 3 });
  connection.join();
  await clock.pass(0);
  // The load has just finished and its socket is opening when a message invalidates all of it.
  server.position = 8;
  connection.reload();
  await clock.pass(300);
  expect([server.loads, sockets.latest().url]).toEqual([2, 'wss://quiz.example/?last=8']);

  const late = slowLoad();
  late.connection.join();
  await late.clock.pass(1_000);
  late.connection.reload();
  await late.clock.pass(100);
  late.answer(5);
  await late.clock.pass(300);
  expect(late.loads()).toBe(2);
});

test('S10 a reload requested during an older load is still made when the connection is lost before it is due', async () => {
  const { connection, clock, sockets, answer, loads } = slowLoad();
  connection.join();
  await clock.pass(1_000);
  connection.reload();
  answer(5);
  await clock.pass(0);
  sockets.latest().opened();
  sockets.latest().closed();
  await clock.pass(4_000);
  expect([connection.state(), loads()]).toEqual(['connecting', 2]);
});

test('a dropped player who receives the message and then the close 4010 refreshes once, not twice', async () => {
  const { connection, join, pass, server, sockets, clock } = world();
  await join();
  for (let time = 1; time <= 2; time++) {
    connection.reload();
    sockets.latest().closed(4010);
    await pass(400);
    expect([connection.state(), server.loads]).toEqual(['live', 1 + time]);
  }
  const before = clock.now();
  sockets.latest().closed(4010);
  await pass(29_000);
  expect([connection.state(), server.loads]).toEqual(['connecting', 3]);
  await pass(1_500);
  expect([connection.state(), server.loads]).toEqual(['live', 4]);
  expect(clock.now() - before).toBeLessThan(31_000);
});

test('H18 a load requested just before a terminal close does not reconnect', async () => {
  const { connection, join, sockets, pass, clock, server } = world();
  await join();
  connection.reload();
  sockets.latest().closed(4401);
  expect(clock.pending()).toBe(0);
  await pass(60_000);
  expect([connection.state(), server.loads]).toEqual(['refused', 1]);
});

test('H4 a server that answers every socket with 4010 is asked twice in 30 s, for as long as it does', async () => {
  const { connection, sockets, clock, server } = world();
  connection.join();
  const asked: number[] = [];
  for (let known = 0, turn = 0; turn < 3_000; turn++) {
    await clock.pass(100);
    if (sockets.all.length === known) continue;
    known = sockets.all.length;
    asked.push(clock.now());
    sockets.latest().opened();
    sockets.latest().closed(4010);
  }
  // The first connect, and then two in each of the ten half minutes.
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.length).toBeLessThan(24);
  expect(server.loads).toBe(asked.length);
  for (const [place, at] of asked.entries()) {
    const third = asked[place + 2];
    if (place > 0 && third !== undefined) expect(third - at).toBeGreaterThanOrEqual(29_900);
  }
});

test('with any number of user refreshes, a refresh is due within 30 s', async () => {
  const { connection, join, sockets, pass, clock } = world({ position: 10 });
  await join();
  for (let time = 0; time < 12; time++) {
    sockets.latest().says(3, { n: 3 });
    await pass(100);
    connection.refresh();
    await pass(100);
  }
  sockets.latest().says(3, { n: 3 });
  const from = clock.now();
  await pass(30_500);
  expect(connection.state()).toBe('live');
  expect(clock.now() - from).toBeLessThan(31_000);
});

test('H3 G29 when a phone was locked while connecting, it starts again once shown; a young attempt continues', async () => {
  const { connection, clock, sockets, page } = world();
  connection.join();
  await clock.pass(100);
  for (const event of ['visible', 'online', 'pageshow'] as const) page.tell(event);
  await clock.pass(0);
  expect(sockets.all.length).toBe(1);
  await clock.pass(4_000);
  page.tell('visible');
  await clock.pass(0);
  expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  sockets.latest().opened();
  expect(connection.state()).toBe('live');
});

test('LIVE-08 hidden for hours in the middle of an outage, it connects at once when it is shown', async () => {
  const { connection, sockets, join, pass, page, server, clock } = world();
  await join();
  server.isUp = false;
  sockets.latest().closed();
  await pass(30_000);
  const before = sockets.all.length;
  page.tell('hidden');
  await pass(1_000);
  expect([connection.state(), clock.pending()]).toEqual(['waiting', 0]);
  await clock.sleep(5 * 3_600_000);
  expect(sockets.all.length).toBe(before);
  server.isUp = true;
  page.tell('visible');
  await pass(100);
  expect(connection.state()).toBe('live');
});

test.each(['retry_ms=0', '0', '1'])(
  'however soon a server wants it back (%s), it takes half a second',
  async (reason) => {
    const { sockets, join, clock, connection } = world();
    await join();
    sockets.latest().closed(4429, reason);
    await clock.pass(499);
    expect([connection.state(), sockets.all.length]).toEqual(['waiting', 1]);
    await clock.pass(1);
    expect(sockets.all.length).toBe(2);
  },
);

test('H7 a third load within 30 s, requested by messages, waits while the connection stays live', async () => {
  const { join, pass, connection, server, sockets } = world();
  await join();
  for (let time = 0; time < 6; time++) {
    connection.reload();
    await pass(1_000);
    expect(connection.state()).toBe('live');
  }
  expect(server.loads).toBe(3);
  expect(sockets.all.length).toBe(3);
  // Further requests do not delay it.
  for (let time = 0; time < 25; time++) {
    connection.reload();
    await pass(1_000);
  }
  expect(server.loads).toBe(4);
});

test('close code 4010 is handled in the state `suspect`', async () => {
  const { sockets, join, pass, page, server } = world();
  await join();
  page.tell('online');
  sockets.latest().closed(4010);
  await pass(300);
  expect(server.loads).toBe(2);
});

test.each(['visible', 'online', 'pageshow', 'tap'] as const)('H1 after giving up, %s starts again', async (event) => {
  const { server, sockets, join, pass, connection, page } = world();
  await join();
  server.isUp = false;
  sockets.latest().closed();
  await pass(200_000);
  expect(connection.state()).toBe('interrupted');
  server.isUp = true;
  page.tell(event);
  await pass(100);
  expect(connection.state()).toBe('live');
});

test('OPEN-87 Refresh loads again and connects, also after a refusal', async () => {
  const { sockets, join, pass, connection, server, changes } = world();
  await join();
  sockets.latest().closed(4003);
  await pass(60_000);
  expect(connection.state()).toBe('refused');
  expect(changes.at(-1)).toBe('refused refused');
  expect(sockets.all.length).toBe(1);
  connection.refresh();
  await pass(100);
  expect(connection.state()).toBe('live');
  expect(server.loads).toBe(2);
});

test.each([4001, 4003, 4004, 4401])('H18 close code %i is final: nothing tries again by itself', async (code) => {
  const { sockets, join, pass, connection, page } = world();
  await join();
  sockets.latest().closed(code);
  page.tell('visible');
  page.tell('online');
  await pass(300_000, 1_000);
  expect(connection.state()).toBe('refused');
  expect(sockets.all.length).toBe(1);
});

test('a refused line is told of once a call was answered or failed: the answer may be that a login has ended, which leads elsewhere', async () => {
  for (const isUp of [true, false]) {
    const { sockets, join, changes, clock, server, connection } = world();
    await join();
    server.isUp = isUp;
    const before = server.probes;
    sockets.latest().closed(4401);
    expect([changes.at(-1), server.probes - before]).toEqual(['refused', 1]);
    await clock.pass(0);
    expect(changes.at(-1)).toBe('refused refused');
    connection.leave();
  }
});

test('a refused line that is left before the call is answered tells nothing', async () => {
  const { sockets, join, changes, clock, connection } = world();
  await join();
  sockets.latest().closed(4401);
  connection.leave();
  await clock.pass(1_000);
  expect(changes.slice(-2)).toEqual(['refused', 'idle']);
});

test('close code 4010 loads again and connects; 4429 waits for the announced delay', async () => {
  const { sockets, join, pass, server, connection } = world({ position: 7 });
  await join();
  server.position = 90;
  sockets.latest().closed(4010);
  await pass(100);
  expect(sockets.latest().url).toContain('last=90');
  sockets.latest().closed(4429, '30000');
  await pass(29_000);
  expect(sockets.all.length).toBe(2);
  await pass(2_000);
  expect(connection.state()).toBe('live');
});

test('H3 shown again, a dead socket that reports OPEN is replaced in a second and a half', async () => {
  const { sockets, join, pass, connection, page } = world({ position: 5 });
  await join();
  page.tell('hidden');
  page.tell('visible');
  expect(connection.state()).toBe('suspect');
  expect(sockets.latest().sent).toEqual(['thump thump|5']);
  await pass(1_400);
  expect(sockets.all.length).toBe(1);
  await pass(200);
  expect(sockets.all.length).toBe(2);
  expect(sockets.all[0]?.isClosed).toBe(true);
  expect(connection.state()).toBe('live');
});

test('H3 one frame proves a suspect socket alive', async () => {
  const { sockets, join, pass, connection, page } = world();
  await join();
  page.tell('online');
  sockets.latest().says(0, { n: 0 });
  expect(connection.state()).toBe('live');
  await pass(10_000);
  expect(sockets.all.length).toBe(1);
});

test('H3 a timer that fires late shows that the phone slept', async () => {
  const { join, clock, connection } = world();
  await join();
  await clock.sleep(3_600_000);
  expect(connection.state()).toBe('suspect');
});

test('G29 a tap after 15 s of silence checks the connection; an earlier one does not', async () => {
  const { join, clock, connection, page } = world();
  await join();
  await clock.pass(14_000);
  page.tell('tap');
  expect(connection.state()).toBe('live');
  await clock.pass(2_000);
  page.tell('tap');
  expect(connection.state()).toBe('suspect');
});

test('G29 pagehide closes the socket (bfcache), pageshow opens a new one that resumes', async () => {
  const { sockets, join, pass, connection, page, server } = world();
  await join();
  sockets.latest().says(1, { n: 1 });
  page.tell('pagehide');
  expect(sockets.latest().isClosed).toBe(true);
  await pass(100_000, 1_000);
  expect(sockets.all.length).toBe(1);
  page.tell('pageshow');
  await pass(100);
  expect(connection.state()).toBe('live');
  expect(sockets.latest().url).toContain('last=1');
  expect(server.loads).toBe(1);
});

test('LIVE-13 OPEN-84 every 60 s a heartbeat with the latest contiguous id; silence after it replaces the socket', async () => {
  const { sockets, join, clock, connection } = world();
  await join();
  const first = sockets.latest();
  first.says(1, { n: 1 });
  await clock.pass(59_000);
  expect(first.sent).toEqual(['acknowledge|1']);
  await clock.pass(1_500);
  expect(first.sent).toEqual(['acknowledge|1', 'thump thump|1']);
  first.says(0, { n: 0 });
  await clock.pass(58_000);
  expect(connection.state()).toBe('live');
  await clock.pass(2_000);
  expect(first.sent.filter((text) => text === 'thump thump|1')).toHaveLength(2);
  await clock.pass(3_000);
  expect(connection.state()).toBe('connecting');
});

test('LIMIT-14 LIVE-13 heartbeats are exactly 60 s apart, whatever arrives in between', async () => {
  const { sockets, join, clock, connection } = world();
  await join();
  const socket = sockets.latest();
  const beats = () => socket.sent.filter((text) => text.startsWith('thump'));
  for (const [beat, id] of [1, 2, 3].entries()) {
    await clock.pass(30_000);
    // Messages between two heartbeats neither delay nor replace the next one.
    socket.says(id, { n: id });
    await clock.pass(29_999);
    expect(beats()).toHaveLength(beat);
    await clock.pass(1);
    expect(beats().slice(beat)).toEqual([`thump thump|${id}`]);
    // The reply to the heartbeat: silence would replace the socket.
    socket.says(0, { n: 0 });
  }
  expect([connection.state(), sockets.all.length]).toEqual(['live', 1]);
});

test('LIVE-12 every handled message is acknowledged, repeats too; LIVE-09 a repeat is not handled again', async () => {
  const { sockets, join, handled } = world();
  await join();
  for (const id of [1, 2, 2, 1, 3]) sockets.latest().says(id, { n: id });
  expect(handled).toEqual([1, 2, 3]);
  expect(sockets.latest().sent).toEqual([1, 2, 2, 1, 3].map((id) => `acknowledge|${id}`));
});

test('LIVE-10 an older id reconnects with Refreshing Connection, then continues from the cursor', async () => {
  const { sockets, join, pass, changes, handled, server } = world({ position: 40 });
  await join();
  sockets.latest().says(30, { n: 30 });
  await pass(100);
  expect(changes).toContain('connecting refreshing');
  expect(changes.at(-1)).toBe('live');
  expect(handled).toEqual([]);
  expect(sockets.latest().url).toContain('last=40');
  expect(server.loads).toBe(1);
});

test('LIVE-07 an open connection clears its notice', async () => {
  const { sockets, join, pass, changes } = world();
  await join();
  sockets.latest().closed();
  await pass(4_000);
  expect(changes.slice(-3)).toEqual(['waiting attempting', 'connecting attempting', 'live']);
});

test('G3 a gap resumes from the cursor and nothing is applied out of order', async () => {
  const { sockets, join, pass, handled } = world();
  await join();
  sockets.latest().says(1, { n: 1 });
  sockets.latest().says(3, { n: 3 });
  sockets.all[0]?.says(4, { n: 4 });
  await pass(100);
  expect(handled).toEqual([1]);
  expect(sockets.latest().url).toContain('last=1');
  for (const id of [2, 3, 4]) sockets.latest().says(id, { n: id });
  expect(handled).toEqual([1, 2, 3, 4]);
});

test('LIVE-11 G26 an exception reconnects; the second failure of that message skips it and loads again', async () => {
  const { sockets, join, pass, changes, handled, server, poison } = world();
  await join();
  poison(2);
  sockets.latest().says(1, { n: 1 });
  sockets.latest().says(2, { n: 2 });
  await pass(100);
  expect(changes).toContain('connecting stumbled');
  expect(sockets.all[0]?.sent).toEqual(['acknowledge|1']);
  server.position = 2;
  sockets.latest().says(2, { n: 2 });
  expect(sockets.all[1]?.sent).toEqual(['acknowledge|2']);
  await pass(100);
  expect(server.loads).toBe(2);
  sockets.latest().says(3, { n: 3 });
  expect(handled).toEqual([1, 3]);
});

test('H4 H7 at most two refreshes in 30 s, whatever the server sends', async () => {
  const { sockets, join, pass, clock } = world({ position: 10 });
  await join();
  const opened: number[] = [];
  for (let known = 1, turn = 0; turn < 1_200; turn++) {
    sockets.latest().says(3, { n: 3 });
    await pass(100);
    if (sockets.all.length === known) continue;
    known = sockets.all.length;
    opened.push(clock.now());
  }
  expect(opened.length).toBeGreaterThan(4);
  for (const [place, at] of opened.entries()) {
    const third = opened[place + 2];
    if (third !== undefined) expect(third - at).toBeGreaterThanOrEqual(29_900);
  }
});

test('S10 a load delayed by sleep counts from when the phone woke', async () => {
  const { connection, sockets, join, pass, clock } = world({ position: 10 });
  await join();
  connection.reload();
  await clock.sleep(20_000);
  await clock.pass(0);
  sockets.latest().opened();
  sockets.latest().says(12, { n: 12 });
  await pass(100);
  expect(sockets.all).toHaveLength(3);
  sockets.latest().says(12, { n: 12 });
  await pass(29_000);
  expect(sockets.all).toHaveLength(3);
  await pass(1_500);
  expect(sockets.all).toHaveLength(4);
});

test('H4 the second refresh in 30 s loads again instead of resuming', async () => {
  const { sockets, join, pass, server } = world({ position: 10 });
  await join();
  sockets.latest().says(3, { n: 3 });
  await pass(100);
  expect(server.loads).toBe(1);
  sockets.latest().says(3, { n: 3 });
  await pass(100);
  expect(server.loads).toBe(2);
});

test('ERR-11 a refused load ends in refused, and one that fails with a network error is tried again', async () => {
  const refused = world();
  refused.server.refuses = true;
  refused.connection.join();
  await refused.pass(100_000, 1_000);
  expect(refused.connection.state()).toBe('refused');
  expect(refused.server.loads).toBe(1);

  const offline = world();
  offline.server.isUp = false;
  offline.connection.join();
  await offline.pass(5_000);
  offline.server.isUp = true;
  await offline.pass(8_000);
  expect(offline.connection.state()).toBe('live');
});

test('a load that never answers counts as lost after 20 s, and its late reply is ignored', async () => {
  const { connection, clock, answer, loads } = slowLoad();
  connection.join();
  await clock.pass(19_900);
  expect(connection.state()).toBe('connecting');
  await clock.pass(200);
  expect(connection.state()).toBe('waiting');
  await clock.pass(3_000);
  expect([connection.state(), loads()]).toEqual(['connecting', 2]);
  answer(5);
  await clock.pass(15_000);
  expect(connection.state()).toBe('connecting');
  connection.leave();
  expect(clock.pending()).toBe(0);
});

test('a socket that never opens counts as lost after 10 s', async () => {
  const { connection, clock, sockets } = world();
  connection.join();
  await clock.pass(9_900);
  expect(connection.state()).toBe('connecting');
  await clock.pass(200);
  expect(connection.state()).toBe('waiting');
  sockets.latest().opened();
  expect(connection.state()).toBe('waiting');
});

test('after leaving, no timer, no listener and no open socket remains', async () => {
  for (const until of ['live', 'suspect', 'waiting', 'interrupted', 'refused'] as const) {
    const { connection, clock, sockets, page, join, pass, server } = world();
    await join();
    if (until === 'suspect') page.tell('visible');
    if (until === 'waiting') sockets.latest().closed();
    if (until === 'refused') sockets.latest().closed(4003);
    if (until === 'interrupted') {
      server.isUp = false;
      sockets.latest().closed();
      await pass(200_000);
    }
    expect(connection.state()).toBe(until);
    connection.leave();
    expect([
      clock.pending(),
      page.listeners(),
      sockets.all.every((socket) => socket.isClosed || until !== 'live'),
    ]).toEqual([0, 0, true]);
  }
});
