import {
  cleanLine,
  type NextSurvey,
  type Survey,
  surveyLoadingMs,
  surveyReasonMaxLength,
  surveyResponseMaxLength,
} from '@snug/contract';
import { type AsyncAction, asyncAction } from '../async-action.ts';
import { Refused } from '../refused.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { type SurveyDay, type SurveyProgress, surveyDay } from './survey-day.ts';
import type { SurveySource } from './survey-source.ts';
import { typedAnswers } from './typed-answers.ts';

/** Something went wrong; the server's text takes precedence (OPEN-99). */
export interface SurveyError {
  readonly detail?: string;
}

/** The state of the feed. */
export type SurveyState =
  | { readonly step: 'loading' }
  /** Not even the first question came: `start` tries again. */
  | { readonly step: 'failed'; readonly error: SurveyError }
  | {
      readonly step: 'question';
      /** Without options the answer is free text (SURVEY-04, SURVEY-05). */
      readonly survey: Survey;
      readonly answer: string;
      /** The answer was written before, and was not submitted: a round began, or the page was loaded again. */
      readonly isKept: boolean;
      /** There is an answer to submit (SURVEY-06). */
      readonly canSubmit: boolean;
      /** An answer or a skip is being sent. */
      readonly busy: boolean;
      readonly progress: SurveyProgress;
      readonly error?: SurveyError;
    }
  /** None are left today (SURVEY-10). */
  | { readonly step: 'all-answered' }
  /** The preview is over: one answer a day (SURVEY-11). */
  | { readonly step: 'thanks' };

/** The daily survey (SURVEY-01 … SURVEY-11). Headless: a widget shows `get()` and calls the verbs. */
export interface SurveyFeed extends Watched<SurveyState> {
  /** Loads the first question; also retries after a failure. Follows changes of the login until `stop`. */
  start(): void;
  stop(): void;
  /** Sets the text of the text box. */
  write(text: string): void;
  choose(option: string): void;
  submit(): Promise<void>;
  skip(reason?: string): Promise<void>;
  /** The question has been on the screen for a second: counted once while it is shown. */
  see(): void;
}

export interface SurveyOptions {
  /** Ends with thanks after one answer a day, as between the rounds of a game. */
  readonly preview?: boolean;
  /** A whole room asks at once, as at a break: the first call waits a little, each for another time, while `loading` shows. */
  readonly isSpread?: boolean;
  readonly random?: Random;
}

/** Within the two seconds in which loading is shown anyway. */
const spreadMs = 1_500;

/** The reason sent with a skip that was given none (SURVEY-08). */
const noReason = 'No Reason';

/**
 * @example
 * const feed = createSurveyFeed(playerSurveys(createCore()));
 * feed.subscribe(() => show(feed.get()));
 * feed.start();
 *
 * Over 60 lines: its verbs are a table.
 */
