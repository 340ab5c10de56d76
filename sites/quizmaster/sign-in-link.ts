/** What a sign-in link carries after `#link=`, read from a whole address or from the text alone. Undefined when there is none. */
export function linkIn(text: string): string | undefined {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash === -1) return /^[\w.~-]{16,}$/.test(trimmed) ? trimmed : undefined;
  return new URLSearchParams(trimmed.slice(hash + 1)).get('link') || undefined;
}

/**
 * Takes the link out of the page's address, at once: it must not stay in the history, in a bookmark or on a screen that
 * others see.
 */
export function takeLink(place: Pick<Location, 'hash' | 'pathname' | 'search'>, past: Pick<History, 'replaceState'>) {
  if (place.hash === '') return undefined;
  const link = linkIn(place.hash);
  past.replaceState(null, '', place.pathname + place.search);
  return link;
}
