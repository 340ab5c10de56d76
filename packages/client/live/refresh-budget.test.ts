import fc from 'fast-check';
import { expect, test } from 'vitest';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createRefreshBudget } from './refresh-budget.ts';

test('H4 the first refresh resumes, the second loads, the third waits until the first is 30 s old', async () => {
  const clock = virtualClock();
  const { take } = createRefreshBudget(clock);
  expect(take()).toMatchObject({ mustLoad: false, delayMs: 0 });
  await clock.pass(10_000);
  expect(take()).toMatchObject({ mustLoad: true, delayMs: 0 });
  await clock.pass(5_000);
  expect(take()).toMatchObject({ mustLoad: true, delayMs: 15_000 });
  // A pending refresh serves further requests.
  await clock.pass(10_000);
  expect(take()).toMatchObject({ mustLoad: true, delayMs: 5_000 });
  await clock.pass(60_000);
  expect(take()).toMatchObject({ mustLoad: false, delayMs: 0 });
});

test('S10 H7 for any requests at any time there are never three in 30 s, and no wait is longer than that', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 29_999, 1_000_000),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 250 })), { maxLength: 60 }),
      async (start, asks) => {
        const clock = virtualClock(start);
        const { take } = createRefreshBudget(clock);
        const moments = new Set<number>();
        for (const [restMs, spreadMs] of asks) {
          await clock.pass(restMs);
          const { delayMs } = take(spreadMs);
          expect(delayMs).toBeLessThanOrEqual(30_250);
          moments.add(clock.now() + delayMs);
        }
        const sorted = [...moments].sort((one, other) => one - other);
        for (const [place, at] of sorted.entries()) {
          const third = sorted[place + 2];
          if (third !== undefined) expect(third - at).toBeGreaterThanOrEqual(30_000);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('S10 a refresh delayed by sleep counts from when it ran, without moving the others', async () => {
  const clock = virtualClock();
  const { take, came } = createRefreshBudget(clock);
  expect(take().delayMs).toBe(0);
  await clock.pass(10_000);
  const { refresh } = take();
  await clock.sleep(5_000);
  came(refresh);
  await clock.pass(16_000);
  // The first one is 31 s old, the second 16 s.
  expect(take().delayMs).toBe(0);
  await clock.pass(1_000);
  expect(take().delayMs).toBe(13_000);
});