export function createSurveyFeed(
  source: SurveySource,
  { preview = false, isSpread = false, random = systemRandom }: SurveyOptions = {},
): SurveyFeed {
  const { clock = systemClock } = source;
  const { get, set, subscribe } = watched<SurveyState>({ step: 'loading' });
  const today = (who: string): SurveyDay => surveyDay(source.storage.local, who, clock.now());
  const typed = () => typedAnswers(source.storage.session, source.who());
  let loadedFor: string | undefined;
  let seen: string | undefined;
  const running = asyncAction();
  let stopFollowing = (): void => {};

  function show({ count, survey }: NextSurvey, day: SurveyDay, error?: SurveyError): void {
    day.left(count);
    // Another tab may have given today's answer.
    if (preview && day.hasPreviewed()) set({ step: 'thanks' });
    else if (survey) {
      const answer = keptFor(survey);
      const head = { survey, answer, isKept: answer !== '', canSubmit: answer !== '' };
      set({ step: 'question', ...head, busy: false, progress: day.progress(), error });
    } else set({ step: 'all-answered' });
  }

  function keptFor({ surveyid, options }: Survey): string {
    const kept = typed().read(surveyid);
    const isAnswer = options.length > 0 ? options.includes(kept) : cleaned(kept) !== '';
    return isAnswer ? kept : '';
  }

  async function load(): Promise<void> {
    const who = source.who();
    loadedFor = who;
    running.stop();
    if (preview && today(who).hasPreviewed()) return set({ step: 'thanks' });
    set({ step: 'loading' });
    await running.run(
      (signal) => afterAtLeast(clock, surveyLoadingMs, signal, first(signal)),
      (next) => show(next, today(who)),
      (cause) => set({ step: 'failed', error: errorOf(cause) }),
    );
  }

  async function first(signal: AbortSignal): Promise<NextSurvey> {
    if (isSpread) await waited(clock, random.fraction() * spreadMs, signal);
    signal.throwIfAborted();
    return source.next(signal);
  }

  const send = sending({ source, preview, get, set, running, show, today });

  /** Changes the answer of the shown question, if that is one of its answers. */
  function put(answer: string, isFor: (survey: Survey) => boolean): void {
    const state = get();
    if (state.step !== 'question' || state.busy || !isFor(state.survey)) return;
    typed().keep(state.survey.surveyid, answer);
    set({ ...state, answer, isKept: false, canSubmit: cleaned(answer) !== '' });
  }

  return {
    get,
    subscribe,

    start() {
      stopFollowing();
      // Another player has other questions and another count.
      stopFollowing = source.subscribe(() => {
        if (source.who() !== loadedFor) void load();
      });
      void load();
    },

    stop() {
      stopFollowing();
      running.stop();
    },

    write: (text) => put(text, ({ options }) => options.length === 0),
    choose: (option) => put(option, ({ options }) => options.includes(option)),

    async submit() {
      const state = get();
      if (state.step !== 'question' || !state.canSubmit) return;
      const { survey, answer } = state;
      // An option is sent exactly as it was received, or the server would not recognise it.
      const response = survey.options.length > 0 ? answer : cleaned(answer);
      await send((id) => source.answer(id, response), true);
    },

    async skip(reason = '') {
      await send((id) => source.skip(id, cleanLine(reason, surveyReasonMaxLength) || noReason), false);
    },

    see() {
      const state = get();
      if (state.step !== 'question' || state.survey.surveyid === seen) return;
      seen = state.survey.surveyid;
      // The figure may miss one whose line failed; nobody here is told.
      source.see(seen).catch(() => {});
    },
  };
}

/** Whether the preview is over for today: `createSurveyFeed` would begin with thanks. */
export function isSurveyDone(source: SurveySource): boolean {
  const { clock = systemClock } = source;
  return surveyDay(source.storage.local, source.who(), clock.now()).hasPreviewed();
}

interface Sending {
  readonly source: SurveySource;
  readonly preview: boolean;
  readonly get: () => SurveyState;
  readonly set: (next: SurveyState) => void;
  readonly running: AsyncAction;
  readonly show: (next: NextSurvey, day: SurveyDay, error?: SurveyError) => void;
  /** The counters of somebody, read at each use: midnight may have passed since the last. */
  readonly today: (who: string) => SurveyDay;
}

/** Sends an answer or a skip, one at a time, and shows what comes next. */
function sending({ source, preview, get, set, running, show, today }: Sending) {
  return async (make: (surveyid: string) => Promise<NextSurvey>, isAnswer: boolean): Promise<void> => {
    const asked = get();
    if (asked.step !== 'question' || asked.busy) return;
    const signal = running.signal();
    const who = source.who();
    const { surveyid } = asked.survey;
    set({ ...asked, busy: true, error: undefined });
    try {
      const next = await make(surveyid);
      // Counted even if the player has left meanwhile: the server has it.
      typedAnswers(source.storage.session, who).keep(surveyid, '');
      const day = today(who);
      day.took();
      day.left(next.count);
      if (isAnswer && preview) day.previewed();
      if (!signal.aborted) show(next, day);
    } catch (cause) {
      const lookAgain = () => source.next(signal).catch(() => undefined);
      const now = cause instanceof Refused && !signal.aborted ? await lookAgain() : undefined;
      if (signal.aborted) return;
      const error = errorOf(cause);
      // Refused because another tab has used up the day or the question is gone: loads the next one.
      if (now && now.survey?.surveyid !== surveyid) show(now, today(who), error);
      else set({ ...asked, error });
    }
  };
}

/** A reply after at least so long, so that the card does not flicker (SURVEY-02, LIMIT-12). */
async function afterAtLeast<T>(clock: Clock, ms: number, signal: AbortSignal, reply: Promise<T>): Promise<T> {
  const [came] = await Promise.allSettled([reply, waited(clock, ms, signal)]);
  if (came.status === 'rejected') throw came.reason;
  return came.value;
}

/** Some time, or until it is of no use any more. */
function waited(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}

function cleaned(answer: string): string {
  return cleanLine(answer, surveyResponseMaxLength);
}

function errorOf(cause: unknown): SurveyError {
  return cause instanceof Refused ? { detail: cause.detail } : {};
}
