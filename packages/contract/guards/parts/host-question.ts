// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const HostQuestion: Guard = {
  question_id: 0,
  question_index: 2,
  question_text: 0,
  num_answers: 2,
  image: 0,
  image_alt: 0,
  source: 0,
  matches: ['array', 0],
  accepted: ['array', ['array', 0]],
  notes: 0,
  points: ['optional', 'number'],
  ordered: ['optional', 1],
};
