// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const VoteCandidate: Guard = { id: 0, team_name: 0, url: ['optional', 0] };
