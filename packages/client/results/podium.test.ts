import { expect, test } from 'vitest';
import { podiumOf, winnersOf } from './podium.ts';

const all = Array.from({ length: 14 }, (_, nth) => ({ place: nth + 1, team_name: `Team ${nth + 1}` }));
/** Of 14 teams those that are unveiled, from the last. */
const board = (shown: number, rows: readonly (typeof all)[number][] = all) => ({
  teams: rows.length,
  rows: rows.slice(rows.length - shown),
});
/** The same teams, where those after the `from`th have the place of it too. */
const shared = (from: number, count: number) =>
  all.map((row, nth) => (nth >= from && nth < from + count ? { ...row, place: from + 1 } : row));

test('three places are hidden until the third is told, then the second, then the first', () => {
  expect(winnersOf(board(0))).toEqual(['hidden', 'hidden', 'hidden']);
  expect(winnersOf(board(11))).toEqual(['hidden', 'hidden', 'hidden']);
  expect(winnersOf(board(12))).toEqual(['hidden', 'hidden', all[2]]);
  expect(winnersOf(board(13))).toEqual(['hidden', all[1], all[2]]);
  expect(winnersOf(board(14))).toEqual(all.slice(0, 3));
});

test('who shares a place stands there too', () => {
  const [first, second, third, fourth] = shared(2, 2);
  expect(winnersOf(board(11, shared(2, 2)))).toEqual(['hidden', 'hidden', 'hidden', fourth]);
  expect(winnersOf(board(12, shared(2, 2)))).toEqual(['hidden', 'hidden', third, fourth]);
  expect(winnersOf(board(14, shared(2, 2)))).toEqual([first, second, third, fourth]);
  expect(winnersOf(board(13, shared(0, 2)))).toEqual(['hidden', { ...all[1], place: 1 }, all[2]]);
});

test('no more than there are', () => {
  expect(winnersOf({ teams: 2, rows: [] })).toEqual(['hidden', 'hidden']);
  expect(winnersOf({ teams: 1, rows: all.slice(0, 1) })).toEqual([all[0]]);
  expect(winnersOf({ teams: 0, rows: [] })).toEqual([]);
});

test('a podium of three steps waits for the third, and hides the second and the first until they are unveiled', () => {
  expect(podiumOf(board(11))).toBeUndefined();
  expect(podiumOf(board(12))).toEqual(['hidden', 'hidden', all[2]]);
  expect(podiumOf(board(13))).toEqual(['hidden', all[1], all[2]]);
  expect(podiumOf(board(14))).toEqual([all[0], all[1], all[2]]);
  expect(podiumOf(board(14, shared(2, 2)))).toBeUndefined();
  expect(podiumOf({ teams: 3, rows: [] })).toEqual(['hidden', 'hidden', 'hidden']);
  expect(podiumOf({ teams: 1, rows: all.slice(0, 1) })).toEqual([all[0], undefined, undefined]);
  expect(podiumOf({ teams: 0, rows: [] })).toBeUndefined();
});
