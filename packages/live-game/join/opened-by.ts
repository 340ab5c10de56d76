/** What an address asks the live game to open (GAME-19, OPEN-25). */
export interface Opened {
  /** Opens adding a team as a guest, for people who do not log in. */
  readonly guest?: boolean;
  /** The `context` with which `onLogIn` was called. */
  readonly context?: string;
}

/**
 * Reads `guest` and `context` from a page's query, for `opened` of the live game; undefined where neither is set. A widget
 * does not read the address of a page that it does not own. The page clears its query afterwards.
 *
 * @example openedBy(new URLSearchParams('guest=1')); // { guest: true }
 */
export function openedBy(query: URLSearchParams): Opened | undefined {
  const context = query.get('context') ?? undefined;
  if (!query.has('guest') && context === undefined) return undefined;
  return { ...(query.has('guest') && { guest: true }), ...(context !== undefined && { context }) };
}
