// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Suggestion: Guard = { player_code: 0, player_name: 0, suggestion: 0 };
