// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const ProofSheet: Guard = {
  sponsor: 0,
  venue: 0,
  made_at: 0,
  items: ['array', { kind: ['enum', ['ad', 'survey']], id: 0, sponsor: 0, text: 0, options: ['array', 0] }],
  rows: [
    'array',
    {
      id: 0,
      day: 0,
      place: ['enum', ['game', 'watching', 'site', 'sponsor']],
      venue_id: 0,
      venue: 0,
      round: 2,
      served: 2,
      seen: 2,
      tapped: 2,
      answered: 2,
      skipped: 2,
      chosen: ['array', 2],
    },
  ],
};
