import {
  answerSequenceHeader,
  type GameView,
  idempotencyHeader,
  loadGame,
  type Message,
  type SubmittedRound,
  submitRound,
  tidyAnswers,
} from '@snug/contract';
import { backoffMs } from '../backoff.ts';
import type { SnugCore } from '../client.ts';
import { type KeptSubmission, type KeptSubmissions, keptSubmissions } from '../outbox/kept-submission.ts';
import { keysOf, ownerOf } from '../outbox/keys.ts';
import type { StorageFallback } from '../outbox/storage-fallback.ts';
import { isNetworkError, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import { clientErrors } from '../words.ts';
import { isSubmitted, isUnderway, moved, textsOf } from './drafts.ts';
import type { Game } from './game.ts';
import { say } from './say.ts';
import type { GameStore } from './store.ts';
import { viewOf, withRound, withView } from './with-view.ts';

export interface SubmittingOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly fallback: StorageFallback;
  /** The sequence number of an answer that is queued; 0 when nobody wrote it. */
  readonly numberOf: (questionId: string) => number;
  /** Makes this tab the leader, because it submits. */
  readonly claim: () => void;
  /** Whether the game on the screen was loaded for the current login. */
  readonly isMe: () => boolean;
  /** Called when a round is submitted. */
  readonly settled: (round_order: number, submitted: SubmittedRound) => void;
}

export interface Submitting {
  submit(): Promise<void>;
  /** Called in the leading tab: continues a submission that was being sent when a page unloaded, under the same id. */
  resume(): Promise<void>;
  /** Applies a message: a withdrawn submission is dropped; the same answers sent again are another submission. */
  follow(message: Message): void;
}

/** How often the server is asked about a submission with an unknown outcome before the round opens again. */
const asksMax = 3;

