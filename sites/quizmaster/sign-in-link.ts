import { isProofAddress } from './proof-address.ts';

/** Finds the one-time text after `#link=` in an address, or in that text alone; undefined when there is none. */
export function linkIn(text: string): string | undefined {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash === -1) return /^[\w.~-]{16,}$/.test(trimmed) ? trimmed : undefined;
  return new URLSearchParams(trimmed.slice(hash + 1)).get('link') || undefined;
}

/**
 * Removes the sign-in link from the page's address and returns it. It must not stay in the history, in a bookmark or on a
 * screen that others see. The fragment of a sponsor's proof sheet is its address, and stays.
 */
export function takeLink(page: Pick<Location, 'hash' | 'pathname' | 'search'>, entry: Pick<History, 'replaceState'>) {
  if (page.hash === '' || isProofAddress(page.pathname)) return undefined;
  const link = linkIn(page.hash);
  entry.replaceState(null, '', page.pathname + page.search);
  return link;
}
