import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createOutage } from './outage.ts';

/** One outage: the times of the attempts, of the probes, and of giving up. */
function outageWith({ seed = 1, isUp = () => false }: { seed?: number; isUp?: (at: number) => boolean } = {}) {
  const clock = virtualClock();
  const from = clock.now();
  const now = () => clock.now() - from;
  const attempts: number[] = [];
  const probes: number[] = [];
  let givenUpAt: number | undefined;
  const outage = createOutage(clock, seededRandom(seed), async () => {
    probes.push(now());
    if (!isUp(now())) throw new Error('offline');
  });
  const wait = (): (() => void) =>
    outage.wait({
      retry: () => attempts.push(now()),
      giveUp: () => {
        givenUpAt = now();
      },
    });

  return {
    ...outage,
    clock,
    attempts,
    probes,
    wait,
    givenUpAt: () => givenUpAt,
    /** Each attempt fails at once, until it gives up. */
    async failing() {
      for (wait(); givenUpAt === undefined; ) {
        const before = attempts.length;
        await clock.pass(250);
        if (attempts.length === before) continue;
        outage.lost(false);
        wait();
      }
    },
  };
}

/** The distribution of many clients over a range: the share in each of its quarters. */
function quarters(moments: readonly number[], least: number, most: number): number[] {
  const counts = [0, 0, 0, 0];
  for (const moment of moments) {
    const quarter = Math.min(3, Math.floor(((moment - least) / (most - least)) * 4));
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  return counts.map((count) => count / moments.length);
}

test.each([
  ['cut', false, 3_000],
  ['closed by the server', true, 5_000],
] as const)(
  'LIVE-05 H1 the first attempts of 2,000 clients whose connection was %s are spread evenly from 0.5 s on',
  async (_, byServer, most) => {
    const moments: number[] = [];
    for (let seed = 1; seed <= 2_000; seed++) {
      const { lost, wait, clock, attempts } = outageWith({ seed });
      lost(byServer);
      wait();
      await clock.pass(most);
      moments.push(...attempts);
    }
    expect(moments).toHaveLength(2_000);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...moments)).toBeLessThanOrEqual(most);
    for (const share of quarters(moments, 500, most)) expect(share).toBeGreaterThan(0.2);
  },
);

test('LIVE-05 OPEN-86 in an endless outage there are four attempts, the later ones at 20, 60 and 120 s, whatever the random numbers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const { lost, failing, attempts, givenUpAt } = outageWith({ seed });
      lost(false);
      await failing();
      expect(attempts).toHaveLength(4);
      const [first = 0, ...others] = attempts;
      expect(first).toBeLessThanOrEqual(3_000);
      expect(others).toEqual([20_000, 60_000, 120_000]);
      expect(givenUpAt()).toBeGreaterThanOrEqual(120_000);
    }),
    { numRuns: 100 },
  );
});

test('LIVE-05 between attempts it probes the server every 3 to 6 s, and tries as soon as it answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 3_000, max: 19_000 }), async (seed, upFrom) => {
      const { lost, wait, clock, attempts, probes } = outageWith({ seed, isUp: (at) => at >= upFrom });
      lost(false);
      wait();
      await clock.pass(3_000);
      lost(false);
      const from = 3_000;
      wait();
      await clock.pass(30_000);
      expect(attempts).toHaveLength(2);
      expect(attempts[1]).toBe(probes.at(-1));
      expect(attempts[1]).toBeLessThanOrEqual(Math.max(upFrom, from) + 6_000);
      for (const [place, at] of probes.entries()) {
        const gap = at - (probes[place - 1] ?? from);
        expect(gap).toBeLessThanOrEqual(6_000);
        // The last one before its time is up may be sooner.
        if (at < 20_000) expect(gap).toBeGreaterThanOrEqual(3_000);
      }
    }),
    { numRuns: 300 },
  );
});

test('OPEN-86 with HTTP up and the socket refused it gives up after 9 to 30 s, whatever the random numbers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const { lost, failing, givenUpAt } = outageWith({ seed, isUp: () => true });
      lost(false);
      await failing();
      expect(givenUpAt()).toBeGreaterThan(9_000);
      expect(givenUpAt()).toBeLessThan(30_000);
    }),
    { numRuns: 300 },
  );
});

test('LIVE-05 a planned close waits exactly the announced delay, once, and uses none of the four attempts', async () => {
  const { lost, planned, wait, clock, attempts, probes, failing, givenUpAt } = outageWith();
  for (let time = 1; time <= 6; time++) {
    planned(7_000);
    lost(true);
    wait();
    await clock.pass(6_999);
    expect(attempts).toHaveLength(time - 1);
    await clock.pass(1);
    expect(attempts).toHaveLength(time);
  }
  expect(probes).toEqual([]);
  lost(false);
  await failing();
  expect(attempts).toHaveLength(6 + 4);
  expect(givenUpAt()).toBeDefined();
});

test('OPEN-86 all four attempts are back when it is over', async () => {
  const { lost, over, failing, attempts, wait, clock } = outageWith();
  lost(false);
  await failing();
  over();
  lost(false);
  wait();
  await clock.pass(3_000);
  expect(attempts).toHaveLength(5);
});

test('a cancelled wait leaves no timer, and a pending probe is ignored', async () => {
  const clock = virtualClock();
  let answer: () => void = () => {};
  const outage = createOutage(clock, seededRandom(), () => new Promise<void>((resolve) => (answer = resolve)));
  let attempts = 0;
  const wait = () => outage.wait({ retry: () => attempts++, giveUp: () => {} });
  outage.lost(false);
  wait();
  await clock.pass(3_000);
  const stop = wait();
  await clock.pass(6_000);
  stop();
  answer();
  await clock.pass(200_000);
  expect([attempts, clock.pending()]).toEqual([1, 0]);
});
