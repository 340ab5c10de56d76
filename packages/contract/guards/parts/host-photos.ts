// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { ScreenChoice } from '../parts/screen-choice.ts';
import { VoteCandidate } from '../parts/vote-candidate.ts';
import { VoteKind } from '../parts/vote-kind.ts';

export const HostPhotos: Guard = {
  photos: ['array', { image_code: 0, url: 0, team_name: 0, player_name: 0, created_at: 2, screen: ScreenChoice }],
  without_consent: 2,
  votes: [
    'array',
    {
      vote: VoteKind,
      state: ['enum', ['none', 'open', 'closed', 'hidden']],
      candidates: 2,
      voted: 2,
      of: 2,
      winners: ['optional', ['array', VoteCandidate]],
      top: ['optional', 2],
    },
  ],
};
