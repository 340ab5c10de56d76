// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { Mark } from '../parts/mark.ts';

export const Grade: Guard = {
  question_id: 0,
  answer_key: 0,
  marks: ['nullable', ['array', Mark]],
  funny: 1,
  version: 2,
  by: 0,
  at: 2,
};
