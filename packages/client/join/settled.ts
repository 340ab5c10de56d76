import { Refused } from '../refused.ts';
import type { JoinError } from './join-state.ts';

/** What became of an action on a game: it is done, it goes on at an address, or it failed. */
export interface Settled {
  readonly to?: string;
  readonly error?: JoinError;
}

/**
 * Sends an action on a game. An invalid login goes to /auth, and from there to `back` (ERR-06, OPEN-77); every other failure
 * has the server's text (ERR-07, OPEN-79).
 */
export async function settled(back: string, send: () => Promise<Settled>): Promise<Settled> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refused)) return { error: { key: 'went-wrong' } };
    if (error.status_code === 401) return { to: `/auth?previous=${encodeURIComponent(back)}` };
    return { error: { key: 'went-wrong', detail: error.detail } };
  }
}
