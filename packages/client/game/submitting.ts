import {
  type GameView,
  idempotencyHeader,
  loadGame,
  type SubmittedRound,
  submitRound,
  tidyAnswers,
} from '@snug/contract';
import { checkLoadGame, checkSubmitRound } from '@snug/contract/guards';
import { backoffMs } from '../backoff.ts';
import type { SnugCore } from '../client.ts';
import { type KeptSubmission, type KeptSubmissions, keptSubmissions } from '../outbox/kept-submission.ts';
import { isWeather, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import { clientErrors } from '../words.ts';
import { textsOf } from './entries.ts';
import type { Game } from './game.ts';
import { say } from './say.ts';
import type { GameStore } from './store.ts';
import { viewOf, withRound, withView } from './with-view.ts';

export interface SubmittingOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** A round is in. */
  readonly settled: (round_order: number) => void;
}

export interface Submitting {
  submit(): Promise<void>;
  /** After a load: a submission that was on its way when the page went goes on, under the same id. */
  resume(view: GameView): void;
  /** After a message: what was withdrawn is over; the same answers sent again are another submission. */
  follow(before: GameView | undefined): void;
}

/** How often the server is asked whether a submission with an unknown outcome is in, before the round opens again. */
const asksMax = 3;

/** The captain's submission: made once, kept before it is sent, in at the server or open again here (G8, H20, ROUND-11). */
export function createSubmitting(
  core: Pick<SnugCore, 'call' | 'storage'>,
  store: GameStore,
  { clock, random, settled }: SubmittingOptions,
): Submitting {
  const { gameid } = store.get();

  function keptFor({ me }: Pick<GameView, 'me'>): KeptSubmissions {
    return keptSubmissions(core.storage, gameid, me.player_code, random);
  }

  async function send(view: GameView, round_order: number, submission: KeptSubmission): Promise<void> {
    const kept = keptFor(view);
    store.set({ ...store.get(), submitting: { state: 'sending' } });

    function isIn(submitted: SubmittedRound): void {
      // Forgotten on the way: it was withdrawn again, and the round stays open (MSG-RECALL-b, MSG-RESET_SUBMISSION).
      const isWithdrawn = kept.read(round_order)?.id !== submission.id;
      kept.forget(round_order);
      if (!isWithdrawn) settled(round_order);
      const game: Game = { ...store.get(), submitting: { state: 'idle' } };
      store.set(isWithdrawn ? game : marked(game, round_order, submitted));
    }

    try {
      const { submission: submitted } = await core.call(submitRound, {
        params: { id: gameid, round: String(round_order) },
        body: {
          doubled: submission.doubled,
          answers: submission.answers.map((texts) => [...texts]),
          question_ids: [...submission.question_ids],
        },
        headers: { [idempotencyHeader]: submission.id },
        check: checkSubmitRound,
      });
      isIn(submitted);
    } catch (error) {
      const isOver = error instanceof Refused && error.status_code === 409;
      const submitted = isOver || isWeather(error) ? await ask(round_order) : undefined;
      if (submitted) return isIn(submitted);
      // The id of a submission that was withdrawn is refused for good: the next try is another one (H29).
      if (isOver) kept.forget(round_order);
      else kept.reopen(round_order);
      const detail = error instanceof Refused ? { detail: error.detail } : {};
      store.set({ ...store.get(), submitting: { state: 'failed', ...detail } });
    }
  }

  /** The submission of a round as the server has it, if it has one and can be asked. */
  async function ask(round_order: number): Promise<SubmittedRound | undefined> {
    for (let asks = 1; asks <= asksMax; asks++) {
      try {
        const view = await core.call(loadGame, {
          query: { game_id: gameid },
          retries: 0,
          check: checkLoadGame,
        });
        return view.submitted[round_order];
      } catch (error) {
        if (!isWeather(error)) return undefined;
        await new Promise<void>((resolve) => clock.after(backoffMs(asks, random), resolve));
      }
    }
    return undefined;
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
      const question_ids = idsOf(game);
      await send(view, round_order, keptFor(view).begin(round_order, { doubled, answers, question_ids }));
    },

    resume(view) {
      const { round } = view;
      if (!round) return;
      const kept = keptFor(view);
      if (round.submitted) return kept.forget(round.round_order);
      const submission = kept.read(round.round_order);
      if (!submission?.isSending || store.get().submitting.state === 'sending') return;
      void send(view, round.round_order, submission);
    },

    follow(before) {
      const { view } = store.get();
      const isWithdrawn = before?.round?.submitted === true && view?.round?.submitted === false;
      const isRecalled = (view?.round?.asked.length ?? 0) < (before?.round?.asked.length ?? 0);
      if (view?.round && (isWithdrawn || isRecalled)) keptFor(view).forget(view.round.round_order);
    },
  };
}

function marked(game: Game, round_order: number, submitted: SubmittedRound): Game {
  const view = viewOf(game);
  const next = withView(game, { submitted: { ...view.submitted, [round_order]: submitted } });
  if (view.round?.round_order !== round_order) return next;
  const entries = Object.entries(game.entries).map(([id, { texts, own }]) => [id, { texts, own, state: 'saved' }]);
  const saved = { ...next, entries: Object.fromEntries(entries) };
  return view.round.submitted ? saved : say(withRound(saved, { submitted: true }), 'round-submitted');
}

function idsOf(game: Game): string[] {
  return game.view?.round?.asked.map(({ question_id }) => question_id) ?? [];
}
