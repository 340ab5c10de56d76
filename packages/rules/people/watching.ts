import type { Player } from '../state/people.ts';

/** The fields of a player who is on no team. */
export const watching = {
  teamid: null,
  status: 'watching',
  is_captain: false,
  joined_at: null,
  captain_until: null,
} as const satisfies Partial<Player>;
