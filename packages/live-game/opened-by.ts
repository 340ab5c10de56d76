/** What an address asks to be open (GAME-19, OPEN-25). */
export interface Opened {
  /** Adding a team as a guest: where who does not log in goes on. */
  readonly guest?: boolean;
  /** Where somebody left to log in, as `onLogIn` was told it. */
  readonly context?: string;
}

/**
 * Reads `guest` and `context` of a page's query, for `opened` of the live game: a widget does not look at the address of
 * a page that is not its own. undefined where neither is set. The page then clears its query.
 *
 * @example openedBy(new URLSearchParams('guest=1')); // { guest: true }
 */
export function openedBy(query: URLSearchParams): Opened | undefined {
  const context = query.get('context') ?? undefined;
  if (!query.has('guest') && context === undefined) return undefined;
  return { ...(query.has('guest') && { guest: true }), ...(context !== undefined && { context }) };
}
