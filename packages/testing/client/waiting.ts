/** Whether a stored record is of a write that waits to be sent: it has no outcome yet. */
export const isWaiting = (text = ''): boolean => JSON.parse(text).state === undefined;

/** The keys under this prefix whose write waits to be sent. */
export function waitingIn(
  store: { keys(prefix: string): string[]; get(key: string): string | undefined },
  prefix: string,
): string[] {
  return store.keys(prefix).filter((key) => isWaiting(store.get(key)));
}
