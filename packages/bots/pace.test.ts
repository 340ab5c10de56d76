import { virtualClock } from '@snug/client/fake';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('a wait takes a person’s time, divided by how fast the night is at that moment', async () => {
  const clock = virtualClock();
  let speed = 1;
  const pace = createPace(clock, () => speed);
  const { signal } = new AbortController();
  const over: string[] = [];
  pace.wait(10_000, signal).then(() => over.push('natural'));
  speed = 50;
  pace.wait(10_000, signal).then(() => over.push('rushed'));
  pace.rest(300, signal).then(() => over.push('by the clock'));
  await clock.pass(200);
  expect(over).toEqual(['rushed']);
  await clock.pass(100);
  expect(over).toEqual(['rushed', 'by the clock']);
  await clock.pass(9_700);
  expect(over).toEqual(['rushed', 'by the clock', 'natural']);
});

test('what is left of a wait runs at the same speed', async () => {
  const clock = virtualClock();
  const pace = createPace(clock, () => 10);
  const since = pace.now();
  await clock.pass(1_000);
  expect(pace.left(since, 25_000)).toBe(1_500);
  expect(pace.isRushed()).toBe(true);
});

test('the end of the night ends every wait, before and while it is waited', async () => {
  const clock = virtualClock();
  const pace = createPace(clock);
  const night = new AbortController();
  const waits = [pace.wait(1_000, night.signal), pace.rest(1_000, night.signal)];
  const reason = new Error('The night is over.');
  night.abort(reason);
  for (const wait of waits) await expect(wait).rejects.toBe(reason);
  await expect(pace.wait(1, night.signal)).rejects.toBe(reason);
});
