import { expect, test } from 'vitest';
import { numberList } from './number-list.ts';

test.each([
  [[2], '2'],
  [[2, 3], '2 and 3'],
  [[2, 3, 4], '2–4'],
  [[1, 3, 4], '1, 3 and 4'],
])('%j is %j', (numbers, list) => {
  expect(numberList(numbers, 'and')).toBe(list);
});
