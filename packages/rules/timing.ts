import { closeGraceMs } from '@snug/contract';
import type { Game, Round } from './state/game-state.ts';

/** Whether something for a round counts, by the server's clock alone (OPEN-34, G16). */
export type Timing = 'early' | 'on-time' | 'late';

/**
 * On time: for the current round, while submissions are open and for the grace after. Early: for a round that was never
 * opened. Everything else is late: it is kept, and the quizmaster may accept it. What comes once the answers are revealed
 * is late too, within the grace as well: nobody copies.
 */
export function timingOf(
  game: Pick<Game, 'round_index' | 'submissions_open'>,
  round: Pick<Round, 'round_order' | 'opened_at' | 'closed_at' | 'revealed_at'>,
  now: number,
): Timing {
  if (round.opened_at === null) return 'early';
  if (round.revealed_at !== null) return 'late';
  if (game.round_index !== round.round_order - 1) return 'late';
  if (game.submissions_open) return 'on-time';
  return round.closed_at !== null && now - round.closed_at <= closeGraceMs ? 'on-time' : 'late';
}
