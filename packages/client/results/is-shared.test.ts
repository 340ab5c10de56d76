import { expect, test } from 'vitest';
import { demoBoard, demoRows } from '../fake/index.ts';
import { isShared } from './is-shared.ts';

/** Which rows are shared, of a board of which so many are unveiled. */
function shared(points: readonly number[], shown = points.length) {
  const rows = demoRows(points).slice(points.length - shown);
  const board = demoBoard({ teams: points.length, rows });
  return rows.map((row) => isShared(board, row));
}

test('a place that several of the board have', () => {
  expect(shared([40, 40, 31, 30, 12])).toEqual([true, true, false, false, false]);
  expect(shared([40, 33, 31, 30, 12])).toEqual([false, false, false, false, false]);
});

test('a place whose other team is still veiled', () => {
  expect(shared([40, 40, 31, 30, 12], 4)).toEqual([true, false, false, false]);
  expect(shared([40, 33, 31, 31, 12], 2)).toEqual([true, false]);
  expect(shared([40, 31, 31, 31, 12], 2)).toEqual([true, false]);
});

test('a place that is one team’s alone, however many are veiled', () => {
  expect(shared([40, 33, 31, 30, 12], 4)).toEqual([false, false, false, false]);
  expect(shared([40, 40, 31, 30, 12], 3)).toEqual([false, false, false]);
  expect(shared([40, 33], 1)).toEqual([false]);
});
