import type { GuardedStorage } from '../storage.ts';

type Stored = Pick<GuardedStorage, 'session'>;

const key = (gameId: string) => `snug_seen_invites_${gameId}`;

/**
 * The ids of the invites to teams of a game that somebody has closed in this tab, answered or not: a reload does not ask
 * again. An ignored one stays pending, in the list of their games (OPEN-50).
 */
export function seenInvites({ session }: Stored, gameId: string): readonly string[] {
  return session.get(key(gameId))?.split(' ') ?? [];
}

export function keepSeenInvite(storage: Stored, gameId: string, inviteId: string): void {
  storage.session.set(key(gameId), [...seenInvites(storage, gameId), inviteId].join(' '));
}
