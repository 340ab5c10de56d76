import type { Decision } from './decision.ts';
import { toPlayers } from './recipients.ts';
import type { Game } from './state/game-state.ts';

/** Ends the countdown, if there is one: submissions close before it is over, or what it was about has changed. */
export function endCountdown(
  { countdown_ends_at }: Pick<Game, 'countdown_ends_at'>,
  now: number,
): Pick<Decision, 'changes' | 'messages'> {
  if (countdown_ends_at === null) return { changes: [], messages: [] };
  return {
    changes: [{ kind: 'game', set: { countdown_ends_at: null, countdown_set_at: null } }],
    messages: [toPlayers({ type: 'COUNTDOWN', ends_at: null, now })],
  };
}
