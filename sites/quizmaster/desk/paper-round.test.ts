import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { paperDraft, paperFields, paperSubmission, paperTeams } from './paper-round.ts';

const [round] = demoHostGame().rounds.map((each) => ({ ...each, asked: ['r1q2', 'r1q1'] }));
if (!round) throw new Error('The demo has no round.');
const clues = { ...round, single_answer: true, asked: ['r1q1', 'r1q2', 'r1q3'] };

test('there is a field for each wanted answer, in the order asked', () => {
  expect(paperFields(round).map(({ texts }) => texts)).toEqual([2, 1]);
  expect(paperFields(clues)).toHaveLength(1);
});

test('what was typed in before stands in the form', () => {
  const team = demoTeam('t1', 'Foxes', { submitted: { 1: submissionOf([['China'], ['Oslo']], { doubled: true }) } });
  expect(paperDraft(team, round)).toEqual({
    answers: { r1q2: ['China', ''], r1q1: ['Oslo'] },
    doubled: true,
    clue: 2,
  });
});

test('the answer of a round of clues is handed in at its clue', () => {
  const draft = { answers: { r1q1: ['Einstein'] }, doubled: false, clue: 2 };
  expect(paperSubmission(draft, clues)).toEqual({ answers: [[''], ['Einstein']], doubled: false, clue: 1 });
  expect(paperSubmission(draft, round)).toEqual({ answers: [['', ''], ['Einstein']], doubled: false });
});

test('teams on paper, and those with phones that are not in, the missing ones first', () => {
  const isIn = { submitted: { 1: submissionOf([['x']]) } };
  const teams = [
    demoTeam('t1', 'In by phone', isIn),
    demoTeam('t2', 'Paper, in', { ...isIn, paper: true }),
    demoTeam('t3', 'Flat batteries'),
    demoTeam('t4', 'Paper, missing', { paper: true }),
  ];
  expect(paperTeams(demoHostGame({ teams }), round).map(({ team_name }) => team_name)).toEqual([
    'Paper, missing',
    'Flat batteries',
    'Paper, in',
  ]);
});
