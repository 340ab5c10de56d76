import type { GuardedStorage } from '../../client/storage.ts';
import stores from './earlier-stores.json' with { type: 'json' };
import { type FakePersistentStore, fakePersistentStore } from './fake-persistent-store.ts';
import { fakeSharedStorage } from './fake-shared-storage.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * What a phone stored, as the client of November 2026 wrote it in each of these situations: one key for a write, another for
 * its outcome.
 */
export const earlierStores: Readonly<Record<string, { local: Texts; session: Texts; database: Texts }>> = stores;

/** A phone with the stores of that situation. */
export function phoneFrom(situation: string): { storage: GuardedStorage; persistentStore: FakePersistentStore } {
  const stored = earlierStores[situation];
  if (!stored) throw new Error(`No stores were recorded where ${situation}.`);
  const storage = fakeSharedStorage(new Map(Object.entries(stored.local))).tab();
  for (const [key, text] of Object.entries(stored.session)) storage.session.set(key, text);
  return { storage, persistentStore: fakePersistentStore(new Map(Object.entries(stored.database))) };
}
