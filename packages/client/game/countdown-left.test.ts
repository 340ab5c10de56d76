import { expect, test } from 'vitest';
import { countdownLeft } from './countdown-left.ts';

const countdown = { ends_at: 100_000, now: 40_000 };

test('runs by the server’s clock, and never below zero', () => {
  const clock = { ahead: 5_000, paused: false };
  expect(countdownLeft(countdown, clock, 45_000)).toBe(60_000);
  expect(countdownLeft(countdown, clock, 75_000)).toBe(30_000);
  expect(countdownLeft(countdown, clock, 200_000)).toBe(0);
});

test('stands still in a break', () => {
  expect(countdownLeft(countdown, { ahead: 5_000, paused: true }, 999_000)).toBe(60_000);
});
