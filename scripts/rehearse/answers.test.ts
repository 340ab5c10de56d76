import { foldAnswer } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoPack } from '../../packages/server/packs/demo.ts';
import { answerOf, optionsOf } from './answers.ts';

const rounds = demoPack().rounds.map((round) => ({
  ...round,
  questions: round.questions.map((question, question_index) => ({
    ...question,
    question_id: String(question_index),
    question_index,
    num_answers: question.accepted.length,
  })),
}));

test('GAME-10 bots give as many answers as a question wants, from its options if it has any', () => {
  for (const round of rounds) {
    for (const question of round.questions) {
      const options = optionsOf(question, round);
      for (let team = 0; team < 10; team++) {
        const texts = answerOf(question, options, team, question.question_index);
        expect(texts).toHaveLength(question.num_answers);
        if (options.length > 0) for (const text of texts) expect(options).toContain(text);
      }
    }
  }
});

test('of ten teams some are right and some are wrong, and each repeats its answer', () => {
  const [question] = rounds[0]?.questions ?? [];
  if (!question) throw new Error('The demo quiz has no question.');
  const ask = () => Array.from({ length: 10 }, (_, team) => answerOf(question, [], team, 0)[0] ?? '');
  const right = ask().filter((text) => question.accepted[0]?.some((each) => foldAnswer(each) === foldAnswer(text)));
  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(10);
  expect(ask()).toEqual(ask());
});
