import { indexedDbStore } from '../outbox/indexed-db-store.ts';
import type { GuardedStorage } from '../storage.ts';
import { isTyping } from './is-typing.ts';
import { isUnsent } from './unsent.ts';

/**
 * Whether loading this page anew would be felt: somebody is typing, or the game on screen has something typed or unsent
 * (H67). What waits for a game on another page keeps waiting, whatever this page does.
 */
export function isBusy(
  storage: GuardedStorage,
  { path = location.pathname, focused = document.activeElement, persistentStore = indexedDbStore() } = {},
): boolean | Promise<boolean> {
  if (isTyping(focused)) return true;
  const game = /^\/game\/([^/]+)/.exec(path)?.[1];
  return game !== undefined && isUnsent(storage, persistentStore, decodeURIComponent(game));
}
