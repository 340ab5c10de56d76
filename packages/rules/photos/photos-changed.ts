import type { Decision } from '../decision.ts';
import { toPlayers } from '../recipients.ts';
import type { Game } from '../state/game-state.ts';

type Step = Pick<Decision, 'changes' | 'messages'>;

/**
 * Tells everybody that photos or votes are others than before: phones and the console ask for them, and the big screen, which
 * hears that the quizmaster's stream goes on, loads.
 */
export function photosChanged({ photos_version }: Pick<Game, 'photos_version'>): Step {
  const version = photos_version + 1;
  return {
    changes: [{ kind: 'game', set: { photos_version: version } }],
    messages: [toPlayers({ type: 'PHOTOS', version }), toDesk],
  };
}

/** Tells the console and the big screen alone: how many have voted is nobody else's yet. */
export const toDesk = { to: 'host', message: { type: 'HOST_PHOTOS' } } as const;
