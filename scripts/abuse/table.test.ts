import { expect, test } from 'vitest';
import { brokenOf, type Compared, lineOf, type Waited } from './table.ts';

const upTo = (most: number) => Array.from({ length: 100 }, (_, n) => ((n + 1) * most) / 100);
const night = (changed: Partial<Waited> = {}): Waited => ({
  joinMs: upTo(200),
  answerMs: upTo(20),
  loginMs: upTo(900),
  refused: [],
  ...changed,
});
const row = (...flooded: Waited[]): Compared => ({
  name: 'codes',
  quiet: [night({ joinMs: upTo(100), answerMs: upTo(10) })],
  flooded,
  got: { 429: 3, 404: 100 },
});

test('twice as long is kept, more is broken, and says by how much', () => {
  expect(brokenOf(row(night()))).toEqual([]);
  expect(brokenOf(row(night({ answerMs: upTo(21) })))).toEqual([
    'codes: answering takes 2.10x of a quiet night’s p99, at most 2x',
  ]);
});

test('one refusal breaks the promise, however fast the others were', () => {
  expect(brokenOf(row(night(), night({ joinMs: upTo(1), refused: ['findGame answered 429'] })))).toEqual([
    'codes: 1 refused beside the flood, the first: findGame answered 429',
  ]);
});

test('one night that something else spoiled is outvoted by the others', () => {
  expect(brokenOf(row(night(), night({ joinMs: upTo(900) }), night()))).toEqual([]);
});

test('a night in which nobody got in keeps no promise', () => {
  expect(brokenOf(row(night({ joinMs: [] })))).toHaveLength(1);
  expect(lineOf(row(night({ joinMs: [] })))).toContain('50.0 > never');
});

test('a row has quiet beside flooded, the ratio of p99, the refused, and what the flood got most of first', () => {
  const words = lineOf(row(night())).replace(/ +/g, ' ');
  expect(words).toBe(
    'codes 50.0 > 100.0 99.0 > 198.0 2.00x 5.0 > 10.0 9.9 > 19.8 2.00x 900.0 > 900.0 0 > 0 404: 100, 429: 3',
  );
});
