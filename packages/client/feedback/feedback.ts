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
} from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { isStars, typedRatings } from './typed-ratings.ts';

export type FeedbackTag = HostFeedback['tags'][number];

/** The state of rating the quizmasters of a game. */
export type FeedbackState =
  | { readonly step: 'loading' }
  /** Who is to be rated could not be found out: `start` tries again. */
  | { readonly step: 'failed' }
  /** Nobody, or nobody any more (FEEDBACK-11). */
  | { readonly step: 'nothing' }
  | {
      readonly step: 'rating';
      readonly host: FeedbackTarget;
      /** 1 to 5; undefined while none is chosen, and neither notes nor Submit are shown (FEEDBACK-05). */
      readonly stars: number | undefined;
      /** The tags for this number of stars (FEEDBACK-06, FEEDBACK-07). */
      readonly offered: readonly FeedbackTag[];
      readonly tags: readonly FeedbackTag[];
      readonly notes: string;
      readonly busy: boolean;
      /** Sending failed: `Something went wrong. Please try again.` (ERR-10). */
      readonly failed: boolean;
      /** Another quizmaster has just been rated: the thanks show beside this form (FEEDBACK-09, FEEDBACK-10). */
      readonly thanked: boolean;
    }
  /** The last one has been rated (FEEDBACK-09). */
  | { readonly step: 'thanks' };

/** Rates the quizmasters of a game, one after another. Headless: a widget shows `get()` and calls the verbs. */
export interface Feedback extends Watched<FeedbackState> {
  /** Loads the quizmasters to rate; also retries after a failure. The form keeps its content. */
  start(): Promise<void>;
  /** Somebody has left before anything was asked: then nothing is. */
  stop(): void;
  setStars(stars: number): void;
  /** Toggles a tag (FEEDBACK-03). */
  toggle(tag: FeedbackTag): void;
  /** Sets the notes, cut to a thousand characters. */
  write(notes: string): void;
  submit(): Promise<void>;
}

export interface FeedbackOptions {
  readonly gameId: string;
  /** The code of the rating player (OPEN-55). */
  readonly playerCode: string;
  /** The game has ended a moment ago, for the whole room at once: the first load waits a little, each for another time. */
  readonly hasJustEnded?: boolean;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Within this time a room of people asks whom they can rate: the form is there before anybody has put down their glass. */
const spreadMs = 2_000;

/** Whether there may be somebody to rate: the game is over and this player took part (OPEN-55). */
export function isFeedbackDue({ status, feedback_eligible }: Pick<GameView, 'status' | 'feedback_eligible'>): boolean {
  return feedback_eligible && (status === 'ended' || status === 'finalized');
}

/**
 * Long: its verbs, which share one state.
 *
 * @example
 * const feedback = createFeedback(core, { gameId: view.gameid, playerCode: view.me.player_code });
 * if (isFeedbackDue(view)) await feedback.start();
 */
export function createFeedback(
  { call, storage }: Pick<SnugCore, 'call' | 'storage'>,
  { gameId, playerCode, hasJustEnded = false, clock = systemClock, random = systemRandom }: FeedbackOptions,
): Feedback {
  const { get, set, subscribe } = watched<FeedbackState>({ step: 'loading' });
  const params = { id: gameId };
  const typed = typedRatings(storage.session, gameId, playerCode);
  /** The quizmasters to rate who have not been rated here yet. */
  let left: readonly FeedbackTarget[] = [];
  let isLoading = false;
  let mustWait = hasJustEnded;
  let stopWaiting: (() => void) | undefined;

  async function start(): Promise<void> {
    const { step } = get();
    if (isLoading) return;
    isLoading = true;
    if (step !== 'rating') set({ step: 'loading' });
    try {
      if (!mustWait || (await waited())) await look();
    } catch {
      if (get().step === 'loading') set({ step: 'failed' });
    } finally {
      isLoading = false;
    }
  }

  /** False: left meanwhile. */
  function waited(): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = clock.after(random.fraction() * spreadMs, () => {
        mustWait = false;
        resolve(true);
      });
      stopWaiting = () => {
        cancel();
        // At once, so that somebody who comes back begins to wait anew.
        isLoading = false;
        resolve(false);
      };
    });
  }

  async function look(): Promise<void> {
    left = await call(needFeedback, { params });
    const state = get();
    if (state.step !== 'rating') return next(false);
    // A rating that is being sent decides what comes next.
    if (state.busy || left.some(({ userid }) => userid === state.host.userid)) return;
    typed.forget(state.host.userid);
    next(false);
  }

  function next(thanked: boolean): void {
    const [host] = left;
    if (host) set({ step: 'rating', host, ...blank, ...typedFor(host), thanked });
    else set({ step: thanked ? 'thanks' : 'nothing' });
  }

  /** What this player chose and wrote before the page was loaded again. */
  function typedFor({ userid }: FeedbackTarget): Partial<Form> {
    const found = typed.read(userid);
    if (!found) return {};
    const offered = tagsFor(found.stars);
    return { ...found, notes: cut(found.notes), offered, tags: offered.filter((tag) => found.tags.includes(tag)) };
  }

  /** Changes the form, unless it is being sent. */
  function put(change: (form: Form) => Partial<Form>): void {
    const state = get();
    if (state.step !== 'rating' || state.busy) return;
    const next = { ...state, ...change(state) };
    const { host, stars, tags, notes } = next;
    if (stars !== undefined) typed.keep(host.userid, { stars, tags, notes });
    set(next);
  }

  async function submit(): Promise<void> {
    const form = get();
    if (form.step !== 'rating' || form.busy || form.stars === undefined) return;
    const { host, stars, tags, notes } = form;
    set({ ...form, busy: true, failed: false });
    const body = { userid: host.userid, player_code: playerCode, stars, tags: [...tags], notes };
    try {
      await call(sendFeedback, { params, body });
      typed.forget(host.userid);
      left = left.filter(({ userid }) => userid !== host.userid);
      next(true);
    } catch (error) {
      set({ ...form, failed: true });
      // Refused because another tab has rated this quizmaster or the game continues after all: this form is over.
      if (error instanceof Refused) await look().catch(() => {});
    }
  }

  return {
    get,
    subscribe,
    start,
    stop: () => stopWaiting?.(),

    setStars: (stars) =>
      put((form) => {
        if (!isStars(stars)) return {};
        const offered = tagsFor(stars);
        // Chosen tags are dropped when the stars cross the boundary at which praise would become blame (FEEDBACK-08).
        return { stars, offered, tags: offered === form.offered ? form.tags : [] };
      }),

    toggle: (tag) =>
      put(({ offered, tags }) => {
        if (!offered.includes(tag)) return {};
        return { tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] };
      }),

    write: (notes) => put(() => ({ notes: cut(notes) })),

    submit,
  };
}

type Form = Extract<FeedbackState, { step: 'rating' }>;

const blank = { stars: undefined, offered: [], tags: [], notes: '', busy: false, failed: false } as const;

/** To a thousand characters, in whole ones. */
function cut(notes: string): string {
  return [...notes.toWellFormed()].slice(0, feedbackNotesMaxLength).join('');
}

function tagsFor(stars: number): readonly FeedbackTag[] {
  return stars > starsBoundary ? positiveTags : negativeTags;
}
