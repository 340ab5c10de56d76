import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

test('a percentile is one of the values, at or above its share of them', () => {
  const values = Array.from({ length: 200 }, (_, n) => 200 - n);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 1)).toBe(200);
  expect(median([3, 1, 2])).toBe(2);
  expect(percentile([], 0.99)).toBeNaN();
});
