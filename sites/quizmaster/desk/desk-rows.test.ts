import type { Grade, HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { deskRows, inShownOrder, isOpen, wholeMark } from './desk-rows.ts';

const [round] = demoHostGame().rounds.map((each) => ({ ...each, asked: ['r1q1', 'r1q2'] }));
const [capital, everest] = round?.questions ?? [];
if (!round || !capital || !everest) throw new Error('The demo has no such questions.');

/** A game in which each of the teams answered `Amsterdam?` and the question about Everest. */
function answered(...answers: string[][][]): HostGame {
  const teams = answers.map((given, nth) =>
    demoTeam(`t${nth}`, `Team ${nth}`, { submitted: { 1: submissionOf(given) } }),
  );
  return demoHostGame({ teams });
}

const grade = (partial: Partial<Grade>): Grade => ({
  ...{ question_id: 'r1q1', answer_key: '', marks: ['full'], funny: false, version: 1, by: 'Robin', at: 0 },
  ...partial,
});

test('equal answers stand in one row; what waits comes first, then the most frequent, blanks last', () => {
  const game = answered(
    [['Amsterdam']],
    [['The Hague']],
    [['amsterdam!']],
    [['Rotterdam']],
    [['Amsterdm']],
    [['rotterdam']],
    [['']],
  );
  const rows = deskRows(game, round, capital);
  expect(rows.map(({ texts, teams, state }) => [texts.join(), teams.length, state])).toEqual([
    ['Rotterdam', 2, 'ungraded'],
    ['Amsterdm', 1, 'ungraded'],
    ['The Hague', 1, 'ungraded'],
    ['Amsterdam', 2, 'sure'],
    ['', 1, 'sure'],
  ]);
  expect(rows[1]).toMatchObject({
    proposed: ['full'],
    reasons: [{ kind: 'misspelt', accepted: 'Amsterdam' }],
    marks: undefined,
  });
});

test('a late answer that waits is in the row, marked apart, and nobody has to grade it yet', () => {
  const late = demoTeam('t9', 'Latecomers', { submitted: { 1: submissionOf([['Utrecht']], { late: true }) } });
  const [row] = deskRows(demoHostGame({ teams: [late] }), round, capital);
  expect(row?.teams).toEqual([{ teamid: 't9', name: 'Latecomers', waits: true }]);
  expect(row && isOpen(row)).toBe(false);
});

test('marks stand beside their texts, in whichever order a team wrote them', () => {
  const game = answered([['x'], ['Tibet', 'Nepal']], [['x'], ['nepal', 'tibet']]);
  const grades = [grade({ question_id: 'r1q2', answer_key: 'nepal\ntibet', marks: ['full', 'none'] })];
  const [row] = deskRows({ ...game, grades }, round, everest);
  expect(row).toMatchObject({ texts: ['Nepal', 'Tibet'], marks: ['full', 'none'], state: 'graded' });
  expect(row?.teams).toHaveLength(2);
});

test('a grade that was taken back leaves the row open, with the version that the next one must have seen', () => {
  const grades = [grade({ answer_key: 'utrecht', marks: null, version: 4 })];
  const [row] = deskRows({ ...answered([['Utrecht']]), grades }, round, capital);
  expect(row).toMatchObject({ state: 'ungraded', marks: undefined, grade: { version: 4 } });
});

test('the clues of a round share the last answer given, with the clue at which it stood', () => {
  const clues = { ...round, single_answer: true, asked: ['r1q1', 'r1q2', 'r1q3'] };
  const submission = submissionOf([['Delft'], ['Amsterdam'], ['']], { single_answer: true, clue: 1 });
  const game = demoHostGame({ teams: [demoTeam('t1', 'Foxes', { submitted: { 1: submission } })] });
  const [row] = deskRows(game, clues, capital);
  expect(row).toMatchObject({ texts: ['Amsterdam'], teams: [{ clue: 1, earns: 2 }] });
});

test('rows stay where they are when they are graded, and new ones come last', () => {
  const game = answered([['Delft']], [['Delft']], [['Utrecht']]);
  const shown = deskRows(game, round, capital).map(({ key }) => key);
  const more = [...game.teams, demoTeam('t9', 'New', { submitted: { 1: submissionOf([['Breda']]) } })];
  const graded = { ...game, teams: more, grades: [grade({ answer_key: 'delft' })] };
  const rows = deskRows(graded, round, capital);
  expect(rows.map(({ key }) => key)).toEqual(['breda', 'utrecht', 'delft']);
  expect(inShownOrder(rows, shown).map(({ key }) => key)).toEqual(['delft', 'utrecht', 'breda']);
});

test('an answer is one mark as a whole only where all its texts have it', () => {
  expect(wholeMark(['full', 'full'])).toBe('full');
  expect(wholeMark(['full', 'none'])).toBeUndefined();
});
