import { answerDebounceMs, type GameView, type Message } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { type Game, isOnItsWay, type Withdrawal } from '../game/game.ts';
import { reduce } from '../game/reduce.ts';
import type { GameStore } from '../game/store.ts';
import { viewOf } from '../game/with-view.ts';
import type { QueueEntryState, Reply } from '../outbox/queue-entry.ts';
import type { StorageFallback } from '../outbox/storage-fallback.ts';
import { randomId } from '../random-id.ts';
import type { Seams } from '../seams.ts';
import { clientErrors } from '../words.ts';
import { suggestionOf } from './draft.ts';
import { appeared, type Due, dueAfter } from './due.ts';
import { ownSubmission } from './own-submission.ts';
import { numberOf, ownKind } from './pending.ts';
import { reconcile } from './reconcile.ts';
import { areSame } from './same-texts.ts';
import { Seat } from './seat.ts';
import { sendDraft } from './send-draft.ts';
import { sendSubmission } from './send-submission.ts';
import { isSameSubmission, submissionOf } from './submission.ts';
import { questionOf } from './texts.ts';
import type { DraftEvent } from './transitions.ts';
import { withdrawAtHost } from './withdraw-at-host.ts';
import {
  type DraftWrite,
  isDraftWrite,
  type Keys,
  ownerOf,
  type Queued,
  type SubmitWrite,
  type Write,
} from './write.ts';

export interface DraftsOptions extends Pick<Seams, 'clock' | 'random' | 'visibility' | 'locks'> {
  readonly fallback: StorageFallback;
  /** The identity of the current login. */
  readonly whoAmI: () => string;
}

/**
 * What somebody types on this device, on its way to the server: every event goes through `reduce`, what follows from it for
 * the queue and the session's cache is in `due.ts`, and this does it.
 */
export class Drafts {
  readonly #core: Pick<SnugCore, 'call' | 'storage'>;
  readonly #store: GameStore;
  readonly #options: DraftsOptions;
  #seat: Seat | undefined;
  /** The login under which the game on the screen was loaded. */
  #loadedAs: string | undefined;
  /** Something waits for that login. */
  #isHeld = false;
  /** A submission whose id is being looked up: it is as good as queued. */
  #begun: Queued | undefined;
  #isAsleep = false;

  constructor(core: Pick<SnugCore, 'call' | 'storage'>, store: GameStore, options: DraftsOptions) {
    this.#core = core;
    this.#store = store;
    this.#options = options;
  }

  type(question_id: string, index: number, text: string): void {
    this.#tell({ type: 'typed', question_id, index, text });
  }

