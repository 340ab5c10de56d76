import {
  type FeedbackTarget,
  feedbackNotesMaxLength,
  type GameView,
  type HostFeedback,
  needFeedback,
  negativeTags,
  positiveTags,
  sendFeedback,
  starsBoundary,
  starsMax,
} from '@snug/contract';
import { checkNeedFeedback } from '@snug/contract/guards';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';

export type FeedbackTag = HostFeedback['tags'][number];

/** Where the rating of a night's quizmasters stands. */
export type FeedbackState =
  | { readonly step: 'loading' }
  /** Who is to be rated could not be found out: `start` tries again. */
  | { readonly step: 'failed' }
  /** Nobody, or nobody any more (FEEDBACK-11). */
  | { readonly step: 'nothing' }
  | {
      readonly step: 'rating';
      readonly host: FeedbackTarget;
      /** 1 to 5; undefined: none chosen yet, so neither notes nor Submit are shown (FEEDBACK-05). */
      readonly stars: number | undefined;
      /** The tags that go with so many stars (FEEDBACK-06, FEEDBACK-07). */
      readonly offered: readonly FeedbackTag[];
      readonly tags: readonly FeedbackTag[];
      readonly notes: string;
      readonly busy: boolean;
      /** It could not be sent: `Something went wrong. Please try again.` (ERR-10). */
      readonly failed: boolean;
      /** Another one has just been rated: the thanks for that show beside this form (FEEDBACK-09, FEEDBACK-10). */
      readonly thanked: boolean;
    }
  /** The last one has been rated (FEEDBACK-09). */
  | { readonly step: 'thanks' };

/** Rating the quizmasters of a night, one after another. Has no screen itself: a widget shows `get()` and calls the verbs. */
export interface Feedback extends Watched<FeedbackState> {
  /** Asks whom to rate, again after a failure. What is being written stays. */
  start(): Promise<void>;
  setStars(stars: number): void;
  /** Picks a tag, or puts it back (FEEDBACK-03). */
  toggle(tag: FeedbackTag): void;
  /** What stands in the notes box: a thousand characters, the rest is cut. */
  write(notes: string): void;
  submit(): Promise<void>;
}

export interface FeedbackOptions {
  readonly gameId: string;
  /** The rating player's own (OPEN-55). */
  readonly playerCode: string;
}

/** Whether there may be somebody to rate: the night is over and this player played in it (OPEN-55). */
export function isFeedbackDue({ status, feedback_eligible }: Pick<GameView, 'status' | 'feedback_eligible'>): boolean {
  return feedback_eligible && (status === 'ended' || status === 'finalized');
}

/**
 * @example
 * const feedback = createFeedback(core, { gameId: view.gameid, playerCode: view.me.player_code });
 * if (isFeedbackDue(view)) await feedback.start();
 */
export function createFeedback({ call }: Pick<SnugCore, 'call'>, { gameId, playerCode }: FeedbackOptions): Feedback {
  const { get, set, subscribe } = watched<FeedbackState>({ step: 'loading' });
  const params = { id: gameId };
  /** Whom the server has named and nobody here has rated yet. */
  let left: readonly FeedbackTarget[] = [];
  let isLoading = false;

  async function start(): Promise<void> {
    const { step } = get();
    if (isLoading) return;
    isLoading = true;
    if (step !== 'rating') set({ step: 'loading' });
    try {
      await look();
    } catch {
      if (get().step === 'loading') set({ step: 'failed' });
    } finally {
      isLoading = false;
    }
  }

  async function look(): Promise<void> {
    left = await call(needFeedback, { params, check: checkNeedFeedback });
    const state = get();
    if (state.step !== 'rating') return next(false);
    // What is on its way decides itself what comes next.
    if (!state.busy && left.every(({ userid }) => userid !== state.host.userid)) next(false);
  }

  function next(thanked: boolean): void {
    const [host] = left;
    if (host) set({ step: 'rating', host, ...blank, thanked });
    else set({ step: thanked ? 'thanks' : 'nothing' });
  }

  /** Puts something into the form, unless it is on its way. */
  function put(change: (form: Form) => Partial<Form>): void {
    const state = get();
    if (state.step === 'rating' && !state.busy) set({ ...state, ...change(state) });
  }

  async function submit(): Promise<void> {
    const form = get();
    if (form.step !== 'rating' || form.busy || form.stars === undefined) return;
    const { host, stars, tags, notes } = form;
    set({ ...form, busy: true, failed: false });
    const body = { userid: host.userid, player_code: playerCode, stars, tags: [...tags], notes };
    try {
      await call(sendFeedback, { params, body });
      left = left.filter(({ userid }) => userid !== host.userid);
      next(true);
    } catch (error) {
      set({ ...form, failed: true });
      // Refused, because another tab has rated this one or the night goes on after all: then this form is over.
      if (error instanceof Refused) await look().catch(() => {});
    }
  }

  return {
    get,
    subscribe,
    start,

    setStars: (stars) =>
      put((form) => {
        if (!Number.isInteger(stars) || stars < 1 || stars > starsMax) return {};
        const offered = tagsFor(stars);
        // Over the boundary what was praise would be blame (FEEDBACK-08).
        return { stars, offered, tags: offered === form.offered ? form.tags : [] };
      }),

    toggle: (tag) =>
      put(({ offered, tags }) => {
        if (!offered.includes(tag)) return {};
        return { tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] };
      }),

    write: (notes) => put(() => ({ notes: [...notes.toWellFormed()].slice(0, feedbackNotesMaxLength).join('') })),

    submit,
  };
}

type Form = Extract<FeedbackState, { step: 'rating' }>;

const blank = { stars: undefined, offered: [], tags: [], notes: '', busy: false, failed: false } as const;

function tagsFor(stars: number): readonly FeedbackTag[] {
  return stars > starsBoundary ? positiveTags : negativeTags;
}
