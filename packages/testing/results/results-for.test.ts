import type { HostAppeal, HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { gameToScore, resultsFor } from './results-for.ts';

const appeal: HostAppeal = {
  ...{ appeal_id: 'a1', teamid: 't1', question_id: 'r1q1', round_order: 1, at: 0 },
  ...{ reason: 'It is.', state: 'open', reply: '' },
};

/** Two teams that have handed in the first round; the one is right, and the other's answer is graded half. */
function graded(state: Partial<HostGame['state']>): HostGame {
  const game = demoHostGame();
  return {
    ...game,
    rounds: game.rounds.map((round) => (round.round_order === 1 ? { ...round, asked: ['r1q1'] } : round)),
    teams: [
      demoTeam('t1', 'Quizzly Bears', { submitted: { 1: submissionOf([['Utrecht']]) } }),
      demoTeam('t2', 'Les Quizerables', { submitted: { 1: submissionOf([['amsterdam']]) } }),
    ],
    grades: [
      { question_id: 'r1q1', answer_key: 'utrecht', marks: ['half'], funny: false, version: 1, by: 'Robin', at: 0 },
    ],
    adjustments: [{ adjustment_id: 'b', teamid: 't1', round_order: 2, points: 9, reason: 'Later', by: 'Robin', at: 0 }],
    appeals: [appeal],
    state: { ...game.state, ...state },
  };
}

const told = (state: Partial<HostGame['state']>, teamid?: string) => resultsFor(gameToScore(graded(state)), teamid);

test('without a published board there are only the own appeals', () => {
  const { appeal_id: _, teamid: __, at: ___, ...own } = appeal;
  expect(told({}, 't1')).toEqual({ board: null, rounds: [], appeals: [own] });
  expect(told({}, 't2')).toEqual({ board: null, rounds: [], appeals: [] });
});

test('a board counts what belongs to its rounds, and has marks only once the answers are told', () => {
  const { board, rounds } = told({ board_through: 1 }, 't1');
  expect(board?.rows.map(({ teamid, place, points }) => [teamid, place, points])).toEqual([
    ['t2', 1, 1],
    ['t1', 2, 0.5],
  ]);
  expect(rounds).toMatchObject([{ points: 0.5, of: 1 }]);
  expect(rounds[0]).not.toHaveProperty('questions');
  const [round] = told({ board_through: 1, revealed: [1] }, 't1').rounds;
  expect(round?.questions).toMatchObject([{ question_id: 'r1q1', marks: ['half'], right: 1, teams: 2 }]);
});

test('a spectator has no rounds, and nobody has any while the board is unveiled', () => {
  expect(told({ board_through: 1 }).rounds).toEqual([]);
  const veiled = told({ board_through: 1, unveiled: 1 }, 't2');
  expect([veiled.board?.rows.map(({ teamid }) => teamid), veiled.rounds]).toEqual([['t1'], []]);
});

test('of told answers a team has its marks before the board, and until every team of one is unveiled', () => {
  const result = { question_id: 'r1q1', marks: ['half'], points: 0.5, of: 1 };
  const [round] = told({ revealed: [1] }, 't1').told ?? [];
  expect(round).toMatchObject({ round_order: 1, questions: [result] });
  expect(told({ revealed: [1], telling: { round_order: 1, count: 0 } }, 't1').told?.[0]?.questions).toEqual([]);
  expect(told({ revealed: [1], board_through: 1, unveiled: 1 }, 't1').told).toHaveLength(1);
  expect(told({ revealed: [1], board_through: 1 }, 't1')).not.toHaveProperty('told');
  expect(told({ revealed: [1] })).not.toHaveProperty('told');
});
