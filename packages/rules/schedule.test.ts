import { expect, test } from 'vitest';
import { cleanSchedule, isShownOn } from './schedule.ts';

test.each([
  ['', '', true],
  ['2026-01-06', '2026-01-06', true],
  ['2026-01-06', '', true],
  ['', '2028-02-29', true],
  ['2026-01-07', '2026-01-06', 'The last day is before the first.'],
  ['2026-02-30', '', 'There is no such day.'],
  ['2026-02-29', '', 'There is no such day.'],
  ['2100-02-29', '', 'There is no such day.'],
  ['2026-04-00', '', 'There is no such day.'],
  ['', '2026-13-01', 'There is no such day.'],
])('a schedule from %j to %j', (starts_on, ends_on, expected) => {
  const clean = () => cleanSchedule({ starts_on, ends_on });
  if (expected === true) expect(clean()).toEqual({ starts_on, ends_on });
  else expect(clean).toThrow(expect.objectContaining({ status: 400, detail: expected }));
});

test.each([
  ['2026-01-05', false],
  ['2026-01-06', true],
  ['2026-01-08', true],
  ['2026-01-09', false],
])('what runs from the 6th to the 8th is shown on %s: %s', (day, shown) => {
  const bounds = { starts_on: '2026-01-06', ends_on: '2026-01-08' };
  expect(isShownOn({ active: true, ...bounds }, day)).toBe(shown);
  expect(isShownOn({ active: false, ...bounds }, day)).toBe(false);
  expect(isShownOn({ active: true, starts_on: '', ends_on: '' }, day)).toBe(true);
});
