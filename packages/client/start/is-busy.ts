import { indexedDbStore } from '../outbox/indexed-db-store.ts';
import type { GuardedStorage } from '../storage.ts';
import { isTyping } from './is-typing.ts';
import { isUnsent } from './unsent.ts';

/**
 * Whether reloading this page would disturb: somebody is typing, or the game on the screen has typed or unsent writes (H67).
 * The writes of other games stay queued whatever this page does.
 */
export function isBusy(
  storage: GuardedStorage,
  { path = location.pathname, focused = document.activeElement, persistentStore = indexedDbStore() } = {},
): boolean | Promise<boolean> {
  if (isTyping(focused)) return true;
  const game = /^\/game\/([^/]+)/.exec(path)?.[1];
  return game !== undefined && isUnsent(storage, persistentStore, decodeURIComponent(game));
}
