import type { OutboxOptions, QueueEntry } from './queue-entry.ts';
import { isNewer, type StoredRecord } from './record.ts';
import { Sender } from './sender.ts';

export interface Outbox<W extends object> {
  /** Stores a write on this device, then sends it after a pause; under `seq` if given, else under a new number. */
  put(write: W, restMs: number, seq?: number): void;
  /**
   * Resolves once the write of a key is over; rejects once it is refused, or delayed by a network error. Stays pending where
   * the queue is stopped before that.
   */
  finished(key: string): Promise<void>;
  /** Sends everything that waits, now. `keepalive`: the page may be unloading. */
  flush(keepalive?: boolean): void;
  /** Restores what an earlier page or another tab left. Resolves with false when the database did not answer. */
  restore(): Promise<boolean>;
  /** Starts, or continues, sending the stored entries. */
  start(): void;
  /** Stops sending a write: what it is about is gone, or the server has it. */
  drop(key: string, state: 'dropped' | 'saved' | 'late'): void;
  /** Gives up a write of a key, if it is the one that is meant, in whichever store it is. */
  discard(key: string, isMeant: (entry: QueueEntry<W>) => boolean): Promise<void>;
  unsent(): QueueEntry<W>[];
  /** The outcome of the last write of this key, by any tab of this browser. */
  delivery(key: string): QueueEntry<W> | undefined;
  /** The newest record of this key in any store, also one that waits, or is parked. */
  find(key: string): Promise<QueueEntry<W> | undefined>;
  /** Stops sending; unsent entries stay on this device. */
  stop(): void;
}

/**
 * The queue of a player's writes, with one sender per key. It knows keys, contents and outcomes, and nothing of what they are
 * about. After a network error it tries again; a refusal drops the entry. As long as its list of verbs.
 */
export function createOutbox<W extends object>(options: OutboxOptions<W>): Outbox<W> {
  const { keyOf, read, fallback, storage, clock } = options;
  const senders = new Map<string, Sender<W>>();
  let isOpen = false;
  let stopListening = (): void => {};

  function senderOf(key: string, entry: QueueEntry<W>): Sender<W> {
    const known = senders.get(key);
    if (known) return known;
    const made: Sender<W> = new Sender(key, entry, {
      ...options,
      isOpen: () => isOpen,
      hasSpace: () => each((sender) => sender.persistAgain()),
      gone: () => senders.get(key) === made && senders.delete(key),
    });
    senders.set(key, made);
    return made;
  }

  const each = (run: (sender: Sender<W>) => void): void => [...senders.values()].forEach(run);

  /** Takes over a stored record if it is a write of this player that is not over yet. */
  function takeOver(key: string, record: StoredRecord): void {
    const entry = read(key, record);
    if (!entry || entry.state || keyOf(entry) !== key) return;
    const outcome = fallback.outcome(key);
    if (outcome && isNewer(outcome, entry)) fallback.settle(key, outcome);
    else if (!((senders.get(key)?.entry.seq ?? -1) >= entry.seq))
      senderOf(key, entry).takeOver({ ...entry, isTaken: isOpen });
  }

  async function find(key: string): Promise<QueueEntry<W> | undefined> {
    let newest: QueueEntry<W> | undefined;
    await fallback.read(key, (at, record) => {
      const entry = at === key ? read(key, record) : undefined;
      if (entry && !(newest && isNewer(newest, entry))) newest = entry;
    });
    return newest;
  }

  return {
    put(write, restMs, seq = 0) {
      // An earlier page may have counted further than this one's clock.
      fallback.countFrom(seq);
      const entry = { ...write, seq: seq || fallback.nextSeq(), at: clock.now() };
      senderOf(keyOf(write), entry).put(entry, restMs);
    },

    async finished(key) {
      const sender = senders.get(key);
      if (sender && !sender.isOver) await sender.finished();
    },

    flush: (keepalive = false) => each((sender) => sender.flush(keepalive)),

    restore: () => fallback.read('', takeOver),

    start() {
      isOpen = true;
      stopListening();
      stopListening = storage.subscribe(() => each((sender) => sender.checkOutcome()));
      each((sender) => sender.resume());
    },

    drop: (key, state) => senders.get(key)?.drop(state),

    async discard(key, isMeant) {
      const dropWaiting = (): void => {
        const sender = senders.get(key);
        if (sender && isMeant(sender.entry)) sender.drop('dropped');
      };
      dropWaiting();
      const stored = await find(key);
      // It may have been taken over meanwhile.
      dropWaiting();
      const isOver = stored?.state && stored.state !== 'parked';
      if (stored && !isOver && isMeant(stored)) fallback.settle(key, { ...stored, at: clock.now(), state: 'dropped' });
    },

    unsent: () => [...senders.values()].filter(({ isOver }) => !isOver).map(({ entry }) => entry),

    delivery(key) {
      const outcome = fallback.outcome(key);
      return outcome && read(key, outcome);
    },

    find,

    stop() {
      isOpen = false;
      stopListening();
      each((sender) => sender.stop());
    },
  };
}
