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

test('LIVE-05 between attempts it probes the server at least every 5 s, and tries as soon as it answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 3_001, max: 19_000 }), async (seed, upFrom) => {
      const { lost, wait, clock, attempts, probes } = outageWith({ seed, isUp: (at) => at >= upFrom });
      lost(false);
      wait();
      await clock.pass(3_000);
      lost(false);
      const from = 3_000;
      const stop = wait();
      for (let passed = 0; attempts.length < 2 && passed < 30_000; passed += 50) await clock.pass(50);
      stop();
      expect(attempts).toHaveLength(2);
      expect([probes.find((at) => at >= upFrom), 20_000]).toContain(attempts[1]);
      expect(probes[0]).toBe(from);
      for (const [place, at] of probes.entries()) {
        const gap = at - (probes[place - 1] ?? from - 1_000);
        expect(gap).toBeGreaterThanOrEqual(1_000);
        expect(gap).toBeLessThanOrEqual(5_000);
      }
    }),
    { numRuns: 300 },
  );
});

test('LIVE-06 after the four attempts it probes on, and says that the line is back once a probe is answered after one that failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 60_000 }), async (seed, downFor) => {
      const { watch, clock, probes } = outageWith({ seed, isUp: (at) => at < 10_000 || at >= 10_001 + downFor });
      let back: number | undefined;
      let [answered, failed] = [0, 0];
      watch({
        back: () => (back = probes.at(-1)),
        answered: () => answered++,
        failed: () => failed++,
      });
      await clock.pass(10_000);
      expect([back, probes.length > 1, answered, failed]).toEqual([undefined, true, probes.length, 0]);
      await clock.pass(downFor + 20_000);
      const hasSeenIt = probes.some((at) => at >= 10_000 && at < 10_001 + downFor);
      expect([back !== undefined, failed > 0]).toEqual([hasSeenIt, hasSeenIt]);
      if (back !== undefined) {
        expect(back).toBe(probes.find((at) => at >= 10_001 + downFor));
        expect(back).toBe(probes.at(-1));
      }
      for (const [place, at] of probes.entries()) expect(at - (probes[place - 1] ?? at)).toBeLessThanOrEqual(5_000);
    }),
    { numRuns: 200 },
  );
});

test('LIVE-06 probes that nobody answers are at most 5 s apart, too', async () => {
  const clock = virtualClock();
  const probes: number[] = [];
  const outage = createOutage(clock, seededRandom(), () => {
    probes.push(clock.now());
    return new Promise(() => {});
  });
  const stop = outage.watch({ back() {}, answered() {}, failed() {} });
  await clock.pass(120_000);
  stop();
  expect(probes.length).toBeGreaterThan(24);
  for (const [place, at] of probes.entries()) expect(at - (probes[place - 1] ?? at)).toBeLessThanOrEqual(5_000);
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
