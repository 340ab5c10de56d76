// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { VoteCandidate } from '../parts/vote-candidate.ts';
import { VoteKind } from '../parts/vote-kind.ts';

export const Votes: Guard = {
  version: 2,
  votes: [
    'array',
    {
      vote: VoteKind,
      open: 1,
      mine: ['optional', 0],
      candidates: ['array', { id: 0, team_name: 0, url: ['optional', 0], own: ['optional', 1] }],
      winners: ['optional', ['array', VoteCandidate]],
      top: ['optional', 2],
    },
  ],
};
