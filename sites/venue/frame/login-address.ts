/** The login, with the way back to where it was asked for. */
export function loginAddress(previous: string): string {
  return previous === '/' ? '/auth' : `/auth?previous=${encodeURIComponent(previous)}`;
}

/**
 * The login out of the watcher's panel: logged in, one is back at the same place of it; whoever goes on as a guest after
 * all is where a guest adds a team (OPEN-25).
 */
export function loginFromPanel(path: string, context: string): string {
  const query = new URLSearchParams({ previous: `${path}?guest=1`, success: path, context });
  return `/auth?${query}`;
}

/**
 * The way back to a teammate's link. An address never leads there (H46), or a stranger's link could make anybody
 * join anything by logging in; the history entry can, because only this site writes it.
 */
export function comeBackTo(path: string): { readonly comeBackTo: string } {
  return { comeBackTo: path };
}

/** What `comeBackTo` put into the history entry. */
export function wayBack(state: unknown): string | undefined {
  const path = (state as { comeBackTo?: unknown } | null)?.comeBackTo;
  return typeof path === 'string' ? path : undefined;
}
