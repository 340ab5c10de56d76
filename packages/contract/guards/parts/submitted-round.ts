// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const SubmittedRound: Guard = {
  round_id: 0,
  title: 0,
  single_answer: 1,
  doubled: 1,
  answers: ['array', ['array', 0]],
  late: 1,
  at_close: ['optional', 1],
  accepted: ['optional', 1],
  clue: ['optional', 2],
  submission_id: ['optional', 0],
};
