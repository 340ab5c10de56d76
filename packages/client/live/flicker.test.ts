import { fakeSockets } from '@snug/testing/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createConnection } from './connection.ts';

/** A connection over a line that is up or down. A line that goes down cuts everything; on one that is up all takes `latencyMs`. */
async function onLine({ seed = 1, latencyMs = 50 } = {}) {
  const clock = virtualClock();
  const page = fakePage();
  const sockets = fakeSockets();
  const line = { isUp: true, refusesSockets: false, probes: [] as number[], loads: [] as number[] };
  const told: (string | undefined)[] = [];
  const answer = () =>
    new Promise<number>((resolve, reject) => {
      clock.after(latencyMs, () => (line.isUp ? resolve(0) : reject(new Error('offline'))));
    });
  const connection = createConnection<unknown>({
    clock,
    visibility: page,
    random: seededRandom(seed),
    socket(url, listener) {
      const socket = sockets.open(url, listener);
      const mine = sockets.latest();
      clock.after(latencyMs, () => (line.isUp && !line.refusesSockets ? mine.opened() : mine.closed()));
      return socket;
    },
    url: String,
    load() {
      line.loads.push(clock.now());
      return answer();
    },
    async probe() {
      line.probes.push(clock.now());
      await answer();
    },
    decode: (data) => JSON.parse(data),
    handle: () => {},
    changed: (_, notice) => told.push(notice?.key),
  });

  async function turn(isUp: boolean): Promise<void> {
    line.isUp = isUp;
    if (!isUp) sockets.latest().closed();
    await clock.pass(0);
  }
  async function pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 25) await clock.pass(Math.min(25, ms - passed));
  }

  connection.join();
  await pass(1_000);
  return { clock, page, sockets, line, told, connection, turn, pass };
}

const spans = (min: number, max: number) => fc.array(fc.integer({ min, max }), { minLength: 2, maxLength: 40 });

test('LIVE-05 on a line that flickers every 1 to 5 s, 3 s of it are enough to be level, on a slow one too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.integer({ min: 50, max: 400 }),
      spans(1_000, 5_000),
      async (seed, latencyMs, flicker) => {
        const { connection, turn, pass } = await onLine({ seed, latencyMs });
        for (const [place, ms] of flicker.entries()) {
          const isUp = place % 2 === 1;
          await turn(isUp);
          await pass(isUp ? Math.min(ms, 3_000) : ms);
          if (isUp && ms >= 3_000) expect(connection.state()).toBe('live');
          if (isUp && ms > 3_000) await pass(ms - 3_000);
        }
        await turn(true);
        await pass(3_000);
        expect(connection.state()).toBe('live');
      },
    ),
    { numRuns: 60, examples: [[5, 400, [2_625, 3_000]]] },
  );
});

test('LIVE-06 a line up for 50 to 700 ms and down for 100 to 900 ms leaves nobody interrupted once it is good', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(fc.tuple(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 50, max: 700 })), {
        minLength: 20,
        maxLength: 150,
      }),
      async (seed, flicker) => {
        const { connection, turn, pass } = await onLine({ seed });
        for (const [down, up] of flicker) {
          await turn(false);
          await pass(down);
          await turn(true);
          await pass(up);
        }
        await pass(6_000);
        expect(connection.state()).toBe('live');
      },
    ),
    { numRuns: 60 },
  );
});

test('LIVE-06 Connection Interrupted is not the end: a good line is noticed within 5 s, and nothing is asked while hidden', async () => {
  const { connection, line, page, sockets, turn, pass } = await onLine();
  await turn(false);
  await pass(200_000);
  expect([connection.state(), sockets.all.length - 1]).toEqual(['interrupted', 4]);
  page.tell('hidden');
  const before = line.probes.length;
  await pass(60_000);
  expect([connection.state(), line.probes.length]).toEqual(['interrupted', before]);
  page.tell('visible');
  await pass(200_000);
  expect(connection.state()).toBe('interrupted');
  expect(line.probes.length).toBeGreaterThan(before + 40);
  await turn(true);
  await pass(5_200);
  expect(connection.state()).toBe('live');
});

