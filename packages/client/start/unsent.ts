import { answerCache } from '../drafts/answer-cache.ts';
import { writeKinds } from '../drafts/write-kinds.ts';
import type { PersistentStore } from '../outbox/persistent-store.ts';
import { recordIn } from '../outbox/record.ts';
import { type Clock, systemClock } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';

/** How long to wait for the database's answer. */
const patienceMs = 1_000;

/**
 * Whether this device has unsent writes or a draft of a game, so that the page must not reload by itself (H67). True where
 * the device's database does not answer.
 */
export async function isUnsent(
  storage: GuardedStorage,
  persistentStore: Pick<PersistentStore, 'all'> | undefined,
  gameId: string,
  clock: Clock = systemClock,
): Promise<boolean> {
  const { session } = storage;
  const prefix = 'answers_';
  const typed = session
    .keys(`${prefix}${gameId}_`)
    .flatMap((key) => Object.values(answerCache(storage, key.slice(prefix.length)).read()));
  // A saved text with a number is on the server; a member's draft has none, and is over once it is empty.
  if (typed.some(({ texts, saved, seq }) => !saved || (seq === undefined && texts.some(Boolean)))) return true;
  if (hasWaiting(storage, gameId)) return true;
  if (!persistentStore) return false;
  return new Promise((resolve) => {
    const stop = clock.after(patienceMs, () => resolve(true));
    Promise.all(prefixesOf(gameId).map((prefix) => persistentStore.all(prefix)))
      .then(
        (found) => resolve(found.some((records) => [...records.values()].some(isWaiting))),
        // A blocked database contains nothing.
        () => resolve(false),
      )
      .finally(stop);
  });
}

/** Whether local storage has writes of a game that wait for the line. */
export function hasWaiting({ local }: Pick<GuardedStorage, 'local'>, gameId: string): boolean {
  const keys = prefixesOf(gameId).flatMap((prefix) => local.keys(prefix));
  return keys.some((key) => isWaiting(local.get(key)));
}

const prefixesOf = (gameId: string): string[] => writeKinds.map((kind) => `snug_${kind}.${gameId}.`);

/** Whether a record is of a write that is on its way. One that is over, or put aside, survives a reload as it is. */
function isWaiting(text?: string): boolean {
  const record = recordIn(text);
  // Of a corrupted record nothing is ever sent.
  return record !== undefined && record.state === undefined;
}
