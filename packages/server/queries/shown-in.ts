import type { Shown } from '../database/proof.ts';
import type { GameRow } from '../database/schema.ts';

/**
 * Where and when something is shown in a game, but for the day: in the latest round that has begun. Whoever is on no team
 * costs nothing to make up, and is counted apart.
 */
export function shownIn(
  { venue_id, round_index }: Pick<GameRow, 'venue_id' | 'round_index'>,
  { isOnTeam }: { readonly isOnTeam: boolean },
): Omit<Shown, 'day'> {
  return { place: isOnTeam ? 'game' : 'watching', venue_id, round: round_index + 1 };
}

/** Outside games. */
export function shownOutside(place: 'site' | 'sponsor'): Omit<Shown, 'day'> {
  return { place, venue_id: '', round: 0 };
}
