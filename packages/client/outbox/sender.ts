import { backoffMs } from '../backoff.ts';
import { isNetworkError, Refused } from '../refused.ts';
import type { OutboxOptions, QueueEntry, Reply } from './queue-entry.ts';
import type { Outcome } from './record.ts';

/** What a sender needs of its queue. */
export interface SenderOptions<W extends object> extends OutboxOptions<W> {
  readonly isOpen: () => boolean;
  /** A store accepts writes again: what is only in memory is stored, too. */
  readonly hasSpace: () => void;
  /** This sender has nothing to do any more. */
  readonly gone: () => void;
}

/** Sends the writes of one key: stored before they are sent, one request at a time, the newest write wins (H19, H21). */
export class Sender<W extends object> {
  /** Whatever became of it. A sender stays while its request is pending, so that the next one waits for it. */
  isOver = false;
  readonly #key: string;
  readonly #options: SenderOptions<W>;
  #entry: QueueEntry<W>;
  /** Pending until a store has the entry. */
  #persisting: Promise<void> | undefined;
  /** No store accepted it, so no other tab can send it. */
  #isOnlyHere = false;
  #isSending = false;
  /** The server asked for a pause. */
  #isBarred = false;
  #failures = 0;
  #stopTimer: (() => void) | undefined;
  #waits: ((error?: unknown) => void)[] = [];

  constructor(key: string, entry: QueueEntry<W>, options: SenderOptions<W>) {
    this.#key = key;
    this.#entry = entry;
    this.#options = options;
  }

  get entry(): QueueEntry<W> {
    return this.#entry;
  }

  /** A new write: stored, reported, then sent after a pause. */
  put(entry: QueueEntry<W>, restMs: number): void {
    this.#replace(entry);
    this.#persist();
    this.#failures = 0;
    this.#options.changed(entry, 'local');
    this.#schedule(restMs);
  }

  /** A write that is stored already. */
  takeOver(entry: QueueEntry<W>): void {
    this.#replace(entry);
    this.#options.changed(entry, 'local');
    this.resume();
  }

