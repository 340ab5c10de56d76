import type { Clock } from '../seams.ts';
import type { KeyStore } from '../storage.ts';
import { joinEarlierOutcomes } from './earlier-outcomes.ts';
import { patientStore } from './patient-store.ts';
import type { IsOver, PersistentStore } from './persistent-store.ts';
import { isNewer, keyPrefix, recordIn, type StoredRecord } from './record.ts';
import { createSequence, type Sequence } from './sequence.ts';

/** The number of this browser's last write. */
const seqKey = `${keyPrefix}answer_seq`;

export interface StorageFallback extends Sequence {
  /** Resolves once a store has the record. False: it is in memory only, and gone with the page. */
  put(key: string, record: StoredRecord): Promise<boolean>;
  /** Writes synchronously: the page may unload before its database answers. */
  putNow(key: string, record: StoredRecord): boolean;
  /**
   * Stores the outcome of a write in local storage, where the other tabs hear of it, and removes the write. Returns the outcome
   * that stands: another tab may have delivered something newer.
   */
  settle<R extends StoredRecord>(key: string, outcome: R): R;
  /** The outcome of the last write under this key, by any tab of this browser. */
  outcome(key: string): StoredRecord | undefined;
  /**
   * Reports every record under this prefix, one store after the other, so possibly twice; expired or corrupted ones are
   * removed. Resolves once every store has answered or was skipped; a slow one still reports later. False: one was skipped.
   */
  read(prefix: string, tell: (key: string, record: StoredRecord) => void): Promise<boolean>;
}

export interface StorageFallbackOptions {
  readonly persistentStore: PersistentStore | undefined;
  readonly local: KeyStore;
  readonly clock: Clock;
  /** Whether a key is one of these records. Other keys may share the prefix. */
  readonly isOwn: (key: string) => boolean;
  /** Whether the last write is on this device, or in memory only. */
  readonly kept: (isKept: boolean) => void;
}

/** Records older than a day are of no use to anybody. */
const dayMs = 86_400_000;

/**
 * The database, then local storage, then memory: the first that accepts a record keeps it; reads ask all (H21, H68).
 * Long: its verbs, which share one state.
 */
export function createStorageFallback({
  persistentStore,
  local,
  clock,
  isOwn,
  kept,
}: StorageFallbackOptions): StorageFallback {
  const ask = patientStore(persistentStore, clock);
  const sequence = createSequence(local, seqKey, clock);

  function putNow(key: string, record: StoredRecord): boolean {
    // A later write may have come here first, while this one waited for the database.
    const isKept = !notNewerThan(record)(local.get(key)) || local.set(key, JSON.stringify(record));
    kept(isKept);
    return isKept;
  }

  const put = (key: string, record: StoredRecord): Promise<boolean> =>
    ask((store) => store.put(key, JSON.stringify(record), notNewerThan(record))).then(
      () => {
        kept(true);
        return true;
      },
      () => putNow(key, record),
    );

  /** Removes a record unless something newer stands in its place. */
  function remove(key: string, record: StoredRecord): void {
    const isOver = notNewerThan(record);
    if (isOver(local.get(key))) local.remove(key);
    removeFromStore(key, record);
  }

  function removeFromStore(key: string, record: StoredRecord): void {
    ask((store) => store.remove(key, notNewerThan(record))).catch(() => {});
  }

  return {
    ...sequence,

    put,
    putNow,

    settle(key, outcome) {
      removeFromStore(key, outcome);
      const standing = recordIn(local.get(key));
      // What is put aside never takes the place of what became of the same write elsewhere.
      const isKnown = outcome.state === 'parked' && standing?.state && standing.seq === outcome.seq;
      if (standing && (isKnown || isNewer(standing, outcome)))
        return standing.state ? (standing as typeof outcome) : outcome;
      const text = JSON.stringify(outcome);
      if (!local.set(key, text)) {
        // Full: the write that it replaces makes room, or at least is not found again.
        local.remove(key);
        // What is put aside is found again, under its id, also where local storage has no room.
        if (!local.set(key, text) && outcome.state === 'parked') void put(key, outcome);
      }
      return outcome;
    },

    outcome(key) {
      joinEarlierOutcomes(local);
      const record = recordIn(local.get(key));
      return record?.state && record;
    },

    async read(prefix, tell) {
      joinEarlierOutcomes(local);
      function found(text: string, key: string): void {
        if (!isOwn(key)) return;
        const record = recordIn(text);
        if (!record || clock.now() - record.at > dayMs) {
          remove(key, record ?? { seq: 0, at: 0 });
          return;
        }
        sequence.countFrom(record.seq);
        if (key.startsWith(prefix)) tell(key, record);
      }
      for (const key of local.keys(keyPrefix)) found(local.get(key) ?? '', key);
      return ask((store) => store.all(keyPrefix).then((all) => all.forEach(found))).then(
        () => true,
        () => !persistentStore,
      );
    },
  };
}

/** What is not newer than this record may be replaced. */
const notNewerThan =
  (record: StoredRecord): IsOver =>
  (text) => {
    const standing = recordIn(text);
    return !standing || !isNewer(standing, record);
  };
