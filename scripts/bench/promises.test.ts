import { expect, test } from 'vitest';
import { isKept, type Measured, verdictOf } from './promises.ts';

const measured = (value: number, promise: Pick<Measured, 'most' | 'least'>): Measured => ({
  what: 'a thing',
  ours: '',
  yardstick: '',
  unit: 'x',
  value,
  ...promise,
});

test('a promise is kept up to its limit, and never by NaN', () => {
  expect(isKept(measured(1.15, { most: 1.15 }))).toBe(true);
  expect(isKept(measured(1.16, { most: 1.15 }))).toBe(false);
  expect(isKept(measured(0.7, { least: 0.7 }))).toBe(true);
  expect(isKept(measured(0.69, { least: 0.7 }))).toBe(false);
  expect(isKept(measured(Number.NaN, { most: 1 }))).toBe(false);
});

test('a verdict names the value and the limit', () => {
  expect(verdictOf(measured(1.044, { most: 1.15 }))).toBe('1.04x of at most 1.15x');
  expect(verdictOf({ ...measured(18.4, { most: 20 }), unit: 'ms' })).toBe('18 ms of at most 20 ms');
});
