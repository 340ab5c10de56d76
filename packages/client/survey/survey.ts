import {
  answerSurvey,
  cleanLine,
  type NextSurvey,
  nextSurvey,
  type Survey,
  skipSurvey,
  surveyLoadingMs,
  surveyReasonMaxLength,
  surveyResponseMaxLength,
} from '@snug/contract';
import { type AsyncAction, asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';
import { type Clock, systemClock } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { type SurveyDay, type SurveyProgress, surveyDay } from './survey-day.ts';

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
}

export interface SurveyOptions {
  /** Ends with thanks after one answer a day, as between the rounds of a game. */
  readonly preview?: boolean;
  readonly clock?: Clock;
}

/** The reason sent with a skip that was given none (SURVEY-08). */
const noReason = 'No Reason';

/**
 * @example
 * const feed = createSurveyFeed(createCore());
 * feed.subscribe(() => show(feed.get()));
 * feed.start();
 *
 * Over 60 lines: its verbs are a table.
 */
export function createSurveyFeed(
  core: Pick<SnugCore, 'call' | 'session' | 'storage'>,
  { preview = false, clock = systemClock }: SurveyOptions = {},
): SurveyFeed {
  const { call, session } = core;
  const { get, set, subscribe } = watched<SurveyState>({ step: 'loading' });
  const days = surveyDays(core, clock);
  let loadedFor: string | undefined;
  const running = asyncAction();
  let stopFollowing = (): void => {};

  function show({ count, survey }: NextSurvey, day: SurveyDay, error?: SurveyError): void {
    day.left(count);
    if (!survey) set({ step: 'all-answered' });
    else set({ step: 'question', survey, answer: '', canSubmit: false, busy: false, progress: day.progress(), error });
  }

  async function load(): Promise<void> {
    const who = days.whoIsHere();
    loadedFor = who;
    running.stop();
    if (preview && days.today(who).hasPreviewed()) return set({ step: 'thanks' });
    set({ step: 'loading' });
    await running.run(
      (signal) => afterAtLeast(clock, surveyLoadingMs, signal, call(nextSurvey, { signal })),
      (next) => show(next, days.today(who)),
      (cause) => set({ step: 'failed', error: errorOf(cause) }),
    );
  }

  const send = sending({ call, preview, get, set, running, show, ...days });

  /** Changes the answer of the shown question, if that is one of its answers. */
  function put(answer: string, isFor: (survey: Survey) => boolean): void {
    const state = get();
    if (state.step !== 'question' || state.busy || !isFor(state.survey)) return;
    set({ ...state, answer, canSubmit: cleaned(answer) !== '' });
  }

  return {
    get,
    subscribe,

    start() {
      stopFollowing();
      // Another player has other questions and another count.
      stopFollowing = session.subscribe(() => {
        if (days.whoIsHere() !== loadedFor) void load();
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
      await send((params) => call(answerSurvey, { params, body: { response } }), true);
    },

    async skip(reason = '') {
      const body = { reason: cleanLine(reason, surveyReasonMaxLength) || noReason };
      await send((params) => call(skipSurvey, { params, body }), false);
    },
  };
}

/** The counters of whoever is here, read at each use: midnight may have passed since the last. */
function surveyDays({ session, storage }: Pick<SnugCore, 'session' | 'storage'>, clock: Clock) {
  return {
    whoIsHere: (): string => session.claims()?.sub ?? session.clientId(),
    today: (who: string): SurveyDay => surveyDay(storage.local, who, clock.now()),
  };
}

interface Sending extends ReturnType<typeof surveyDays>, Pick<SnugCore, 'call'> {
  readonly preview: boolean;
  readonly get: () => SurveyState;
  readonly set: (next: SurveyState) => void;
  readonly running: AsyncAction;
  readonly show: (next: NextSurvey, day: SurveyDay, error?: SurveyError) => void;
}

/** Sends an answer or a skip, one at a time, and shows what comes next. */
function sending({ call, preview, get, set, running, show, whoIsHere, today }: Sending) {
  return async (make: (params: { id: string }) => Promise<NextSurvey>, isAnswer: boolean): Promise<void> => {
    const asked = get();
    if (asked.step !== 'question' || asked.busy) return;
    const signal = running.signal();
    const who = whoIsHere();
    set({ ...asked, busy: true, error: undefined });
    try {
      const next = await make({ id: asked.survey.surveyid });
      // Counted even if the player has left meanwhile: the server has it.
      const day = today(who);
      day.took();
      day.left(next.count);
      if (isAnswer && preview) day.previewed();
      if (signal.aborted) return;
      if (isAnswer && preview) set({ step: 'thanks' });
      else show(next, day);
    } catch (cause) {
      const lookAgain = () => call(nextSurvey, { signal }).catch(() => undefined);
      const now = cause instanceof Refused && !signal.aborted ? await lookAgain() : undefined;
      if (signal.aborted) return;
      const error = errorOf(cause);
      // Refused because another tab has used up the day or the question is gone: loads the next one.
      if (now && now.survey?.surveyid !== asked.survey.surveyid) show(now, today(who), error);
      else set({ ...asked, error });
    }
  };
}

/** A reply after at least so long, so that the card does not flicker (SURVEY-02, LIMIT-12). */
async function afterAtLeast<T>(clock: Clock, ms: number, signal: AbortSignal, reply: Promise<T>): Promise<T> {
  const rested = new Promise<void>((resolve) => {
    const stop = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
  const [came] = await Promise.allSettled([reply, rested]);
  if (came.status === 'rejected') throw came.reason;
  return came.value;
}

function cleaned(answer: string): string {
  return cleanLine(answer, surveyResponseMaxLength);
}

function errorOf(cause: unknown): SurveyError {
  return cause instanceof Refused ? { detail: cause.detail } : {};
}