/** The captain's submission: created once, stored, sent, then accepted or open again (G8, H20, ROUND-11). */
export function createSubmitting(
  core: Pick<SnugCore, 'call' | 'storage'>,
  store: GameStore,
  { clock, random, fallback, numberOf, claim, isMe, settled }: SubmittingOptions,
): Submitting {
  const { gameid } = store.get();

  /** The submissions that this page is sending, by round, with their ids once they have one. */
  const flying = new Map<number, string | undefined>();
  const isCurrent = (round_order: number): boolean => store.get().view?.round?.round_order === round_order;

  /** The round whose submission the screen shows as being sent. */
  let shownFor: number | undefined;

  function show(round_order: number, submitting: Game['submitting']): void {
    if (isCurrent(round_order)) {
      shownFor = round_order;
      store.set({ ...store.get(), submitting });
      return;
    }
    // The round has left the screen: its outcome is shown nowhere, but the sending state ends.
    const isOver = shownFor === round_order && submitting.state !== 'sending';
    if (isOver && store.get().submitting.state === 'sending')
      store.set({ ...store.get(), submitting: { state: 'idle' } });
  }

  /** Changes with every load that knows something newer. */
  function loadedAs(): string {
    const { epoch, last_msg_id } = viewOf(store.get());
    return epoch + last_msg_id;
  }

  function keptFor(view: GameView): KeptSubmissions {
    const keys = keysOf(gameid, ownerOf(view));
    return keptSubmissions({ keys, fallback, local: core.storage.local, clock, random });
  }

  async function send(kept: KeptSubmissions, round_order: number, submission: KeptSubmission): Promise<void> {
    const { id, seq, at: _, isSending: __, ...body } = submission;
    const owner = ownerOf(viewOf(store.get()));
    const asOf = loadedAs();
    flying.set(round_order, submission.id);
    show(round_order, { state: 'sending' });

    function isIn(submitted: SubmittedRound | undefined): void {
      // Withdrawn while it was being sent: the round stays open (MSG-RECALL-b, MSG-RESET_SUBMISSION).
      const isWithdrawn = kept.isWithdrawn(submission.id);
      kept.forget(round_order, submission);
      show(round_order, { state: 'idle' });
      const view = viewOf(store.get());
      if (isWithdrawn || !submitted || ownerOf(view) !== owner) return;
      const stands = newerOf(submitted, view.submitted[round_order]);
      store.set(marked(store.get(), round_order, stands));
      settled(round_order, stands);
    }

    try {
      const { submission: submitted } = await core.call(submitRound, {
        params: { id: gameid, round: String(round_order) },
        body,
        headers: { [idempotencyHeader]: id, [answerSequenceHeader]: String(seq) },
      });
      // A load in between may be newer than the reply: then no message reports that the submission was withdrawn.
      isIn(loadedAs() === asOf ? submitted : await ask(round_order));
    } catch (error) {
      const isOver = error instanceof Refused && error.status_code === 409;
      const submitted = isOver || isNetworkError(error) ? await ask(round_order) : undefined;
      if (submitted) return isIn(submitted);
      // The server refuses the id of a withdrawn submission for good: the next attempt uses another one (H29).
      if (isOver || kept.isWithdrawn(submission.id)) kept.forget(round_order, submission);
      else if (isCurrent(round_order) || !isNetworkError(error)) void kept.reopen(round_order, submission);
      // A round that is over by now does not open again: its submission stays queued and arrives late.
      else return later();
      const detail = error instanceof Refused ? { detail: error.detail } : {};
      show(round_order, { state: 'failed', ...detail });
    } finally {
      flying.delete(round_order);
    }
  }

  /** Retries the stored submissions, unless nobody looks at the game any more: then the next load does. */
  function later(): void {
    clock.after(backoffMs(asksMax, random), () => {
      if (store.get().connection !== 'idle') void resume();
    });
  }

  /** The server's submission of a round, if it has one and can be reached. */
  async function ask(round_order: number): Promise<SubmittedRound | undefined> {
    for (let asks = 1; asks <= asksMax; asks++) {
      const asOf = loadedAs();
      try {
        const view = await core.call(loadGame, {
          query: { game_id: gameid },
          retries: 0,
        });
        // Two loads at a time cannot be ordered: the screen may have the newer one.
        if (loadedAs() === asOf) return view.submitted[round_order];
      } catch (error) {
        if (!isNetworkError(error)) return undefined;
        await new Promise<void>((resolve) => clock.after(backoffMs(asks, random), resolve));
      }
    }
    return undefined;
  }

  async function resume(): Promise<void> {
    const before = store.get().view;
    if (!before || !isMe()) return;
    const kept = keptFor(before);
    const all = await kept.all();
    for (const [round_order, submission] of all) {
      const { view } = store.get();
      // Sent from here meanwhile, or another player is logged in.
      if (flying.has(round_order) || view?.me.player_code !== before.me.player_code) continue;
      if (view.submitted[round_order]) kept.forget(round_order, submission);
      else if (submission.isSending) void send(kept, round_order, submission);
    }
    if (shownFor === undefined || flying.has(shownFor) || store.get().submitting.state !== 'sending') return;
    // Another tab is sending it, has delivered it, or has opened the round again.
    if (all.get(shownFor)?.isSending) later();
    else store.set({ ...store.get(), submitting: { state: 'idle' } });
  }

  return {
    async submit() {
      const game = store.get();
      const view = viewOf(game);
      const { round } = view;
      if (!round) throw new Error(clientErrors.noRound);
      if (round.submitted || game.submitting.state === 'sending') return;
      const { round_order, doubled, single_answer } = round;
      const answers = tidyAnswers(
        round.asked.map((question) => textsOf(game, question)),
        single_answer,
      );
      const question_ids = round.asked.map(({ question_id }) => question_id);
      const unsaved = question_ids.filter((id) => isUnderway(game.drafts[id]?.state));
      // Read before `claim`, after which the leader also takes over what other tabs wrote.
      const content = { doubled, answers, question_ids, unsaved, unsaved_seq: unsaved.map(numberOf) };
      const kept = keptFor(view);
      // Set synchronously: a double click makes one submission.
      flying.set(round_order, undefined);
      show(round_order, { state: 'sending' });
      claim();
      await send(kept, round_order, await kept.begin(round_order, content));
    },

    resume,

    follow(message) {
      const { view } = store.get();
      if (view && message.type === 'RESET_SUBMISSION') keptFor(view).withdraw(message.submission_id);
      // A recall withdraws the round's submission without naming it: here it is the one this device has.
      if (view?.round && message.type === 'RECALL') {
        const { round_order } = view.round;
        keptFor(view).recall(round_order, flying.get(round_order));
      }
    },
  };
}

/** The submission from the live stream may be newer than the reply: the quizmaster has accepted a late one meanwhile. */
function newerOf(reply: SubmittedRound, known: SubmittedRound | undefined): SubmittedRound {
  const isLetIn =
    reply.late && known?.late === false && JSON.stringify(known.answers) === JSON.stringify(reply.answers);
  return isLetIn ? known : reply;
}

function marked(game: Game, round_order: number, submitted: SubmittedRound): Game {
  const view = viewOf(game);
  const next = withView(game, { submitted: { ...view.submitted, [round_order]: submitted } });
  if (view.round?.round_order !== round_order) return next;
  // Answers that only this device has are sent separately, and refused.
  const ids = Object.keys(game.drafts).filter((id) => isSubmitted(next, id, game.drafts[id]?.texts ?? []));
  const saved = ids.reduce((each, id) => moved(each, id, 'saved'), next);
  return view.round.submitted ? saved : say(withRound(saved, { submitted: true }), 'round-submitted');
}
