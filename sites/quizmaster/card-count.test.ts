import { expect, test } from 'vitest';
import { countOfCards, pagesOf } from './card-count.ts';

test.each([
  ['4', 4],
  [' 17 ', 17],
  ['007', 7],
  ['1', 1],
  ['100', 100],
  ['101', undefined],
  ['0', undefined],
  ['', undefined],
  ['-4', undefined],
  ['4.5', undefined],
  ['1e2', undefined],
  ['four', undefined],
  ['9'.repeat(400), undefined],
])('the input %j means %s cards', (typed, count) => {
  expect(countOfCards(typed)).toBe(count);
});

test.each([
  [1, [1]],
  [4, [4]],
  [5, [4, 1]],
  [12, [4, 4, 4]],
])('%i cards fill pages of %j', (count, pages) => {
  expect(pagesOf(count)).toEqual(pages);
});
