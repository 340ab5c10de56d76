import type { Shown } from '../database/proof.ts';
import type { GameRow } from '../database/schema.ts';

/** Where and when something is shown, but for the day: in a game, in the latest round that has begun. */
export function shownIn({ venue_id, round_index }: Pick<GameRow, 'venue_id' | 'round_index'>): Omit<Shown, 'day'> {
  return { place: 'game', venue_id, round: round_index + 1 };
}

/** The same of an ad. Whoever is on no team costs nothing to make up, and is counted apart. */
export function adShownIn(game: Pick<GameRow, 'venue_id' | 'round_index'>, isOnTeam: boolean): Omit<Shown, 'day'> {
  return { ...shownIn(game), ...(!isOnTeam && { place: 'watching' }) };
}

/** Outside games. */
export function shownOutside(place: 'site' | 'sponsor'): Omit<Shown, 'day'> {
  return { place, venue_id: '', round: 0 };
}
