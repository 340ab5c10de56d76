import type { RatingGroup } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingSums } from './rating-sums.ts';

const group = (number: number, stars: number[], tags: Record<string, number> = {}): RatingGroup => ({
  ...{ number, closed_on: `2026-01-0${number}`, stars, notes: [] },
  tags: Object.entries(tags).map(([tag, count]) => ({ tag, count })),
});

test('groups add up to stars, an average and tags, the oldest first', () => {
  const sums = ratingSums([
    group(2, [0, 0, 0, 0, 5], { Friendly: 4 }),
    group(1, [1, 0, 0, 2, 2], { Creative: 2, Boring: 1, Friendly: 1 }),
  ]);
  expect(sums).toMatchObject({ ratings: 10, mean: 4.4, stars: [1, 0, 0, 2, 7] });
  expect(sums.means.map(({ group: { number }, mean }) => [number, mean])).toEqual([
    [1, 3.8],
    [2, 5],
  ]);
  expect(sums.tags).toEqual([
    { tag: 'Friendly', count: 5 },
    { tag: 'Creative', count: 2 },
    { tag: 'Boring', count: 1 },
  ]);
});

test('without groups there is no average', () => {
  expect(ratingSums([])).toEqual({ ratings: 0, mean: undefined, stars: [0, 0, 0, 0, 0], means: [], tags: [] });
});

test('the average of all is the average of the groups, which are equally large', () => {
  const five = fc
    .array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 })
    .map((given) => [0, 1, 2, 3, 4].map((star) => given.filter((one) => one === star).length));
  fc.assert(
    fc.property(fc.array(five, { minLength: 1, maxLength: 9 }), (all) => {
      const { mean, means, ratings } = ratingSums(all.map((stars, at) => group(at + 1, stars)));
      expect(ratings).toBe(5 * all.length);
      expect(mean).toBeCloseTo(means.reduce((sum, one) => sum + one.mean, 0) / means.length, 9);
    }),
  );
});
