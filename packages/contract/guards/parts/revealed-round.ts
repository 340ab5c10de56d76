// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const RevealedRound: Guard = {
  round_order: 2,
  title: 0,
  single_answer: 1,
  questions: ['array', { question_id: 0, question_text: 0, answers: ['array', 0], notes: 0 }],
  of: ['optional', 2],
};
