import { expect, test } from 'vitest';
import { localStart, momentOf, usualStart, weeklyMoments } from './local-time.ts';

test('a start is a day and a time by the clock of the device, and becomes the moment again', () => {
  const date = new Date(2026, 0, 6, 9, 5);
  expect(localStart(date)).toEqual({ day: '2026-01-06', time: '09:05' });
  expect(momentOf(localStart(date))).toBe(date.toISOString());
  expect(momentOf({ day: '', time: '19:30' })).toBeUndefined();
  expect(momentOf({ day: '2026-01-06', time: '' })).toBeUndefined();
});

test('weekly nights begin at the same time of day all year, whatever the clocks do', () => {
  const nights = weeklyMoments({ day: '2026-01-06', time: '19:30' }, 52).map((moment) => localStart(new Date(moment)));
  expect(new Set(nights.map(({ time }) => time))).toEqual(new Set(['19:30']));
  expect(nights.slice(0, 3).map(({ day }) => day)).toEqual(['2026-01-06', '2026-01-13', '2026-01-20']);
  expect(nights.at(-1)?.day).toBe('2026-12-29');
  expect(weeklyMoments({ day: '', time: '' }, 3)).toEqual([]);
});

test('the usual start is this evening, else the next full hour', () => {
  expect(usualStart(new Date(2026, 0, 6, 10, 15))).toEqual({ day: '2026-01-06', time: '20:00' });
  expect(usualStart(new Date(2026, 0, 6, 21, 15))).toEqual({ day: '2026-01-06', time: '22:00' });
  expect(usualStart(new Date(2026, 0, 6, 23, 15))).toEqual({ day: '2026-01-07', time: '00:00' });
});
