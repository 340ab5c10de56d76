import { backoffMs } from '../backoff.ts';
import { readJson } from '../read-json.ts';
import { isNetworkError, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import { deliveryKey, type Keys } from './keys.ts';
import { type QueueEntry, queueEntryFrom } from './queue-entry.ts';
import type { StorageFallback, StoredRecord } from './storage-fallback.ts';

/** What the server says that it holds, of an answer, a suggestion or a double that reached it. */
export interface Saved {
  readonly status: 'saved' | 'late';
  readonly answer: readonly string[];
  readonly doubled?: boolean;
}

/** Where a entry stands: on this phone, on its way, or what became of it. */
export type QueueEntryState = 'local' | 'sending' | Outcome;
type Outcome = 'saved' | 'late' | 'refused' | 'dropped';

/**
 * What became of a entry, as the tabs of a phone tell each other; it also outlives a shelf that would not let go. Its texts
 * and its double are what the host holds: another device, or another tab, may have been faster.
 */
interface Delivery extends QueueEntry {
  readonly state: Outcome;
  /** The server's words when refused. */
  readonly reason?: string;
}

export interface OutboxOptions {
  readonly keys: Keys;
  readonly fallback: StorageFallback;
  readonly storage: Pick<GuardedStorage, 'local' | 'subscribe'>;
  readonly send: (entry: QueueEntry, keepalive: boolean) => Promise<Saved>;
  /** Where a entry stands now, told only of what was typed last. Once it is over, its texts and its double are what the host has heard. */
  readonly changed: (entry: QueueEntry, state: QueueEntryState, reason?: string) => void;
  /** Whether this tab sends what the tabs of this phone share; what only it knows it sends in any case. */
  readonly isLeading: () => boolean;
  readonly clock: Clock;
  readonly random: Random;
}

export interface Outbox {
  /** Keeps something on this phone, then sends it after a rest; under the number that it was written under, if it was. */
  put(content: Omit<QueueEntry, keyof StoredRecord>, restMs: number, seq?: number): void;
  /** Resolves once it is in, rejects once it is refused or held back by weather. */
  outcome(entry: Pick<QueueEntry, 'kind' | 'round_order' | 'question_id'>): Promise<void>;
  /** Sends what rests or waits, now. `keepalive`: the page may be going. */
  flush(keepalive?: boolean): void;
  /** Takes up what an earlier page or another tab left behind. False: there may be more. */
  restore(): Promise<boolean>;
  /** Begins, or goes on, to send what lies here. */
  start(): void;
  /** Sends something no more: its question was recalled; or the host has it otherwise, with its round. */
  drop(entry: QueueEntry, state: 'dropped' | 'saved' | 'late'): void;
  unsent(): QueueEntry[];
  /** What became of the last write of an answer that left a tab of this phone. */
  delivery(entry: Pick<QueueEntry, 'kind' | 'round_order' | 'question_id'>): Delivery | undefined;
  /** Sends no more; what is unsent stays on this phone. */
  stop(): void;
}

interface Sender {
  entry: QueueEntry;
  /** Until a shelf has it. */
  persisting?: Promise<void> | undefined;
  /** No shelf took it, so no other tab can send it. */
  isOnlyHere?: boolean;
  isSending?: boolean;
  /** Brought away or given up; it stays here while its request flies, so that the next one waits for that. */
  isOver?: boolean;
  /** The server asked to be left alone for a while. */
  isBarred?: boolean;
  failures: number;
  stopTimer?: (() => void) | undefined;
  waits: ((error?: unknown) => void)[];
}

/**
 * What a player has for the host, one line for each answer, suggestion and double: kept before it is sent, one request in
 * flight, the latest wins (H19, H21). Weather leaves it here and tries again; a refusal gives it up with the server's words.
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
      // There is room again: what only memory has goes there too.
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
    // Dropped, told by another tab, or stopped meanwhile: nobody waits for this any more.
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
    // A page that has gone on to another player leaves a refusal to be met again.
    const newest = isOpen || delivery.state !== 'refused' ? recordDelivery(key, delivery) : delivery;
    if (!isAwaited) return;
    if (sender.entry.seq !== sent.seq) return schedule(sender, 0);
    finish(sender, newest, 'error' in outcome ? outcome.error : undefined);
  }

  /**
   * Gives what the host holds: another tab may have brought something newer away while this one was frozen, or waited for a
   * reply. Suggestions have no number at the host.
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

  /** Another tab may have brought it away. While a request of this tab flies, that has the last word. */
  function checkDelivery(sender: Sender): void {
    const delivery = deliveryOf(keys.entry(sender.entry));
    if (delivery && delivery.seq >= sender.entry.seq && !sender.isSending && !sender.isOver) finish(sender, delivery);
  }

  /** A record of a shelf, if it is a entry of this player that nobody has brought away yet. */
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
      // A page before may have counted further than this one's clock.
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
      // A shelf may be taking it at this moment.
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

/** Weather; and a login that ended: whoever logs in again is still the one who typed this (H23). */
function isHeldBack(error: unknown): boolean {
  return isNetworkError(error) || (error as Refused).status_code === 401;
}
