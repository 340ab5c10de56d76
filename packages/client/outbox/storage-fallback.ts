import type { Clock } from '../seams.ts';
import type { KeyStore } from '../storage.ts';
import { isKeptKey, keyPrefix, seqKey } from './keys.ts';
import type { IsOver, PersistentStore } from './persistent-store.ts';

/** What everything that is kept has. */
export interface StoredRecord {
  /** Counts this browser's writes: of two under one key the newer counts, and the server ignores an older one (H19). */
  readonly seq: number;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
}

export interface StorageFallback {
  /**
   * The next number: above every earlier one, also after a reload and with the clock set back. Where local storage is
   * forgotten it begins at the clock; the client id is forgotten with it, and the host counts by that (G18).
   *
   * What is far ahead of the clock it passes by whole days: so it still goes on with the clock, which tells which of two tabs
   * wrote last also where full storage lets them share no number, once both have passed it.
   */
  nextSeq(): number;
  /**
   * From now on it is above this number, which the host has from this browser: where storage is full the last ones were not
   * kept, and a clock that was set back would begin below them.
   */
  countFrom(seq: number): void;
  /** Resolves once a shelf has taken it. False: memory only, gone with the page. */
  put(key: string, record: StoredRecord): Promise<boolean>;
  /** Puts it where that takes no time: the page may go before its database answers. */
  putNow(key: string, record: StoredRecord): boolean;
  /** Removes what is not newer than a number. */
  remove(key: string, seq: number): void;
  /**
   * Tells all that is kept under the keys that begin so, shelf by shelf, so maybe twice; what is too old or corrupted is
   * removed. Resolves once every shelf has told or was passed over; one that is slow still tells. False: one has not.
   */
  read(prefix: string, tell: (key: string, record: StoredRecord) => void): Promise<boolean>;
}

export interface StorageFallbackOptions {
  readonly persistentStore: PersistentStore | undefined;
  readonly local: KeyStore;
  readonly clock: Clock;
  /** Whether what was put last is on this phone, or in memory only. */
  readonly kept: (isKept: boolean) => void;
}

/** What was kept longer ago than a day belongs to a night that is over; and by days a number leaps ahead of a clock set back. */
const dayMs = 86_400_000;
/** A number further ahead of the clock is of before that was set back. From a nearer one it counts on by ones. */
const aheadMs = 60_000;
/** A database that is well answers in a few milliseconds. Whatever is older than 300 ms is kept, also where one is not (G10). */
const patienceMs = 250;

/** The database, then local storage, then memory: the first that takes it keeps it, and a read asks all (H21, H68). */
export function createStorageFallback({
  persistentStore,
  local,
  clock,
  kept,
}: StorageFallbackOptions): StorageFallback {
  /** How many questions the database has not answered in time. Until it does, it is passed over. */
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

/** Where there is something with this number, all else that is not newer is over. */
const notNewerThan =
  (seq: number): IsOver =>
  (standing) =>
    !((recordIn(standing)?.seq ?? 0) > seq);

/** What a text holds, if it is something kept. An earlier version kept submissions without number and time. */
function recordIn(text = ''): StoredRecord | undefined {
  try {
    const record = JSON.parse(text);
    const isKept = typeof record?.at === 'number' || typeof record?.id === 'string';
    return isKept ? { ...record, seq: Number(record.seq) || 0 } : undefined;
  } catch {
    return undefined;
  }
}
