import { closeCodes, replayMax } from '@snug/contract';
import { readAfter } from '../database/message-log.ts';
import type { Db } from '../database/schema.ts';
import type { Clock } from '../foundation/seams.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { type EncodedMessage, encodeMessage } from './encoded-frame.ts';
import { framesOf, type Listener, writeTo } from './listener.ts';

export interface ChannelsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
  readonly counts: {
    /** Messages written to connections. */
    delivered(count: number): void;
    /** A channel that was behind has read the log. */
    healed(): void;
  };
}

/** After this, in ms, a log that could not be read is read again, even if nothing new is published. */
const retryMs = 1_000;

/** One audience of a game: its stream, and its listeners in this process. */
export class Channel {
  readonly stream_id: string;
  /** The number of the last message written to the listeners. */
  head = 0;
  readonly #options: ChannelsOptions;
  readonly #listeners = new Set<Listener>();
  /** How many are still reading the log up to the channel's number. */
  #joining = 0;
  /** The number of the last published message: it is in the log, but may not be delivered yet. */
  #published = 0;
  #isReading = false;

  constructor(stream_id: string, options: ChannelsOptions) {
    this.stream_id = stream_id;
    this.#options = options;
  }

  isEmpty(): boolean {
    return this.#listeners.size === 0 && this.#joining === 0;
  }

  /** Whether messages are published that are not written to the listeners yet. */
  isBehind(): boolean {
    return this.#listeners.size > 0 && this.head < this.#published;
  }

  /** Whether every published message is written to the listeners. */
  isLevel(): boolean {
    return this.#listeners.size > 0 && !this.#isReading && this.head >= this.#published;
  }

  /** Brings a listener up to date from the log, from its `sent` on, and adds it. */
  async join(listener: Listener): Promise<void> {
    this.#joining += 1;
    try {
      await this.#bringUpToDate(listener);
    } finally {
      this.#joining -= 1;
    }
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Records a published message. True if it is the listeners' next one; if one before it is missing, the log is read. */
  isNext({ seq }: StreamMessage): boolean {
    this.#published = Math.max(this.#published, seq);
    if (this.#listeners.size === 0 || seq <= this.head) return false;
    if (seq === this.head + 1 && !this.#isReading) return true;
    this.heal();
    return false;
  }

  /**
   * Writes a message to all listeners: one frame for all, and a SKIP if it is only for one. Returns how many got the
   * message.
   */
  write(message: StreamMessage, encoded: EncodedMessage): number {
    this.head = message.seq;
    const frames = framesOf(message, encoded);
    let count = 0;
    for (const listener of this.#listeners) if (writeTo(listener, message, frames)) count += 1;
    return count;
  }

  /** Writes a frame outside the sequence. Whoever reads too slowly does without it. */
  tell(frame: Buffer): void {
    for (const listener of this.#listeners) {
      if (listener.knowsExtras && listener.isOpen() && !listener.isFull()) listener.write(frame);
    }
  }

  /** Delivers from the log what the listeners have missed. */
  heal(): void {
    if (this.isBehind()) this.#catchUp().catch(this.#options.failed);
  }

  /**
   * Reads what the listeners have missed and delivers it in order, until nothing published is left. If the log cannot be
   * read, it throws, and tries again later by itself, since the next message of a quiet game may be an hour away.
   */
  async #catchUp(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const { db, clock, counts } = this.#options;
    const from = this.head;
    try {
      for (;;) {
        const before = this.head;
        for (const message of await readAfter(db, this.stream_id, before, replayMax)) {
          if (message.seq === this.head + 1) counts.delivered(this.write(message, encodeMessage(message.content.body)));
        }
        if (this.head > before) continue;
        if (this.head >= this.#published) break;
        throw new Error(`Message ${this.#published} was published, and the log has nothing after ${this.head}.`);
      }
      if (this.head > from) counts.healed();
    } catch (error) {
      clock.after(retryMs, () => this.heal());
      throw error;
    } finally {
      this.#isReading = false;
    }
  }

  /**
   * Writes the log to one listener until it has all that the channel has, then adds it. Closes it if it is too far behind.
   */
  async #bringUpToDate(listener: Listener): Promise<void> {
    // A change is published as soon as it is on disk, so there is nothing to read.
    if (this.isLevel() && this.head === listener.sent) {
      this.#listeners.add(listener);
      return;
    }
    for (;;) {
      const messages = await readAfter(this.#options.db, this.stream_id, listener.sent, replayMax + 1);
      if (messages.length > replayMax) return listener.close(closeCodes.resync);
      let count = 0;
      for (const message of messages) {
        if (writeTo(listener, message, framesOf(message, encodeMessage(message.content.body)))) count += 1;
      }
      this.#options.counts.delivered(count);
      if (!listener.isOpen()) return;
      // Nothing is awaited from here until it is added, so no message can be missed in between.
      if (this.#listeners.size === 0 && listener.sent >= this.#published) this.head = listener.sent;
      if (this.head === listener.sent && !this.#isReading) {
        this.#listeners.add(listener);
        return;
      }
      // The channel is behind the log that this listener has read already: it catches up first.
      if (this.#listeners.size > 0 && this.head < listener.sent) await this.#catchUp();
    }
  }
}
