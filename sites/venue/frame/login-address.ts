/** The address of the login that leads back to the current page. */
export function loginAddress(previous: string): string {
  return previous === '/' ? '/auth' : `/auth?previous=${encodeURIComponent(previous)}`;
}

/**
 * The login's address from the spectator's panel. After logging in, the panel is open at the same place; a player who
 * continues as a guest gets the form that adds a guest team (OPEN-25).
 */
export function loginFromPanel(path: string, context: string): string {
  const query = new URLSearchParams({ previous: `${path}?guest=1`, success: path, context });
  return `/auth?${query}`;
}

/**
 * The history state that leads back to a teammate's link after the login. It is not in the address, or a stranger's link
 * could make anybody join anything by logging in; only this site writes history entries (H46).
 */
export function comeBackTo(path: string): { readonly comeBackTo: string } {
  return { comeBackTo: path };
}

/** Reads what `comeBackTo` put into the history entry. */
export function wayBack(state: unknown): string | undefined {
  const path = (state as { comeBackTo?: unknown } | null)?.comeBackTo;
  return typeof path === 'string' ? path : undefined;
}
