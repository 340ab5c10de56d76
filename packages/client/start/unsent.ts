import { answerCache } from '../outbox/answer-cache.ts';
import type { PersistentStore } from '../outbox/persistent-store.ts';
import { type Clock, systemClock } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';

/** A database that does not answer in this time says nothing about what is in it. */
const patienceMs = 1_000;

/**
 * Whether something of a game is on this phone that the host does not have, or stands in an input: then the page is not
 * loaded anew by itself (H67). Where the phone's database does not say, yes.
 */
export async function isUnsent(
  storage: GuardedStorage,
  persistentStore: Pick<PersistentStore, 'all'> | undefined,
  gameId: string,
  clock: Clock = systemClock,
): Promise<boolean> {
  const { local, session } = storage;
  const kept = ['answer', 'suggest', 'double', 'submit'].map((kind) => `snug_${kind}.${gameId}.`);
  const prefix = 'answers_';
  const typed = session
    .keys(`${prefix}${gameId}_`)
    .flatMap((key) => Object.values(answerCache(storage, key.slice(prefix.length)).read()));
  // What has a number and is saved is with the host; a member's draft has none, and is over once nothing stands in it.
  if (typed.some(({ texts, saved, seq }) => !saved || (seq === undefined && texts.some(Boolean)))) return true;
  if (kept.some((keys) => local.keys(keys).length > 0)) return true;
  if (!persistentStore) return false;
  return new Promise((resolve) => {
    const stop = clock.after(patienceMs, () => resolve(true));
    Promise.all(kept.map((prefix) => persistentStore.all(prefix)))
      .then(
        (found) => resolve(found.some(({ size }) => size > 0)),
        // Blocked: then nothing is in it.
        () => resolve(false),
      )
      .finally(stop);
  });
}
