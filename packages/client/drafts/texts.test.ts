import { expect, test } from 'vitest';
import { demoGame, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { loaded, unloaded } from '../game/loaded.ts';
import { isSubmitted } from './texts.ts';

test('ROUND-08 submitted answers are tidied; a suggested answer to an earlier question stays as it was saved', () => {
  const asked = ['q1', 'q2'].map((question_id, question_index) =>
    demoQuestion({ question_id, question_index, num_answers: 2 }),
  );
  const submission = {
    round_id: 'r1',
    title: 'One thing',
    single_answer: true,
    doubled: false,
    answers: [
      ['', ''],
      ['paris', ''],
    ],
    late: false,
  };
  const view = demoGame({
    round: demoRound({ single_answer: true, asked, submitted: true }),
    submitted: { 1: submission },
    suggested: { q1: ['Paris', 'paris'] },
  });
  const game = loaded(unloaded('g1'), view, {});
  expect(isSubmitted(game, 'q1', ['Paris', 'paris'])).toBe(true);
  expect(isSubmitted(game, 'q1', ['Paris', ''])).toBe(false);
  expect(isSubmitted(game, 'q2', ['Paris', 'paris'])).toBe(true);
  expect(isSubmitted(game, 'q2', ['Rome', 'paris'])).toBe(false);
});
