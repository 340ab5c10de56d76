import { returnAddress } from './return-address.ts';

/** Where a login leads. Each address is a path on this site, whatever the query says. */
export interface AfterLogin {
  readonly loggedIn: string;
  readonly asGuest: string;
}

/**
 * Reads the query of the login (AUTH-08 … AUTH-10, OPEN-24): `previous` is where a guest continues, `success` where a
 * logged-in player continues instead, and `context` is passed on unchanged.
 *
 * @example
 * afterLogin(new URLSearchParams('previous=/join&success=/game/12&context=qr'), location.origin);
 * // { loggedIn: '/game/12?context=qr', asGuest: '/join?context=qr' }
 */
export function afterLogin(query: URLSearchParams, origin: string): AfterLogin {
  const context = query.get('context');
  const previous = returnAddress(query.get('previous'), origin);
  const success = query.get('success');
  return {
    loggedIn: withContext(success === null ? previous : returnAddress(success, origin), context, origin),
    asGuest: withContext(previous, context, origin),
  };
}

function withContext(address: string, context: string | null, origin: string): string {
  if (context === null) return address;
  const url = new URL(address, origin);
  url.searchParams.set('context', context);
  const whole = url.pathname + url.search;
  // If the context makes the path too long, the path is used without it rather than replaced by another page.
  return returnAddress(whole, origin) === whole ? whole : address;
}
