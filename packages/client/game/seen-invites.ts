import type { GuardedStorage } from '../storage.ts';

const key = (gameId: string) => `snug_seen_invites_${gameId}`;

/**
 * The invites to teams of a game that somebody has closed in this tab, answered or not: a reload does not ask again. An
 * ignored one stays pending, in the list of their games (OPEN-50).
 */
export function seenInvites({ session }: Pick<GuardedStorage, 'session'>, gameId: string): readonly string[] {
  return session.get(key(gameId))?.split(' ') ?? [];
}

export function keepSeenInvites(
  { session }: Pick<GuardedStorage, 'session'>,
  gameId: string,
  ids: readonly string[],
): void {
  session.set(key(gameId), ids.join(' '));
}
