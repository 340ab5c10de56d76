import { closeGraceMs } from '@snug/contract';
import type { GameRow, RoundRow } from '../database/schema.ts';

/** Whether something for a round counts, by the server's clock alone (OPEN-34, G16). */
export type Timing = 'early' | 'on-time' | 'late';

/**
 * On time: the current round, while submissions are open and for the grace after. Early: never opened.
 * Everything else is late: kept, and for the quizmaster to accept. So is whatever comes once the answers are told, grace
 * or not: nobody copies.
 */
export function timingOf(
  game: Pick<GameRow, 'round_index' | 'submissions_open'>,
  round: Pick<RoundRow, 'round_order' | 'opened_at' | 'closed_at' | 'revealed_at'>,
  now: number,
): Timing {
  if (round.opened_at === null) return 'early';
  if (round.revealed_at !== null) return 'late';
  if (game.round_index !== round.round_order - 1) return 'late';
  if (game.submissions_open === 1) return 'on-time';
  return round.closed_at !== null && now - round.closed_at <= closeGraceMs ? 'on-time' : 'late';
}
