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
  const line = { isUp: true, refusesSockets: false, probes: [] as number[] };
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
    load: answer,
    async probe() {
      line.probes.push(clock.now());
      await answer();
    },
    decode: (data) => JSON.parse(data),
    handle: () => {},
    changed: () => {},
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
  return { clock, page, sockets, line, connection, turn, pass };
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
