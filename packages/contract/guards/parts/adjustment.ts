// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Adjustment: Guard = {
  adjustment_id: 0,
  teamid: 0,
  round_order: ['nullable', 2],
  points: 'number',
  reason: 0,
  by: 0,
  at: 2,
};