  /** Rejects when it failed, as the draft's state says. After a network error it is sent again. */
  async suggest(question_id: string, typed: string): Promise<void> {
    const place = placeOf(this.#store.get(), question_id);
    const text = typed.trim();
    if (!place || !text) return;
    this.#tell({ type: 'suggested', question_id, text });
    await this.#sent(this.#seat, { kind: 'suggest', ...place });
  }

  /** Resolves once the double is saved, reverted, or delayed by a network error: the game shows the outcome. */
  async double(doubled: boolean): Promise<void> {
    const { round } = viewOf(this.#store.get());
    if (!round) return;
    const { round_order } = round;
    const write = { kind: 'double', round_order, question_id: '', question_index: 0, texts: [], doubled } as const;
    this.#seat?.outbox.put(write, 0);
    await this.#sent(this.#seat, write).catch(() => {});
  }

  /** Resolves once the round is submitted, open again, or waits for the line: the game shows the outcome. */
  async submit(): Promise<void> {
    const game = this.#store.get();
    const { round } = viewOf(game);
    const content = submissionOf(game);
    const seat = this.#seat;
    if (!round || !content || !seat) throw new Error(clientErrors.noRound);
    if (round.submitted || isOnItsWay(game.submitting)) return;
    // Set synchronously: a double click makes one submission. Its content is read before `claim`, after which the leading
    // tab also takes over what other tabs wrote.
    this.#begun = { ...content, id: '', seq: 0, at: 0 };
    this.#tell({ type: 'submitted' });
    seat.claim();
    const earlier = await seat.outbox.find(seat.keys.write(content));
    this.#begun = undefined;
    const id = this.#isAgain(seat, earlier, content) ? earlier.id : randomId(this.#options.random);
    seat.outbox.put({ ...content, id }, 0);
    await this.#sent(seat, content).catch(() => {});
  }

  /**
   * What waits on this device is withdrawn at once; if the host has it all the same, that shows. Of the host's the game shows
   * the outcome once the team is told (RESET_SUBMISSION).
   */
  async takeBack(): Promise<void> {
    const game = this.#store.get();
    const view = viewOf(game);
    if (!view.round) throw new Error(clientErrors.noRound);
    const { round_order, submitted } = view.round;
    if (isOnItsWay(game.submitting)) {
      this.withdraw({ round_order });
      if (!submitted) return;
    }
    await withdrawAtHost(this.#core, view, {
      round_order,
      submission_id: ownSubmission(view, round_order)?.submission_id,
    });
  }

  /** Sends everything typed except a member's unsuggested text. `keepalive`: the page may be unloading. */
  flush(keepalive?: boolean): void {
    this.#seat?.outbox.flush(keepalive);
  }

  /** Reads the player's stored writes. Resolves with a function that applies the load and puts them on top. */
  async prepare(view: GameView, { as, since }: { readonly as: string; readonly since: number }): Promise<() => void> {
    const owner = ownerOf(view);
    const known = this.#seat?.owner === owner ? this.#seat : undefined;
    const seat = known ?? this.#newSeat(view);
    if (!known) await seat.outbox.restore();
    return () => {
      this.#loadedAs = as;
      if (seat !== this.#seat) this.#seat?.leave();
      this.#seat = seat;
      const game = this.#store.get();
      const { round_order } = view.round ?? {};
      const places = `${game.gameid}_${round_order}_${view.me.player_code}-`;
      const cached = round_order === undefined ? {} : seat.cacheOf(round_order).takeOver(places);
      const { drafts, due } = reconcile(view, seat.outbox.unsent(), cached, {
        since,
        outcomes: Object.fromEntries(Object.keys(cached).map((id) => [id, lastAnswer(seat, view, id)])),
      });
      this.#do(due);
      // What the queue reported meanwhile was about the game before the load.
      this.#store.set(reduce(game, { type: 'loaded', view, drafts, pending: this.#pending(seat) }));
      this.#reclaim();
      const wasHeld = this.#isHeld;
      this.#isHeld = false;
      if (wasHeld) seat.outbox.flush();
    };
  }

  /** After a load, and when the game is shown again: this tab takes part in sending. */
  takePart(): void {
    this.#isAsleep = false;
    this.#seat?.takePart();
    this.#tell({ type: 'inherited' });
  }

  /** A message has changed the game: what follows for this device's writes. */
  follow(before: Game, message: Message): void {
    this.#do(dueAfter(before, this.#store.get(), message));
    if (message.type === 'SUBMIT_ANSWER') this.#reclaim();
  }

  /** The host has what was taken back on this device: it arrived after all. Tried again at every load. */
  #reclaim(): void {
    const seat = this.#seat;
    const view = viewOf(this.#store.get());
    if (!seat || !view.round || !view.submissions_open) return;
    const { round_order } = view.round;
    const { submission_id } = ownSubmission(view, round_order) ?? {};
    if (submission_id === undefined || !this.#isWithdrawn(seat, submission_id)) return;
    withdrawAtHost(this.#core, view, { round_order, submission_id }).catch(() => {});
  }

  /** Leaves a tombstone: every tab or page that still has this submission drops it (H29). */
  withdraw({ round_order, submission_id }: Withdrawal): void {
    const seat = this.#seat;
    if (!seat) return;
    const { clock, fallback } = this.#options;
    const bury = (id: string): unknown =>
      this.#core.storage.local.set(seat.keys.reset(id), JSON.stringify({ at: clock.now() }));
    if (submission_id !== undefined) bury(submission_id);
    const begun = fallback.nextSeq();
    void seat.outbox.discard(seat.keys.write({ kind: 'submit', round_order }), (write) => {
      if (isDraftWrite(write) || (submission_id ?? write.id) !== write.id || write.seq > begun) return false;
      bury(write.id);
      return true;
    });
  }

  /** Nobody looks at the game any more: this tab stops taking part once nothing is unsent. */
  rest(): void {
    this.#isAsleep = true;
    this.#relax();
  }

  #newSeat(view: GameView): Seat {
    const { storage } = this.#core;
    return new Seat(this.#store.get().gameid, view, {
      ...this.#options,
      storage,
      send: (seat, write, keepalive) => this.#send(seat, write, keepalive),
      changed: (seat, write, state, reason) => this.#moved(seat, write, state, reason),
      restored: (seat) => seat === this.#seat && this.#do(appeared(this.#store.get())),
    });
  }

  async #send(seat: Seat, write: Queued, keepalive: boolean): Promise<Reply<Write>> {
    // Sends nothing until the game is loaded for the current login.
    if (this.#options.whoAmI() !== this.#loadedAs) {
      this.#isHeld = true;
      throw new TypeError('login');
    }
    if (isDraftWrite(write))
      return sendDraft(this.#core, this.#store.get(), { ...write, teamid: seat.teamid }, keepalive);
    const game = this.#store.get;
    const isWithdrawn = (id: string): boolean => this.#isWithdrawn(seat, id);
    return sendSubmission(write, { core: this.#core, game, ...seat, isWithdrawn });
  }

  #moved(seat: Seat, write: Queued, type: QueueEntryState, reason?: string): void {
    if (seat !== this.#seat) return;
    this.#tell({ type, write, reason, pending: this.#pending(seat) });
    this.#relax();
  }

  #pending({ outbox }: Seat): Queued[] {
    return this.#begun ? [...outbox.unsent(), this.#begun] : outbox.unsent();
  }

  #relax(): void {
    if (this.#isAsleep && this.#store.get().pending.length === 0) this.#seat?.rest();
  }

  #tell(event: DraftEvent): void {
    const before = this.#store.get();
    this.#store.set(reduce(before, event));
    this.#do(dueAfter(before, this.#store.get(), event));
  }

  #do(due: readonly Due[]): void {
    const seat = this.#seat;
    if (seat) for (const each of due) this.#doOne(seat, each);
  }

  #doOne(seat: Seat, due: Due): void {
    const { outbox, keys } = seat;
    if (due.type === 'keep') this.#keep(seat, due.question_id);
    else if (due.type === 'keep-again') void this.#keepAgain(seat, due.question_id);
    else if (due.type === 'propose') this.#propose(seat, due.question_id, due.text, due.seq);
    else if (due.type === 'put') outbox.put(due.write, answerDebounceMs, due.seq);
    else if (due.type === 'drop') outbox.drop(keys.write(due.write), due.state);
    else if (due.type === 'cache') seat.cacheOf(due.round_order).write(due.question_id, due.answer);
    else if (due.type === 'suggested') emptied(seat, due.write);
    else if (due.question_id === undefined) seat.cacheOf(due.round_order).clear();
    else seat.cacheOf(due.round_order).write(due.question_id);
  }

