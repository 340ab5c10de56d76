import { isSignedToken, tokenPayload } from '../token-payload.ts';

/**
 * The token at the end of a sent link: `#token=…`, or the bare token (START-04, OPEN-23). Only a token made for a link
 * counts: with another login's token, opening a stranger's link would log one in as that stranger for good (H47, H49).
 */
export function linkTokenIn(fragment: string): string | undefined {
  const text = fragment.replace(/^#/, '');
  const token = /^[\w-]+=/.test(text) ? new URLSearchParams(text).get('token') : text;
  return isSignedToken(token) && tokenPayload(token)?.aud === 'link' ? token : undefined;
}

/** Removes the fragment from the address before anything else reads it, and returns its token. */
export function takeLinkToken(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'> = location,
  past: Pick<History, 'state' | 'replaceState'> = history,
): string | undefined {
  if (hash === '') return undefined;
  past.replaceState(past.state, '', pathname + search);
  return linkTokenIn(hash);
}
