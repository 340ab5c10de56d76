import { expect, test } from 'vitest';
import { withoutPiles } from './piles.ts';

test('H66 what is piled on one letter is cut, whatever invisible stands between, and nothing else', () => {
  const marks = (count: number) => '\u0345\u0301'.repeat(count / 2);
  expect(withoutPiles({ a: [`e${marks(50_000)}f`], b: 1, c: null })).toEqual({ a: [`e${marks(100)}f`], b: 1, c: null });
  const hidden = `e${`${marks(2)}\u200b\u0001`.repeat(10_000)}`;
  expect(withoutPiles(hidden)).toHaveLength(101);
  for (const kept of [
    '',
    'x'.repeat(1_000),
    `${marks(100)} ${marks(100)}`,
    ' \n\t'.repeat(100),
    '👩‍👩‍👧‍👦'.repeat(100),
  ]) {
    expect(withoutPiles(kept)).toBe(kept);
  }
  const deep = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
  expect(withoutPiles(deep)).toHaveLength(1);
});
