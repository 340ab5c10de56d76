import type { GameView } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { createLead } from '../outbox/create-lead.ts';
import type { Lead } from '../outbox/lead.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import type { OutboxOptions, Reply } from '../outbox/queue-entry.ts';
import type { StorageFallback } from '../outbox/storage-fallback.ts';
import type { Seams } from '../seams.ts';
import { type AnswerCache, answerCache } from './answer-cache.ts';
import { type Keys, keysOf, ownerOf, readWrite, type Write } from './write.ts';

export interface SeatOptions extends Pick<Seams, 'clock' | 'random' | 'visibility' | 'locks'> {
  readonly send: (seat: Seat, ...sent: Parameters<OutboxOptions<Write>['send']>) => Promise<Reply<Write>>;
  readonly storage: SnugCore['storage'];
  readonly fallback: StorageFallback;
  /** The queue reports a write. */
  readonly changed: (seat: Seat, ...report: Parameters<OutboxOptions<Write>['changed']>) => void;
  /** What other tabs and earlier pages left is in the queue, and sent. */
  readonly restored: (seat: Seat) => void;
}

/** How long a leading tab waits before it asks a database again that did not answer. */
const rereadMs = 30_000;

/**
 * What this device keeps for one player in one game: the queue, the session's cache, and the part in sending. A shared phone
 * never sends one player's answers as another's.
 */
export class Seat {
  readonly owner: string;
  /** Whom its writes are for; undefined: the player is on no team. */
  readonly teamid: string | undefined;
  readonly keys: Keys;
  readonly outbox: Outbox<Write>;
  readonly #gameId: string;
  readonly #options: SeatOptions;
  #lead: Lead | undefined;
  #isLeft = false;
  #stopReading = (): void => {};

  constructor(gameId: string, view: Pick<GameView, 'me' | 'team'>, options: SeatOptions) {
    this.#gameId = gameId;
    this.owner = ownerOf(view);
    this.teamid = view.team?.teamid;
    this.keys = keysOf(gameId, this.owner);
    this.#options = options;
    const { fallback, storage, send, clock, random } = options;
    this.outbox = createOutbox<Write>({
      keyOf: this.keys.write,
      read: readWrite,
      // The server numbers neither suggestions nor submissions.
      isNumbered: ({ kind }) => kind === 'answer' || kind === 'double',
      fallback,
      storage,
      send: (...sent) => send(this, ...sent),
      changed: (...report) => options.changed(this, ...report),
      isLeading: () => this.isLeading(),
      clock,
      random,
    });
  }

  /** The answers that the session remembers of a round. */
  cacheOf(round_order: number): AnswerCache {
    return answerCache(this.#options.storage, `${this.#gameId}_${round_order}_${this.owner}`);
  }

  isLeading(): boolean {
    return this.#lead?.isMine() ?? false;
  }

  /** This tab is in use: it becomes the one that sends. */
  claim(): void {
    this.#join();
    if (!this.isLeading()) this.#lead?.claim();
  }

  /** After a load, and when the game is shown again: this tab takes part in sending. */
  takePart(): void {
    this.outbox.start();
    if (this.isLeading()) this.#taken();
    // With something to send, a tab that is looked at does not wait for one that knows nothing of it.
    else if ((this.#join() || this.outbox.unsent().length > 0) && this.#options.visibility.isVisible())
      this.#lead?.claim();
  }

  /** Takes no part until `takePart`: nobody looks at the game. */
  rest(): void {
    this.#stopReading();
    this.outbox.stop();
    this.#lead?.stop();
    this.#lead = undefined;
  }

  /** Another player sits here now. */
  leave(): void {
    this.#isLeft = true;
    this.rest();
  }

  /** Adds this tab to the candidates for leadership. False: it was one already. */
  #join(): boolean {
    if (this.#lead || this.#isLeft) return false;
    const { locks, storage, clock, random, visibility } = this.#options;
    const taken = (): void => this.#taken();
    this.#lead = createLead(locks, { name: this.keys.lead, storage, clock, random, visibility, taken });
    return true;
  }

  /** This tab leads: it sends what another tab or an earlier page left unsent. */
  #taken(): void {
    this.#stopReading();
    this.outbox.restore().then((isAll) => {
      if (this.#isLeft) return;
      this.outbox.start();
      this.#options.restored(this);
      // As the leader, retries the database that did not answer: no other tab sends what is in it.
      if (isAll || !this.isLeading()) return;
      this.#stopReading = this.#options.clock.after(rereadMs, () => {
        if (this.isLeading()) this.#taken();
      });
    });
  }
}