  /** Sends, unless it is about to. */
  resume(): void {
    if (!this.#stopTimer) this.#schedule(0);
  }

  /** Resolves once it is over; rejects once it is refused, or delayed by a network error. */
  finished(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waits.push((error) => (error ? reject(error) : resolve()));
    });
  }

  /** Sends now. `keepalive`: the page may be unloading, so the write is first stored without waiting for the database. */
  flush(keepalive: boolean): void {
    if (keepalive && this.#persisting) {
      this.#isOnlyHere = !this.#options.fallback.putNow(this.#key, this.#entry);
      this.#persisting = undefined;
    }
    this.#trySend(keepalive);
  }

  drop(state: Outcome): void {
    if (this.isOver) return;
    const dropped = { ...this.#entry, at: this.#options.clock.now(), state };
    this.#record(dropped);
    // A store may be writing it at this moment.
    this.#persisting?.then(() => this.#record(dropped));
    this.#finish(dropped);
  }

  /** Whether another tab has delivered the entry. While this tab has a request pending, its reply decides. */
  checkOutcome(): void {
    if (this.#isSending || this.isOver) return;
    const outcome = this.#options.fallback.outcome(this.#key);
    if (outcome && outcome.seq >= this.#entry.seq) this.#finish({ ...this.#entry, ...outcome });
  }

  /** Stores again what no store had accepted. */
  persistAgain(): void {
    if (this.#isOnlyHere) this.#persist();
  }

  stop(): void {
    this.#clearTimer();
  }

  #replace(entry: QueueEntry<W>): void {
    this.#entry = entry;
    this.isOver = false;
  }

  #persist(): void {
    const persisting = this.#options.fallback.put(this.#key, this.#entry).then((isKept) => {
      if (this.#persisting !== persisting) return;
      this.#persisting = undefined;
      this.#isOnlyHere = !isKept;
      if (isKept) this.#options.hasSpace();
    });
    this.#persisting = persisting;
  }

  #schedule(ms: number): void {
    this.#clearTimer();
    if (ms === 0) this.#trySend(false);
    else if (this.#options.isOpen()) this.#stopTimer = this.#options.clock.after(ms, () => this.#trySend(false));
  }

  #clearTimer(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }

  #trySend(keepalive: boolean): void {
    this.#clearTimer();
    this.checkOutcome();
    const { isOpen, isLeading } = this.#options;
    if (this.#isSending || this.#isBarred || this.isOver || !isOpen()) return;
    if (this.#persisting) this.#persisting.then(() => this.#trySend(keepalive));
    else if (isLeading() || this.#isOnlyHere) void this.#deliver(keepalive);
  }

  async #deliver(keepalive: boolean): Promise<void> {
    const { send, changed, isOpen } = this.#options;
    const sent = this.#entry;
    this.#isSending = true;
    changed(sent, 'sending');
    const outcome = await send(sent, keepalive).then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    );
    this.#isSending = false;
    if (this.isOver) this.#options.gone();
    // Dropped, delivered by another tab, or stopped meanwhile: the outcome no longer concerns this page.
    const isAwaited = isOpen() && !this.isOver;
    if ('error' in outcome && isHeldBack(outcome.error)) {
      if (isAwaited) this.#wait(outcome.error);
      return;
    }
    const over = this.#over(sent, outcome);
    // After a change of player a refusal is not recorded, so that the player meets it again.
    const newest = isOpen() || over.state !== 'refused' ? this.#record(over) : over;
    if (!isAwaited) return;
    if (this.#entry.seq !== sent.seq) return this.#schedule(0);
    this.#finish(newest, 'error' in outcome ? outcome.error : undefined);
  }

  #over(sent: QueueEntry<W>, outcome: { error: unknown } | { reply: Reply<W> }): QueueEntry<W> & { state: Outcome } {
    const at = this.#options.clock.now();
    if ('error' in outcome) return { ...sent, at, state: 'refused', reason: (outcome.error as Refused).detail };
    const { state, held, reason } = outcome.reply;
    return { ...sent, ...held, at, state, reason };
  }

  /** A network error, or an ended login: tries again, slower each time, or when the server says. */
  #wait(error: unknown): void {
    const { changed, clock, random } = this.#options;
    this.#failures++;
    changed(this.#entry, 'waiting');
    this.#release(error);
    const { retryAfterMs } = error as Partial<Refused>;
    if (!retryAfterMs) {
      this.#schedule(backoffMs(this.#failures, random));
      return;
    }
    this.#isBarred = true;
    clock.after(retryAfterMs, () => {
      this.#isBarred = false;
      this.#trySend(false);
    });
  }

  /**
   * Stores an outcome, and returns what the server holds: another tab may have delivered something newer while this one was
   * frozen or waited for its reply.
   */
  #record<R extends QueueEntry<W> & { readonly state: Outcome }>(over: R): R {
    const { fallback, isNumbered } = this.#options;
    const standing = fallback.settle(this.#key, over);
    return standing.state === 'dropped' || !isNumbered(over) ? over : standing;
  }

  #finish(over: QueueEntry<W> & { readonly state?: Outcome | undefined }, error?: unknown): void {
    const { state = 'dropped', reason } = over;
    this.#clearTimer();
    this.isOver = true;
    if (!this.#isSending) this.#options.gone();
    const isRefused = state === 'refused';
    this.#options.changed({ ...this.#entry, ...over }, state, isRefused ? (reason ?? '') : reason);
    this.#release(isRefused ? (error ?? new Refused(0, reason ?? '')) : undefined);
  }

  #release(error?: unknown): void {
    for (const wait of this.#waits.splice(0)) wait(error);
  }
}

/** A network error, or an ended login: whoever logs in again is still the author of this entry (H23). */
function isHeldBack(error: unknown): boolean {
  return isNetworkError(error) || (error as Refused).status_code === 401;
}
