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
import { checkLoadGame, checkSubmitRound } from '@snug/contract/guards';
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
  /** The number that an answer was written under which is on its way. 0: nobody wrote it. */
  readonly numberOf: (questionId: string) => number;
  /** Whoever submits leads. */
  readonly claim: () => void;
  /** Whether the game on the screen was loaded for whoever is logged in now. */
  readonly isMe: () => boolean;
  /** A round is in. */
  readonly settled: (round_order: number, submitted: SubmittedRound) => void;
}

export interface Submitting {
  submit(): Promise<void>;
  /** In the tab that leads: a submission that was on its way when a page went goes on, under the same id. */
  resume(): Promise<void>;
  /** After a message: what was withdrawn is over; the same answers sent again are another submission. */
  follow(message: Message): void;
}

/** How often the server is asked whether a submission with an unknown outcome is in, before the round opens again. */
const asksMax = 3;

/** The captain's submission: made once, kept before it is sent, in at the server or open again here (G8, H20, ROUND-11). */
export function createSubmitting(
  core: Pick<SnugCore, 'call' | 'storage'>,
  store: GameStore,
  { clock, random, fallback, numberOf, claim, isMe, settled }: SubmittingOptions,
): Submitting {
  const { gameid } = store.get();

  /** The submissions of this page that are on their way, by round: their ids, once they have one. */
  const flying = new Map<number, string | undefined>();
  const isCurrent = (round_order: number): boolean => store.get().view?.round?.round_order === round_order;

  /** The round whose submission the screen shows as on its way. */
  let shownFor: number | undefined;

  function show(round_order: number, submitting: Game['submitting']): void {
    if (isCurrent(round_order)) {
      shownFor = round_order;
      store.set({ ...store.get(), submitting });
      return;
    }
    // The round has left the screen meanwhile: what became of it is shown nowhere, but that it is on its way no longer.
    const isOver = shownFor === round_order && submitting.state !== 'sending';
    if (isOver && store.get().submitting.state === 'sending')
      store.set({ ...store.get(), submitting: { state: 'idle' } });
  }

  /** Another one after every load that knows of something newer. */
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
      // Withdrawn again on the way: the round stays open (MSG-RECALL-b, MSG-RESET_SUBMISSION).
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
        check: checkSubmitRound,
      });
      // A load that came meanwhile may be newer than the reply: no message tells then that the submission was withdrawn.
      isIn(loadedAs() === asOf ? submitted : await ask(round_order));
    } catch (error) {
      const isOver = error instanceof Refused && error.status_code === 409;
      const submitted = isOver || isNetworkError(error) ? await ask(round_order) : undefined;
      if (submitted) return isIn(submitted);
      // The id of a submission that was withdrawn is refused for good: the next try is another one (H29).
      if (isOver || kept.isWithdrawn(submission.id)) kept.forget(round_order, submission);
      else if (isCurrent(round_order) || !isNetworkError(error)) void kept.reopen(round_order, submission);
      // A round that is over by now does not open again: what weather held back is still on its way, and goes in late.
      else return later();
      const detail = error instanceof Refused ? { detail: error.detail } : {};
      show(round_order, { state: 'failed', ...detail });
    } finally {
      flying.delete(round_order);
    }
  }

  /** Tries again what is kept, unless nobody looks at the game any more: then the next load does. */
  function later(): void {
    clock.after(backoffMs(asksMax, random), () => {
      if (store.get().connection !== 'idle') void resume();
    });
  }

  /** The submission of a round as the server has it, if it has one and can be asked. */
  async function ask(round_order: number): Promise<SubmittedRound | undefined> {
    for (let asks = 1; asks <= asksMax; asks++) {
      const asOf = loadedAs();
      try {
        const view = await core.call(loadGame, {
          query: { game_id: gameid },
          retries: 0,
          check: checkLoadGame,
        });
        // Of two loads at a time nothing tells which is newer: the screen has the other.
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
      // Meanwhile it was sent from here, or somebody else plays.
      if (flying.has(round_order) || view?.me.player_code !== before.me.player_code) continue;
      if (view.submitted[round_order]) kept.forget(round_order, submission);
      else if (submission.isSending) void send(kept, round_order, submission);
    }
    if (shownFor === undefined || flying.has(shownFor) || store.get().submitting.state !== 'sending') return;
    // Another tab is at it, or has brought it away, or has opened it again.
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
      // Now: whoever leads takes in what other tabs wrote.
      const content = { doubled, answers, question_ids, unsaved, unsaved_seq: unsaved.map(numberOf) };
      const kept = keptFor(view);
      // At once: pressed twice, it is one submission.
      flying.set(round_order, undefined);
      show(round_order, { state: 'sending' });
      claim();
      await send(kept, round_order, await kept.begin(round_order, content));
    },

    resume,

    follow(message) {
      const { view } = store.get();
      if (view && message.type === 'RESET_SUBMISSION') keptFor(view).withdraw(message.submission_id);
      // A recall withdraws the round's submission without a word about it: here it is the one that this phone has.
      if (view?.round && message.type === 'RECALL') {
        const { round_order } = view.round;
        keptFor(view).recall(round_order, flying.get(round_order));
      }
    },
  };
}

/** What was told of the submission may be newer than its reply: the quizmaster has let it count meanwhile. */
function newerOf(reply: SubmittedRound, told: SubmittedRound | undefined): SubmittedRound {
  const isLetIn = reply.late && told?.late === false && JSON.stringify(told.answers) === JSON.stringify(reply.answers);
  return isLetIn ? told : reply;
}

function marked(game: Game, round_order: number, submitted: SubmittedRound): Game {
  const view = viewOf(game);
  const next = withView(game, { submitted: { ...view.submitted, [round_order]: submitted } });
  if (view.round?.round_order !== round_order) return next;
  // What only this device has goes to the host by itself, and is refused.
  const ids = Object.keys(game.drafts).filter((id) => isSubmitted(next, id, game.drafts[id]?.texts ?? []));
  const saved = ids.reduce((each, id) => moved(each, id, 'saved'), next);
  return view.round.submitted ? saved : say(withRound(saved, { submitted: true }), 'round-submitted');
}
