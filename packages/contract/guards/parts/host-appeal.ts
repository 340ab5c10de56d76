// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { AppealState } from '../parts/appeal-state.ts';

export const HostAppeal: Guard = {
  question_id: 0,
  round_order: 2,
  reason: 0,
  state: AppealState,
  reply: 0,
  appeal_id: 0,
  teamid: 0,
  at: 2,
};
