import type { DoubleRule } from '@snug/contract';
import { expect, test } from 'vitest';
import { scoreGame, toldResultsOf } from './index.ts';

const question = (question_id: string, accepted: string) =>
  ({ question_id, points: 2, accepted: [[accepted]], ordered: false, matches: [] }) as never;

/** The told part of a doubled round of three answers: right, right, and one that nobody has graded. */
function told(double_rule: DoubleRule, count: number | null, answers = ['Paris', 'Lima', 'Quito?']) {
  const round = {
    ...{ round_order: 1, title: 'Capitals', single_answer: false, double_rule, tiebreaker: false, asked_count: 3 },
    graded: [question('q1', 'Paris'), question('q2', 'Lima'), question('q3', 'Oslo')],
    told: count,
  };
  const submission = { round_order: 1, title: '', doubled: true, answers: answers.map((text) => [text]) } as never;
  const scores = scoreGame({
    rounds: [round],
    teams: [{ teamid: 't', team_name: 'Foxes', submitted: { 1: submission } }],
    grades: [],
    adjustments: [],
  });
  const [result] = toldResultsOf(scores, 't', [round]);
  return { double: result?.double, earned: result?.questions.map(({ earned }) => earned) };
}

test('a doubled round is open while all told answers are right, and says nothing of those to come', () => {
  expect(told('all', 1, ['Paris', 'wrong', 'wrong'])).toEqual(told('all', 1, ['Paris', 'Lima', 'Oslo']));
  expect(told('all', 2)).toEqual({ double: 'open', earned: [4, 4] });
  expect(told('all', null, ['Paris', 'Lima', 'Oslo'])).toEqual({ double: 'won', earned: [4, 4, 4] });
});

test('a blank among the told answers loses it: for nothing, or by the mild rule for the plain points', () => {
  expect(told('all', 2, ['Paris', '', 'Oslo'])).toEqual({ double: 'lost', earned: [0, 0] });
  expect(told('mild', 2, ['Paris', '', 'Oslo'])).toEqual({ double: 'lost', earned: [2, 0] });
  expect(told('joker', 2, ['Paris', '', 'Oslo'])).toEqual({ double: 'won', earned: [4, 0] });
});
