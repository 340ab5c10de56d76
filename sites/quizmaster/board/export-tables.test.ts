import type { GradeChange, HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { csvFile } from '../csv-file.ts';
import { exportJson, exportName, exportTables } from './export-tables.ts';
import { boardWords as words } from './words.ts';

const rounds = demoHostGame().rounds.map((round, nth) => ({ ...round, asked: nth === 0 ? ['r1q1', 'r1q2'] : [] }));
const game: HostGame = demoHostGame({
  rounds,
  teams: [demoTeam('t1', '=HYPERLINK("x")', { submitted: { 1: submissionOf([['Amsterdm'], ['China', 'Tibet']]) } })],
  grades: [
    { question_id: 'r1q1', answer_key: 'amsterdm', marks: ['half'], funny: true, version: 1, by: 'Robin', at: 0 },
  ],
  appeals: [
    {
      ...{ appeal_id: 'p', teamid: 't1', question_id: 'r1q2', round_order: 1, at: 0 },
      ...{ reason: 'Tibet was one', state: 'declined', reply: 'Not by then' },
    },
  ],
  adjustments: [{ adjustment_id: 'a', teamid: 't1', round_order: null, points: 2, reason: 'song', by: 'Robin', at: 0 }],
});
const changes: GradeChange[] = [
  {
    question_id: 'r1q1',
    answer_key: 'amsterdm',
    version: 1,
    from: null,
    to: ['half'],
    by: 'Robin',
    at: 0,
    published: true,
  },
];

test('every head begins with a capital', () => {
  const heads = exportTables(game, changes, words).flatMap(({ rows }) => rows[0] ?? []);
  expect(heads.filter((head) => /^\p{Ll}/u.test(String(head)))).toEqual([]);
});

test('scores, answers with grades, the trail, bonuses and appeals are tables of their own', () => {
  const [scores, answers, trail, adjustments, appeals] = exportTables(game, changes, words).map(({ rows }) =>
    rows.slice(1),
  );
  expect(scores).toEqual([[1, '=HYPERLINK("x")', 0.5, 2, 2.5]]);
  expect(answers?.map((row) => row.slice(5))).toEqual([
    ['Amsterdm', '0.5', 'graded', 'funny', 0.5, 1],
    ['China / Tibet', '0 / 0', 'not graded', '', 0, 2],
  ]);
  expect(trail).toMatchObject([
    [new Date(0).toISOString(), 'Robin', 1, expect.anything(), 'amsterdm', '', '0.5', 'public'],
  ]);
  expect(adjustments).toEqual([['=HYPERLINK("x")', undefined, 2, 'song', 'Robin', new Date(0).toISOString()]]);
  expect(appeals).toEqual([
    ['=HYPERLINK("x")', 1, expect.anything(), 'China / Tibet', 'Tibet was one', 'declined', 'Not by then'],
  ]);
});

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1'])('H65 no spreadsheet runs %j', (text) => {
  expect(csvFile([[text]])).toMatch(/^\uFEFF"?'/);
});

test('the file for programs has the scores and the trail', () => {
  expect(JSON.parse(exportJson(game, changes))).toMatchObject({
    title: game.title,
    scores: [{ points: 2.5 }],
    changes,
    appeals: [{ reason: 'Tibet was one' }],
  });
});

test('a file is named by the game and what it holds', () => {
  expect(exportName(game, 'Scores', 'csv')).toBe('2026-01-06_Tuesday-Pub-Quiz_Scores.csv');
});
