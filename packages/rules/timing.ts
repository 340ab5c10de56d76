import { closeGraceMs } from '@snug/contract';
import type { Game, Round } from './state/game-state.ts';
import type { SubmittedAnswers } from './state/team-round.ts';

/** Whether an answer, or any write for a round, counts or is a late answer, judged only by the server's clock (OPEN-34, G16). */
export type Timing = 'early' | 'on-time' | 'late';

/**
 * `on-time`: the round is the current one, and submissions are open or closed only within the grace period. `early`: the
 * round's submissions were never opened. Everything else is `late`: it is kept, and the quizmaster may accept it. Once the
 * answers are revealed everything is late, even within the grace period, or teams could copy them.
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

/** Whether the quizmaster has accepted a late submission: it counts, although it came after the close and its grace. */
export function isAccepted(
  { late, at_close, created_at }: SubmittedAnswers,
  { closed_at }: Pick<Round, 'closed_at'>,
): boolean {
  return !late && !at_close && closed_at !== null && created_at - closed_at > closeGraceMs;
}