test('LIVE-06 H1 a server that answers probes and refuses sockets is left alone after the four', async () => {
  const { connection, line, sockets, turn, pass } = await onLine();
  line.refusesSockets = true;
  await turn(false);
  line.isUp = true;
  await pass(600_000);
  expect([connection.state(), sockets.all.length - 1]).toEqual(['interrupted', 4]);
  for (const [place, at] of line.probes.entries())
    expect(at - (line.probes[place - 1] ?? at)).toBeLessThanOrEqual(5_000 + 50);
});

test('LIVE-06 where probes get through and sockets do not, the game is loaded every 8 to 15 s, and the notice says so', async () => {
  const { connection, line, page, sockets, told, turn, pass } = await onLine();
  line.refusesSockets = true;
  await turn(false);
  line.isUp = true;
  while (connection.state() !== 'interrupted') await pass(500);
  const before = line.loads.length;
  await pass(120_000);
  const gaps = line.loads.slice(before).map((at, place, all) => at - (all[place - 1] ?? at - 8_000));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8_000);
  expect(Math.max(...gaps)).toBeLessThan(15_000);
  expect([connection.state(), told.at(-1), sockets.all.length - 1]).toEqual(['interrupted', 'behind', 4]);

  page.tell('hidden');
  const hidden = line.loads.length;
  await pass(60_000);
  expect(line.loads.length).toBe(hidden);
  page.tell('visible');
  line.refusesSockets = false;
  await pass(200_000);
  expect([connection.state(), told.at(-1)]).toEqual(['live', undefined]);
});

test('LIVE-06 while loads get through, a line that goes is told as interrupted, and one that comes back connects', async () => {
  const { connection, line, told, turn, pass } = await onLine();
  line.refusesSockets = true;
  await turn(false);
  line.isUp = true;
  while (told.at(-1) !== 'behind') await pass(500);
  line.isUp = false;
  await pass(5_100);
  expect([connection.state(), told.at(-1)]).toEqual(['interrupted', 'interrupted']);
  line.refusesSockets = false;
  line.isUp = true;
  await pass(5_200);
  expect([connection.state(), told.at(-1)]).toEqual(['live', undefined]);
});

test('500 phones whose server is down ask at most 25 times each in the first 30 s, less often then, and come back over seconds', async () => {
  const atOnce = new Map<number, number>();
  let most = 0;
  let all = 0;
  for (let seed = 1; seed <= 500; seed++) {
    const { connection, clock, line, sockets, turn } = await onLine({ seed });
    const loads = line.loads.length;
    await turn(false);
    await clock.pass(30_000);
    const asked = line.probes.length + line.loads.length - loads + sockets.all.length - 1;
    most = Math.max(most, asked);
    all += asked;
    const probed = line.probes.length;
    await clock.pass(15_000);
    expect(line.probes.length - probed).toBeLessThanOrEqual(5);
    line.isUp = true;
    let tenth = 0;
    for (; connection.state() !== 'live' && tenth < 60; tenth++) await clock.pass(100);
    atOnce.set(tenth, (atOnce.get(tenth) ?? 0) + 1);
  }
  expect(most).toBeLessThanOrEqual(25);
  expect(all / 500).toBeLessThan(22);
  // Evenly over 5 s it would be 10 in each tenth of a second.
  expect(Math.max(...atOnce.keys())).toBeLessThan(55);
  expect(Math.max(...atOnce.values())).toBeLessThan(30);
});

test.each(['idle', 'refused'] as const)('an offline browser changes nothing in %s', async (state) => {
  const { connection, page, pass } = await onLine();
  if (state === 'idle') connection.leave();
  else connection.stop();
  page.tell('offline');
  await pass(60_000);
  expect(connection.state()).toBe(state);
});

test('LIVE-05 H3 the browser says offline: the state says so at once, and online brings it back', async () => {
  const { connection, page, line, pass } = await onLine();
  line.isUp = false;
  page.tell('offline');
  expect(connection.state()).toBe('waiting');
  await pass(10_000);
  line.isUp = true;
  page.tell('online');
  await pass(200);
  expect(connection.state()).toBe('live');
});

test('a browser that says offline and is wrong is back by itself', async () => {
  const { connection, page, pass } = await onLine();
  page.tell('offline');
  await pass(3_200);
  expect(connection.state()).toBe('live');
});
