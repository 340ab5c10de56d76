import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { countOpen, deskQuestions, nextOpenQuestion, nextOpenRow } from './desk-questions.ts';

const teams = [
  demoTeam('t1', 'Foxes', { submitted: { 1: submissionOf([['Amsterdam'], ['Tibet', 'India'], ['Samoa']]) } }),
  demoTeam('t2', 'Geese', { submitted: { 1: submissionOf([['Amsterdam'], ['China', 'Nepal'], ['Fiji']]) } }),
];
const game = demoHostGame({ teams });
const [round] = game.rounds.map((each) => ({ ...each, asked: ['r1q1', 'r1q2', 'r1q3'] }));
if (!round) throw new Error('The demo has no round.');

test('each question says how many different answers wait', () => {
  expect(deskQuestions(game, round).map(({ number, open }) => [number, open])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
  expect(countOpen(game, round)).toBe(3);
});

test('a grade that was refused waits too, in an answer that somebody else has graded', () => {
  const [{ key = '', question_id = '' } = {}] = deskQuestions(game, round)[0]?.rows ?? [];
  const refused = { question_id, answer_key: key, marks: null, funny: false, seen: 0, state: 'refused' as const };
  expect(deskQuestions(game, round, [refused]).map(({ open, refused: count }) => [open, count])).toEqual([
    [1, 1],
    [1, 0],
    [2, 0],
  ]);
});

test('the next question with something open comes after this one, then from the start', () => {
  const questions = deskQuestions(game, round);
  expect(nextOpenQuestion(questions, undefined)?.number).toBe(2);
  expect(nextOpenQuestion(questions, 'r1q2')?.number).toBe(3);
  expect(nextOpenQuestion(questions, 'r1q3')?.number).toBe(2);
  expect(nextOpenQuestion(questions.slice(0, 2), 'r1q2')).toBeUndefined();
});

test('the next open row is below, then from the top', () => {
  const rows = deskQuestions(game, round)[2]?.rows ?? [];
  expect(nextOpenRow(rows, 'fiji')?.key).toBe('samoa');
  expect(nextOpenRow(rows, 'samoa')?.key).toBe('fiji');
});

test('nobody grades a tiebreaker', () => {
  expect(countOpen(game, { ...round, tiebreaker: true })).toBe(0);
});
