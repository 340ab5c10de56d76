import { updateToken } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { endLogin, logOut } from '../logout.ts';
import { isNetworkError } from '../refused.ts';
import { type Clock, systemClock } from '../seams.ts';
import { tokenClaims } from '../token-claims.ts';
import { isSignedToken } from '../token-payload.ts';
import { isByLink } from './is-by-link.ts';

/** The outcome of a link's token. */
export type Proof =
  /** Logged in by the link; or by the same person's own login with a code, which may do more and is kept. */
  | { readonly outcome: 'in' }
  /** Used, too old, or never ours. Nothing has changed. */
  | { readonly outcome: 'refused' }
  /** Nobody knows: it may be tried again. Nothing has changed. */
  | { readonly outcome: 'network-error' }
  /** Somebody else is logged in here: `Switch to {name}?` (H47). Nothing has changed until one of the two is called. */
  | { readonly outcome: 'ask'; readonly name: string; readonly current: string; accept(): void; decline(): void };

/**
 * Exchanges the token of a sent link for a login: the server verifies it before it replaces anything (START-04, H47). Only
 * for the site: a widget runs on a foreign page (H49).
 */
export async function proveLink(core: SnugCore, linkToken: string, clock: Clock = systemClock): Promise<Proof> {
  const { session, call } = core;
  let token: string;
  try {
    token = loginIn(await call(updateToken, { bearer: linkToken }));
  } catch (error) {
    return { outcome: isNetworkError(error) ? 'network-error' : 'refused' };
  }

  const before = session.token();
  const own = session.claims();
  const next = tokenClaims(token);
  if (before === undefined || !own || own.exp * 1_000 <= clock.now()) {
    session.setToken(token);
    return { outcome: 'in' };
  }
  if (own.sub === next?.sub) {
    // A login by an earlier link is valid for that link's game only: keeping it would lock the player out of this one.
    const isOver = isByLink(before);
    if (isOver) session.setToken(token);
    void endLogin(core, isOver ? before : token);
    return { outcome: 'in' };
  }
  return {
    outcome: 'ask',
    name: nameOf(next),
    current: nameOf(own),
    accept() {
      void logOut(core);
      session.setToken(token);
    },
    decline: () => void endLogin(core, token),
  };
}

/** A new player has no name yet, but the contact that the link was sent to. */
function nameOf(claims: ReturnType<typeof tokenClaims>): string {
  return claims?.player_name || claims?.email || claims?.phone || '';
}

function loginIn({ message }: { readonly message: string }): string {
  if (isSignedToken(message) && tokenClaims(message)) return message;
  throw new Error('The server answered something else than its contract says.');
}
