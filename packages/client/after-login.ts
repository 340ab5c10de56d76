import { returnAddress } from './return-address.ts';

/** Where the login leads. Each is a path of our own, whatever the query said. */
export interface AfterLogin {
  readonly loggedIn: string;
  readonly asGuest: string;
}

/**
 * Reads the query of the login (AUTH-08 … AUTH-10, OPEN-24): `previous` is where to go on, `success` where instead once
 * somebody is logged in, and `context` goes along unchanged.
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
  // One that is too long with it is opened without, sooner than another page.
  return returnAddress(whole, origin) === whole ? whole : address;
}
