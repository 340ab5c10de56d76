// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { AppealState } from '../parts/appeal-state.ts';

export const Appeal: Guard = { question_id: 0, round_order: 2, reason: 0, state: AppealState, reply: 0 };
