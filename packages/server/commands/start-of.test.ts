import { expect, test } from 'vitest';
import { startOf } from './start-of.ts';

test('a start is stored in one form', () => {
  const stored = { date: '2026-01-06T19:30:00.000Z', starts_at: Date.UTC(2026, 0, 6, 19, 30) };
  for (const date of ['2026-01-06T19:30Z', '2026-01-06T19:30:00Z', stored.date]) expect(startOf(date)).toEqual(stored);
});

test.each(['2026-11-24', 'tomorrow', '2026-13-40T20:00:00Z', '2026-11-24T20:00:00+02:00', ''])('%s is none', (date) => {
  expect(() => startOf(date)).toThrow('Please choose a date and a time.');
});
