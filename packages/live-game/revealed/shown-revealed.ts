import type { Game } from '@snug/client';
import type { RevealedRound as Revealed } from '@snug/contract';

/**
 * What was revealed while this screen was open; after a load, the current round or the one before this break. A round in
 * play does not show earlier answers; the break and the end show the last that were revealed.
 */
export function shownRevealed({ view, lastRevealed }: Game): Revealed | undefined {
  if (!view?.revealed) return undefined;
  const { revealed, round, round_index, status, submissions_open } = view;
  const order = lastRevealed ?? round?.round_order ?? round_index + 1;
  const isPlayed = round !== null && status === 'live';
  // Reopened after its reveal: a team that is still writing must not see the answers.
  if (isPlayed && order === round.round_order && submissions_open && !round.submitted) return undefined;
  // An object keeps numeric keys in ascending order.
  return revealed[order] ?? (isPlayed ? undefined : Object.values(revealed).at(-1));
}
