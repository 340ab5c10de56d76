/** The login, with the way back to where it was asked for. */
export function loginAddress(previous: string): string {
  return previous === '/' ? '/auth' : `/auth?previous=${encodeURIComponent(previous)}`;
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
