import type { Clock } from '../seams.ts';
import type { KeyStore } from '../storage.ts';
import { isKeptKey, keyPrefix, seqKey } from './keys.ts';
import type { IsOver, PersistentStore } from './persistent-store.ts';

/** What every stored record has. */
export interface StoredRecord {
  /** The number of this browser's write: the highest under a key wins, and the server ignores a lower one (H19). */
  readonly seq: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

export interface StorageFallback {
  /**
   * The next sequence number: higher than every earlier one, also after a reload and with the clock set back. Without its
   * stored value it starts at the clock; the client id is then lost as well, and the server numbers by client id (G18).
   *
   * If the last number is far ahead of the clock, this advances by whole days, so that numbers keep following the clock: it
   * orders the writes of two tabs that share no number because storage is full, once both have advanced.
   */
  nextSeq(): number;
  /**
   * Continues above this number, which the server has from this browser: with full storage the last numbers were not stored,
   * and a clock that was set back would start below them.
   */
  countFrom(seq: number): void;
  /** Resolves once a store has the record. False: it is in memory only, and gone with the page. */
  put(key: string, record: StoredRecord): Promise<boolean>;
  /** Writes synchronously: the page may unload before its database answers. */
  putNow(key: string, record: StoredRecord): boolean;
  /** Removes a record that is not newer than this number. */
  remove(key: string, seq: number): void;
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
  /** Whether the last write is on this device, or in memory only. */
  readonly kept: (isKept: boolean) => void;
}

/** Records older than a day belong to a game that is over. A number far ahead of the clock also advances by days. */
const dayMs = 86_400_000;
/** A number further ahead of the clock dates from before the clock was set back. A closer one is incremented by one. */
const aheadMs = 60_000;
/** A healthy database answers in a few milliseconds. Writes older than 300 ms are stored even without one (G10). */
const patienceMs = 250;

/** The database, then local storage, then memory: the first that accepts a record keeps it; reads ask all (H21, H68). */
export function createStorageFallback({
  persistentStore,
  local,
  clock,
  kept,
}: StorageFallbackOptions): StorageFallback {
  /** How many requests the database has not answered in time. While there are any, it is skipped. */
  let unanswered = 0;
  let lastSeq = 0;

  function ask<T>(use: (store: PersistentStore) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!persistentStore || unanswered > 0) return reject();
      const answer = use(persistentStore);
      let isLate = false;
      const stop = clock.after(patienceMs, () => {
        isLate = true;
        unanswered++;
        reject();
      });
      const settle = (outcome: () => void): void => {
        stop();
        if (isLate) unanswered--;
        outcome();
      };
      answer.then(
        (value) => settle(() => resolve(value)),
        () => settle(reject),
      );
    });
  }

  function putNow(key: string, record: StoredRecord): boolean {
    // A later write may have come here first, while this one waited for the database.
    const isKept = !notNewerThan(record.seq)(local.get(key)) || local.set(key, JSON.stringify(record));
    kept(isKept);
    return isKept;
  }

  function remove(key: string, seq: number): void {
    const isOver = notNewerThan(seq);
    if (isOver(local.get(key))) local.remove(key);
    ask((store) => store.remove(key, isOver)).catch(() => {});
  }

  return {
    nextSeq() {
      const now = Math.floor(clock.now());
      lastSeq = Math.max(lastSeq, Number(local.get(seqKey)) || 0);
      lastSeq = Math.max(lastSeq + 1, now, now + Math.ceil((lastSeq - now - aheadMs) / dayMs) * dayMs);
      local.set(seqKey, String(lastSeq));
      return lastSeq;
    },

    countFrom(seq) {
      lastSeq = Math.max(lastSeq, seq);
    },

    put: (key, record) =>
      ask((store) => store.put(key, JSON.stringify(record), notNewerThan(record.seq))).then(
        () => {
          kept(true);
          return true;
        },
        () => putNow(key, record),
      ),

    putNow,
    remove,

    async read(prefix, tell) {
      function found(text: string, key: string): void {
        if (!isKeptKey(key)) return;
        const record = recordIn(text);
        if (!record || clock.now() - record.at > dayMs) remove(key, record?.seq ?? 0);
        else {
          lastSeq = Math.max(lastSeq, record.seq);
          if (key.startsWith(prefix)) tell(key, record);
        }
      }
      for (const key of local.keys(keyPrefix)) found(local.get(key) ?? '', key);
      return ask((store) => store.all(keyPrefix).then((all) => all.forEach(found))).then(
        () => true,
        () => !persistentStore,
      );
    },
  };
}

/** Records with this number or a lower one may be replaced. */
const notNewerThan =
  (seq: number): IsOver =>
  (standing) =>
    !((recordIn(standing)?.seq ?? 0) > seq);

/** The record in a text, if it is one. An earlier version stored submissions without number and time. */
function recordIn(text = ''): StoredRecord | undefined {
  try {
    const record = JSON.parse(text);
    const isKept = typeof record?.at === 'number' || typeof record?.id === 'string';
    return isKept ? { ...record, seq: Number(record.seq) || 0 } : undefined;
  } catch {
    return undefined;
  }
}
