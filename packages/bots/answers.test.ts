import { demoHostGame, demoQuestion, demoRound } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { planAnswer } from './answers.ts';
import { type Habit, planTables, type TablePlan } from './tables.ts';

const [round = demoRound(1, '', [])] = demoHostGame().rounds;
const [capital, everest] = round.questions;
const tables = planTables('seed', 40);
const table = (skill: number, habit: Habit = 'steady'): TablePlan => {
  return { name: 'Quizzly Bears', captain: 'Priya', members: [], skill, habit };
};
const seeds = Array.from({ length: 200 }, (_, n) => `seed ${n}`);

test('the same seed, table and question always give the same, whatever id the question has in this game', () => {
  for (const each of tables) {
    const question = capital ?? demoQuestion('', 0, '', []);
    const plan = planAnswer('seed', each, question, round);
    expect(planAnswer('seed', each, question, round)).toEqual(plan);
    const elsewhere = { ...question, question_id: 'another' };
    expect(planAnswer('seed', each, elsewhere, round).texts).toHaveLength(1);
    expect(planAnswer('seed', each, elsewhere, round).knows).toBe(plan.knows);
  }
});

test('tables have names that differ, each habit once, and skills between weak and strong', () => {
  expect(new Set(tables.map(({ name }) => name)).size).toBe(40);
  expect(
    tables
      .slice(0, 5)
      .map(({ habit }) => habit)
      .toSorted(),
  ).toEqual(['forgetful', 'late', 'misspelling', 'offline', 'steady']);
  for (const { skill } of tables) expect(skill >= 0.4 && skill <= 0.9).toBe(true);
});

test('a strong table knows more than a weak one, and what it knows is in the key or misspelt', () => {
  const known = (skill: number) =>
    seeds.filter((seed) => capital && planAnswer(seed, table(skill), capital, round).knows).length;
  expect(known(0.9)).toBeGreaterThan(known(0.4) + 40);
  for (const seed of seeds) {
    if (!capital) throw new Error('The demo has questions.');
    const { knows, texts } = planAnswer(seed, table(0.9), capital, round);
    if (knows) expect(['Amsterdam', 'Amstredam', 'Amsetrdam']).toContain(texts[0]);
    else expect(texts[0]).not.toBe('Amsterdam');
  }
});

test('typing comes in order, a few letters at a time, and ends with what stands in each input', () => {
  for (const seed of seeds) {
    if (!everest) throw new Error('The demo has questions.');
    const { strokes, texts } = planAnswer(seed, table(0.9), everest, round);
    expect(strokes.map(({ atMs }) => atMs)).toEqual(strokes.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    for (const [index, text] of texts.entries()) {
      expect(strokes.findLast((stroke) => stroke.index === index)?.text).toBe(text);
    }
    // The next question comes after 25 s: by then everything stands.
    expect(strokes.at(-1)?.atMs).toBeLessThan(25_000);
  }
});

test('some answers are changed after a while, and one who spells badly gets many words wrong', () => {
  if (!capital) throw new Error('The demo has questions.');
  const ends = seeds.map((seed) => planAnswer(seed, table(0.9), capital, round));
  const changed = ends.filter(({ strokes, texts }) => strokes.filter(({ text }) => text === texts[0]).length === 1);
  expect(changed.length).toBeGreaterThan(0);
  const misspelt = (habit: Habit) =>
    seeds.filter((seed) => {
      const { knows, texts } = planAnswer(seed, table(0.9, habit), capital, round);
      return knows && texts[0] !== 'Amsterdam';
    }).length;
  expect(misspelt('misspelling')).toBeGreaterThan(2 * misspelt('steady'));
});

test('where there are options, a table chooses one of them', () => {
  const matches = ['Red', 'Green', 'Blue'];
  const question = demoQuestion('q', 0, 'Which colour?', [['green']], { matches });
  const of = demoRound(1, 'Colours', [question]);
  for (const seed of seeds) {
    const { texts, knows } = planAnswer(seed, table(0.7), question, of);
    expect(matches).toContain(texts[0]);
    expect(texts[0] === 'Green').toBe(knows);
  }
});