  /** Queues a draft, under a new number unless one is given. */
  #keep(seat: Seat, question_id: string, seq?: number): void {
    const game = this.#store.get();
    const place = placeOf(game, question_id);
    const { texts, own } = game.drafts[question_id] ?? {};
    // Only the leading tab queues what nobody typed: another tab may have typed text under the same key.
    if (!place || !texts || !(own || seat.isLeading())) return;
    seat.outbox.put({ kind: ownKind(game), ...place, texts, inherited: !own || undefined }, answerDebounceMs, seq);
    // The typing tab leads. Claimed after the put, so that writes left by another tab are older than this one.
    seat.claim();
  }

  /**
   * Queues again what the server has had before, or another tab has dropped. If another tab has delivered something newer,
   * that is queued. The number is one above the delivered one, so below anything a tab has typed since and not sent.
   */
  async #keepAgain(seat: Seat, question_id: string): Promise<void> {
    await seat.outbox.restore();
    const game = this.#store.get();
    const place = placeOf(game, question_id);
    const draft = game.drafts[question_id];
    if (!place || seat !== this.#seat || !draft?.own || draft.state !== 'local' || numberOf(game, question_id)) return;
    const delivery = seat.outbox.delivery(seat.keys.write({ kind: ownKind(game), ...place }));
    const known = seat.cacheOf(place.round_order).read()[question_id]?.seq ?? 0;
    if (delivery && isDraftWrite(delivery) && delivery.state !== 'dropped' && delivery.seq > known)
      this.#tell({ type: 'overtaken', question_id, texts: delivery.texts });
    this.#keep(seat, question_id, delivery && delivery.seq + 1);
  }

  #propose(seat: Seat, question_id: string, text: string, seq?: number): void {
    const place = placeOf(this.#store.get(), question_id);
    if (place && text) seat.outbox.put({ kind: 'suggest', ...place, texts: [text] }, 0, seq);
  }

  /** This tab is in use, and waits for its write. */
  async #sent(seat: Seat | undefined, write: Parameters<Keys['write']>[0]): Promise<void> {
    seat?.claim();
    await seat?.outbox.finished(seat.keys.write(write));
  }

  /** The same content is submitted again under its id, unless that was accepted, refused for good or withdrawn. */
  #isAgain(seat: Seat, earlier: Queued | undefined, content: Omit<SubmitWrite, 'id'>): earlier is Queued & SubmitWrite {
    if (!earlier || isDraftWrite(earlier)) return false;
    const isOpen = earlier.state === undefined || earlier.state === 'parked';
    return isOpen && isSameSubmission(earlier, content) && !this.#isWithdrawn(seat, earlier.id);
  }

  #isWithdrawn({ keys }: Seat, id: string): boolean {
    return this.#core.storage.local.get(keys.reset(id)) !== undefined;
  }
}

/** What became of the last write of an answer to this question of the round. */
function lastAnswer({ outbox, keys }: Seat, { round }: GameView, question_id: string): Queued | undefined {
  return round
    ? outbox.delivery(keys.write({ kind: 'answer', round_order: round.round_order, question_id }))
    : undefined;
}

/** The captain has a suggestion: empties the cached draft, so that no text of an earlier question replaces it. */
function emptied(seat: Seat, { round_order, question_id, texts }: DraftWrite): void {
  const cache = seat.cacheOf(round_order);
  const isStill = areSame([suggestionOf(cache.read()[question_id])], texts);
  if (isStill) cache.write(question_id, { texts: [''], saved: true });
}

/** The position of a question in the current round. */
function placeOf(
  game: Game,
  question_id: string,
): Pick<DraftWrite, 'round_order' | 'question_id' | 'question_index'> | undefined {
  const question = questionOf(game, question_id);
  const { round_order } = game.view?.round ?? {};
  return question && round_order !== undefined
    ? { round_order, question_id, question_index: question.question_index }
    : undefined;
}
