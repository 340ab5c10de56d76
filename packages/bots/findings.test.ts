import type { HostQuestion, HostRound } from '@snug/contract';
import { demoHostGame, demoQuestion, demoRound } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { findingsIn } from './findings.ts';

const round = (questions: HostQuestion[], partial: Partial<HostRound> = {}): HostRound => {
  return { ...demoRound(1, 'A round', questions), ...partial };
};
const question = (text: string, accepted: string[][], partial: Partial<HostQuestion> = {}) =>
  demoQuestion(text, 0, text, accepted, partial);
const kinds = (rounds: readonly HostRound[]) => findingsIn(rounds).map(({ kind }) => kind);

test('a pack without mistakes has no findings', () => {
  expect(findingsIn(demoHostGame().rounds)).toEqual([]);
});

test('an answer key that nobody can write', () => {
  for (const text of ['?', '…', 'TBD', ' - ']) {
    expect(kinds([round([question('What?', [[text]])])])).toEqual(['no-answer']);
  }
  expect(kinds([round([question('What?', [[' – ', 'Utrecht']])])])).toEqual([]);
});

test('the same question twice, wherever; the same words beside another picture are another question', () => {
  const twice = [
    round([question('Which river flows through Vienna?', [['Danube']])]),
    { ...round([question('which river flows through Vienna', [['The Danube']])]), round_order: 2 },
  ];
  expect(findingsIn(twice)).toMatchObject([
    { kind: 'same-question', round_order: 2, question_index: 0, other: { round_order: 1, question_index: 0 } },
  ]);
  const pictures = ['/media/a.png', '/media/b.png'].map((image) =>
    question('Who is this?', [['Ada']], { image, image_alt: 'A portrait' }),
  );
  expect(kinds([round(pictures)])).toEqual([]);
});

test('one text that counts for two wanted answers', () => {
  expect(
    findingsIn([
      round([
        question('Name two.', [
          ['China', 'PRC'],
          ['prc', 'Nepal'],
        ]),
      ]),
    ]),
  ).toMatchObject([{ kind: 'answers-conflict', text: 'PRC' }]);
});

test('a picture without a description', () => {
  expect(kinds([round([question('Which animal?', [['Walrus']], { image: '/media/a.png' })])])).toEqual(['no-alt']);
});

test('options of which none is right', () => {
  const matches = ['Red', 'Blue'];
  expect(findingsIn([round([question('Which colour?', [['Green']], { matches })])])).toMatchObject([
    { kind: 'no-option', text: 'Green' },
  ]);
  expect(kinds([round([question('Which colour?', [['red']])], { matches })])).toEqual([]);
});

test('clues that lead to different answers', () => {
  const clues = (second: string) => [question('First', [['Napoleon']]), question('Second', [[second]])];
  expect(kinds([round(clues('Wellington'), { single_answer: true })])).toEqual(['clues-differ']);
  expect(kinds([round(clues('napoleon'), { single_answer: true })])).toEqual([]);
});

test('a round that can be doubled and earns nothing', () => {
  const worthless = [question('What?', [['That']], { points: 0 })];
  expect(kinds([round(worthless, { double_or_nothing: true })])).toEqual(['no-points']);
  expect(kinds([round(worthless)])).toEqual([]);
  const tiebreaker = round([question('How many?', [['12']])], { double_or_nothing: true, tiebreaker: true });
  expect(kinds([tiebreaker])).toEqual(['no-points']);
});
