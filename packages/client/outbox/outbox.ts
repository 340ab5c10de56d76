import { backoffMs } from '../backoff.ts';
import { readJson } from '../read-json.ts';
import { isNetworkError, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import { deliveryKey, type Keys } from './keys.ts';
import { type QueueEntry, queueEntryFrom } from './queue-entry.ts';
import type { StorageFallback, StoredRecord } from './storage-fallback.ts';

/** What the server holds after an answer, a suggestion or a double reached it. */
export interface Saved {
  readonly status: 'saved' | 'late';
  readonly answer: readonly string[];
  readonly doubled?: boolean;
}

/** The state of an entry: on this device, being sent, or its outcome. */
export type QueueEntryState = 'local' | 'sending' | Outcome;
type Outcome = 'saved' | 'late' | 'refused' | 'dropped';

/**
 * The outcome of an entry, through which the tabs of a browser inform each other; it also covers an entry that a store fails
 * to remove. `texts` and `doubled` are what the server holds: another device or tab may have been faster.
 */
interface Delivery extends QueueEntry {
  readonly state: Outcome;
  /** The server's text when refused. */
  readonly reason?: string;
}

export interface OutboxOptions {
  readonly keys: Keys;
  readonly fallback: StorageFallback;
  readonly storage: Pick<GuardedStorage, 'local' | 'subscribe'>;
  readonly send: (entry: QueueEntry, keepalive: boolean) => Promise<Saved>;
  /** Reports the state of the newest write. Once it is over, `texts` and `doubled` are what the server holds. */
  readonly changed: (entry: QueueEntry, state: QueueEntryState, reason?: string) => void;
  /** Whether this tab sends the entries that all tabs share. Entries in its own memory it sends in any case. */
  readonly isLeading: () => boolean;
  readonly clock: Clock;
  readonly random: Random;
}

export interface Outbox {
  /** Stores an entry on this device, then sends it after a pause; under `seq` if given, else under a new number. */
  put(content: Omit<QueueEntry, keyof StoredRecord>, restMs: number, seq?: number): void;
  /** Resolves once the entry is saved; rejects once it is refused or delayed by a network error. */
  outcome(entry: Pick<QueueEntry, 'kind' | 'round_order' | 'question_id'>): Promise<void>;
  /** Sends everything that waits, now. `keepalive`: the page may be unloading. */
  flush(keepalive?: boolean): void;
  /** Restores what an earlier page or another tab left. Resolves with false when the database did not answer. */
  restore(): Promise<boolean>;
  /** Starts, or continues, sending the stored entries. */
  start(): void;
  /** Stops sending an entry: its question was recalled, or the server has its round. */
  drop(entry: QueueEntry, state: 'dropped' | 'saved' | 'late'): void;
  unsent(): QueueEntry[];
  /** The outcome of the last write of this key, by any tab of this browser. */
  delivery(entry: Pick<QueueEntry, 'kind' | 'round_order' | 'question_id'>): Delivery | undefined;
  /** Stops sending; unsent entries stay on this device. */
  stop(): void;
}

interface Sender {
  entry: QueueEntry;
  /** Pending until a store has the entry. */
  persisting?: Promise<void> | undefined;
  /** No store accepted it, so no other tab can send it. */
  isOnlyHere?: boolean;
  isSending?: boolean;
  /** Delivered or dropped. The sender stays while its request is pending, so that the next one waits for it. */
  isOver?: boolean;
  /** The server asked for a pause. */
  isBarred?: boolean;
  failures: number;
  stopTimer?: (() => void) | undefined;
  waits: ((error?: unknown) => void)[];
}

/**
 * The queue of a player's writes, with one sender per answer, suggestion and double: stores before it sends, one request at
 * a time, the newest entry wins (H19, H21). After a network error it tries again; a refusal drops the entry.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { keys, fallback, storage, send, changed, isLeading, clock, random } = options;
  const { local } = storage;
  const senders = new Map<string, Sender>();
  let isOpen = false;

  function senderFor(entry: QueueEntry): Sender {
    const key = keys.entry(entry);
    const sender = senders.get(key) ?? { entry, failures: 0, waits: [] };
    sender.entry = entry;
    sender.isOver = false;
    senders.set(key, sender);
    return sender;
  }

  function enqueue(entry: QueueEntry, restMs: number): void {
    const sender = senderFor(entry);
    persist(sender);
    sender.failures = 0;
    changed(entry, 'local');
    schedule(sender, restMs);
  }

  function persist(sender: Sender): void {
    const persisting = fallback.put(keys.entry(sender.entry), sender.entry).then((isKept) => {
      if (sender.persisting !== persisting) return;
      sender.persisting = undefined;
      sender.isOnlyHere = !isKept;
      // There is space again: entries that are only in memory are stored too.
      if (isKept) for (const other of senders.values()) if (other.isOnlyHere) persist(other);
    });
    sender.persisting = persisting;
  }

  function schedule(sender: Sender, ms: number): void {
    sender.stopTimer?.();
    sender.stopTimer = undefined;
    if (ms === 0) trySend(sender, false);
    else if (isOpen) sender.stopTimer = clock.after(ms, () => trySend(sender, false));
  }

  function trySend(sender: Sender, keepalive: boolean): void {
    sender.stopTimer?.();
    sender.stopTimer = undefined;
    checkDelivery(sender);
    if (sender.isSending || sender.isBarred || sender.isOver || !isOpen) return;
    if (sender.persisting) sender.persisting.then(() => trySend(sender, keepalive));
    else if (isLeading() || sender.isOnlyHere) void deliver(sender, keepalive);
  }

  async function deliver(sender: Sender, keepalive: boolean): Promise<void> {
    const sent = sender.entry;
    const key = keys.entry(sent);
    sender.isSending = true;
    changed(sent, 'sending');
    const outcome = await send(sent, keepalive).then(
      (saved) => ({ saved }),
      (error: unknown) => ({ error }),
    );
    sender.isSending = false;
    if (sender.isOver) senders.delete(key);
    // Dropped, delivered by another tab, or stopped meanwhile: the outcome no longer concerns this page.
    const isAwaited = isOpen && !sender.isOver;

    if ('error' in outcome && isHeldBack(outcome.error)) {
      if (!isAwaited) return;
      sender.failures++;
      changed(sender.entry, 'local');
      settle(sender, outcome.error);
      const { retryAfterMs } = outcome.error as Partial<Refused>;
      if (!retryAfterMs) return schedule(sender, backoffMs(sender.failures, random));
      sender.isBarred = true;
      clock.after(retryAfterMs, () => {
        sender.isBarred = false;
        trySend(sender, false);
      });
      return;
    }

    const delivery: Delivery = {
      ...sent,
      at: clock.now(),
      ...('error' in outcome
        ? { state: 'refused', reason: (outcome.error as Refused).detail }
        : { state: outcome.saved.status, texts: outcome.saved.answer, doubled: outcome.saved.doubled }),
    };
    // After a change of player a refusal is not recorded, so that the player meets it again.
    const newest = isOpen || delivery.state !== 'refused' ? recordDelivery(key, delivery) : delivery;
    if (!isAwaited) return;
    if (sender.entry.seq !== sent.seq) return schedule(sender, 0);
    finish(sender, newest, 'error' in outcome ? outcome.error : undefined);
  }

  /**
   * Records a delivery and returns what the server holds: another tab may have delivered something newer while this one was
   * frozen or waited for its reply. The server does not number suggestions.
   */
  function recordDelivery(key: string, delivery: Delivery): Delivery {
    fallback.remove(key, delivery.seq);
    const last = deliveryOf(key);
    if (last && last.seq > delivery.seq)
      return last.state === 'dropped' || delivery.kind === 'suggest' ? delivery : last;
    local.set(deliveryKey(key), JSON.stringify(delivery));
    return delivery;
  }

  const deliveryOf = (key: string): Delivery | undefined => readJson(local, deliveryKey(key), isDelivery);

  function finish(sender: Sender, delivery: Delivery, error?: unknown): void {
    const { state, reason = '' } = delivery;
    sender.stopTimer?.();
    sender.isOver = true;
    if (!sender.isSending) senders.delete(keys.entry(sender.entry));
    const isRefused = state === 'refused';
    changed({ ...sender.entry, ...delivery }, state, isRefused ? reason : undefined);
    settle(sender, isRefused ? (error ?? new Refused(0, reason)) : undefined);
  }

  function settle(sender: Sender, error?: unknown): void {
    for (const wait of sender.waits.splice(0)) wait(error);
  }

  /** Checks whether another tab has delivered the entry. While this tab has a request pending, its reply decides. */
  function checkDelivery(sender: Sender): void {
    const delivery = deliveryOf(keys.entry(sender.entry));
    if (delivery && delivery.seq >= sender.entry.seq && !sender.isSending && !sender.isOver) finish(sender, delivery);
  }

  /** Restores a stored record if it is an entry of this player that is not delivered yet. */
  function takeOver(key: string, record: StoredRecord): void {
    const entry = queueEntryFrom(record);
    if (!entry || keys.entry(entry) !== key) return;
    const delivery = deliveryOf(key);
    if (delivery && delivery.seq >= entry.seq) fallback.remove(key, entry.seq);
    else if (!((senders.get(key)?.entry.seq ?? 0) >= entry.seq)) {
      const sender = senderFor({ ...entry, isTaken: isOpen });
      changed(entry, 'local');
      if (!sender.stopTimer) schedule(sender, 0);
    }
  }

  let stopListening = (): void => {};

  return {
    put(content, restMs, seq = 0) {
      // An earlier page may have counted further than this one's clock.
      fallback.countFrom(seq);
      enqueue({ ...content, seq: seq || fallback.nextSeq(), at: clock.now() }, restMs);
    },

    outcome: (entry) =>
      new Promise((resolve, reject) => {
        const sender = senders.get(keys.entry(entry));
        if (!sender || sender.isOver) return resolve();
        sender.waits.push((error) => (error ? reject(error) : resolve()));
      }),

    flush(keepalive = false) {
      for (const [key, sender] of [...senders]) {
        if (keepalive && sender.persisting) {
          sender.isOnlyHere = !fallback.putNow(key, sender.entry);
          sender.persisting = undefined;
        }
        trySend(sender, keepalive);
      }
    },

    restore: () => fallback.read('', takeOver),

    start() {
      isOpen = true;
      stopListening();
      stopListening = storage.subscribe(() => {
        for (const sender of [...senders.values()]) checkDelivery(sender);
      });
      for (const sender of senders.values()) if (!sender.stopTimer) schedule(sender, 0);
    },

    drop(entry, state) {
      const key = keys.entry(entry);
      const sender = senders.get(key);
      if (!sender || sender.isOver) return;
      const delivery: Delivery = { ...sender.entry, at: clock.now(), state };
      recordDelivery(key, delivery);
      // A store may be writing it at this moment.
      sender.persisting?.then(() => fallback.remove(key, delivery.seq));
      finish(sender, delivery);
    },

    unsent: () => [...senders.values()].filter(({ isOver }) => !isOver).map(({ entry }) => entry),

    delivery: (entry) => deliveryOf(keys.entry(entry)),

    stop() {
      isOpen = false;
      stopListening();
      for (const sender of senders.values()) sender.stopTimer?.();
    },
  };
}

const isDelivery = (value: unknown): value is Delivery => typeof (value as Partial<Delivery> | null)?.seq === 'number';

/** A network error, or an ended login: whoever logs in again is still the author of this entry (H23). */
function isHeldBack(error: unknown): boolean {
  return isNetworkError(error) || (error as Refused).status_code === 401;
}
