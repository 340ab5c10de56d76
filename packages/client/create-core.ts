import { createCaller } from './call.ts';
import type { SnugCore } from './client.ts';
import { type Seams, systemRandom } from './seams.ts';
import { createSession } from './session.ts';
import { guardedStorage } from './storage.ts';

export interface CoreOptions {
  /** The origin of the Snug server, such as `https://quiz.example`; by default the page's own. */
  readonly origin?: string;
  readonly seams?: Partial<Seams>;
  /** A call's 401 has cleared the token: go to '/' and say why (ERR-08). */
  readonly onUnauthorized?: (detail: string) => void;
}

/**
 * A session and a caller: all that joining needs. Contains nothing of the live game, so it is small.
 *
 * @example
 * const core = createCore({ origin: 'https://quiz.example' });
 */
export function createCore({ origin = '', seams = {}, onUnauthorized }: CoreOptions = {}): SnugCore {
  const storage = seams.storage ?? guardedStorage();
  const session = createSession({ storage, random: seams.random ?? systemRandom });
  const call = createCaller({ ...seams, session, origin, onUnauthorized });
  return { origin, session, call, storage };
}
