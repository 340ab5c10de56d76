// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const RatingGroup: Guard = {
  number: 2,
  closed_on: 0,
  stars: ['array', 2],
  tags: ['array', { tag: 0, count: 2 }],
  notes: ['array', 0],
  rude_notes: ['optional', ['array', 2]],
};
