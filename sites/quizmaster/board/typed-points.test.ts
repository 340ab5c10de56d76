import { expect, test } from 'vitest';
import { typedPoints } from './typed-points.ts';

test.each([
  ['2', 2],
  [' +2 ', 2],
  ['-1', -1],
  ['−1', -1],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['2,0', 2],
  ['0', 0],
  ['', Number.NaN],
  ['abc', Number.NaN],
  ['1,000,000', Number.NaN],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
])('%j is %j', (text, points) => {
  expect(typedPoints(text)).toBe(points);
});
