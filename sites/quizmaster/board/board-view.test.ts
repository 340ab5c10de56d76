import type { HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { boardLines, publicBoard, publishableRounds, ungradedRounds } from './board-view.ts';

const demo = demoHostGame();
const rounds = demo.rounds.map((round, nth) => ({ ...round, asked: nth === 0 ? ['r1q1', 'r1q3'] : ['r2q1'] }));
const state = { ...demo.state, game_started: true, round_index: 1, round_open: true, submissions_open: true };
const game: HostGame = demoHostGame({
  rounds,
  state,
  teams: [
    demoTeam('t1', 'Foxes', {
      submitted: { 1: submissionOf([['Amsterdam'], ['Easter Island']]), 2: submissionOf([['corn']]) },
    }),
    demoTeam('t2', 'Geese', {
      submitted: { 1: submissionOf([['Amsterdam'], ['Fiji']]), 2: submissionOf([['maize']]) },
    }),
    demoTeam('t3', 'Hares', { submitted: { 1: submissionOf([['Amsterdam'], ['']]) } }),
  ],
  adjustments: [
    { adjustment_id: 'a1', teamid: 't3', round_order: 1, points: -1, reason: 'phones', by: 'Robin', at: 0 },
  ],
});

test('the board has the points of each round, bonuses and penalties, and places', () => {
  expect(boardLines(game).map((line) => [line.place, line.name, line.rounds, line.adjusted, line.points])).toEqual([
    [1, 'Foxes', [2, 1], 0, 3],
    [2, 'Geese', [1, 1], 0, 2],
    [3, 'Hares', [1, undefined], -1, 0],
  ]);
});

test('a board through a round has only those rounds, and ties are said', () => {
  const lines = boardLines({ ...game, adjustments: [] }, 1);
  expect(lines.map(({ place, isTied, points }) => [place, isTied, points])).toEqual([
    [1, false, 2],
    [2, true, 1],
    [2, true, 1],
  ]);
});

test('a round whose submissions are open cannot be published', () => {
  expect(publishableRounds(game).map(({ round_order }) => round_order)).toEqual([1]);
  const closed = { ...game, state: { ...state, submissions_open: false } };
  expect(publishableRounds(closed).map(({ round_order }) => round_order)).toEqual([1, 2]);
});

test('what is ungraded holds the board up, and says in which round', () => {
  expect(ungradedRounds(game, 2).map(({ round, open }) => [round.round_order, open])).toEqual([[1, 1]]);
});

test('the public board is unveiled from the last', () => {
  const at = (unveiled?: number) =>
    publicBoard({ ...game, state: { ...state, board_through: 1, ...(unveiled === undefined ? {} : { unveiled }) } });
  expect(at(1)).toMatchObject({ veiled: 2, lines: [{ name: 'Hares' }] });
  expect(at()).toMatchObject({ veiled: 0, lines: [{ name: 'Foxes' }, { name: 'Geese' }, { name: 'Hares' }] });
  expect(publicBoard(game)).toEqual({ lines: [], veiled: 0 });
});
