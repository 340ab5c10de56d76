import { isSignedToken, tokenPayload } from '../token-payload.ts';

/**
 * The token at the end of a sent link: `#token=…`, or the bare token (START-04, OPEN-23). Only one that was made for a
 * link counts: another login's would make whoever opens a stranger's link that stranger, for good (H47, H49).
 */
export function linkTokenIn(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, '');
  const token = /^[\w-]+=/.test(text) ? new URLSearchParams(text).get('token') : text;
  return isSignedToken(token) && tokenPayload(token)?.aud === 'link' ? token : undefined;
}

/** Takes the fragment out of an address bar, before anything else reads it, and answers the token that stood there. */
export function takeLinkToken(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'> = location,
  past: Pick<History, 'state' | 'replaceState'> = history,
): string | undefined {
  if (hash === '') return undefined;
  past.replaceState(past.state, '', pathname + search);
  return linkTokenIn(hash);
}
