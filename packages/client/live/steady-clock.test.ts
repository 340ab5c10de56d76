import fc from 'fast-check';
import { expect, test } from 'vitest';
import { virtualClock } from '../fake/virtual-clock.ts';
import { createOutage } from './outage.ts';
import { createRefreshBudget } from './refresh-budget.ts';
import { steadyClock } from './steady-clock.ts';

const day = 86_400_000;

/** A device whose clock is set back by a day now and then. */
function phoneClock() {
  const time = virtualClock();
  let setBackMs = 0;
  const clock = steadyClock({ now: () => time.now() - setBackMs, after: time.after });
  return {
    time,
    clock,
    setBack: () => {
      setBackMs += day;
    },
  };
}

test('it never goes back, and a timer that fired proves that its time has passed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('back', 0, 20, 5_000), { maxLength: 30 }), async (steps) => {
      const { time, clock, setBack } = phoneClock();
      const from = clock.now();
      let before = from;
      for (const step of steps) {
        if (step === 'back') setBack();
        else {
          clock.after(step as number, () => {});
          await time.pass(step as number);
        }
        expect(clock.now()).toBeGreaterThanOrEqual(before);
        before = clock.now();
      }
      expect(before - from).toBe(steps.reduce<number>((sum, step) => sum + (step === 'back' ? 0 : Number(step)), 0));
    }),
  );
});

test('H4 setting the clock back does not prolong the refresh budget', async () => {
  const { time, clock, setBack } = phoneClock();
  const budget = createRefreshBudget(clock);
  budget.take();
  budget.take();
  setBack();
  expect(budget.take().delayMs).toBeLessThanOrEqual(30_000);
  clock.after(61_000, () => {});
  await time.pass(61_000);
  expect(budget.take()).toMatchObject({ mustLoad: false, delayMs: 0 });
});

test('OPEN-86 an outage makes its four attempts although the clock is set back in each', async () => {
  const { time, clock, setBack } = phoneClock();
  const random = { fraction: () => 0.5, bytes: () => new Uint8Array() };
  const outage = createOutage(clock, random, () => Promise.reject(new Error('offline')));
  outage.lost(false);
  let made = 0;
  let isGivenUp = false;
  const retry = (): void => {
    made++;
    setBack();
    outage.lost(false);
    outage.wait({ retry, giveUp: () => (isGivenUp = true) });
  };
  outage.wait({ retry, giveUp: () => (isGivenUp = true) });
  for (let passed = 0; passed < 200_000 && !isGivenUp; passed += 1_000) await time.pass(1_000);
  expect([made, isGivenUp]).toEqual([4, true]);
});
