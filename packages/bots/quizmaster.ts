import { type Caller, createCaller, createSession, memoryStorage, Refused } from '@snug/client';
import {
  autopilotHeader,
  type HostGame,
  type HostVote,
  hostAcceptLate,
  hostAsk,
  hostCloseSubmissions,
  hostCloseVote,
  hostEndGame,
  hostEndRound,
  hostFinalizeGame,
  hostGrade,
  hostLoadGame,
  hostOpenVote,
  hostPause,
  hostPhotos,
  hostPublishBoard,
  hostReveal,
  hostSetAutopilot,
  hostStartCountdown,
  hostStartRound,
} from '@snug/contract';
import type { NightOptions, Pace } from './door.ts';
import { mayVote, nextStep, type Step } from './next-step.ts';

interface QuizmasterOptions
  extends Pick<NightOptions, 'origin' | 'game_id' | 'token' | 'pace' | 'signal' | 'comesBackAfterMs'> {
  looked(game: HostGame): void;
}

/** How often the quizmaster looks at the game: often enough to see that all are in, seldom enough to cost nothing. */
const looksEveryMs = 2_000;
const looksEveryRushedMs = 400;
/** What fails is tried again: a restarting server is back by then. */
const triesAgainMs = 2_000;
/** A step that is refused so often will be refused for ever. */
const refusalsMax = 5;

/**
 * Runs a game to its winners as a quizmaster at the console would, by the calls that the console makes. It steps back as soon
 * as a person presses something, and comes back when it is handed the game, or when nothing has been pressed for long.
 *
 * @throws Error when the server refuses the same step again and again; the signal's reason when the night is over before.
 */
export async function runGame(options: QuizmasterOptions): Promise<void> {
  const { origin, game_id, token, pace, signal } = options;
  const session = createSession({ storage: memoryStorage() });
  session.setToken(token);
  const call = createCaller({ session, origin });
  /** Asked for between rounds alone. */
  const loadVote = async (): Promise<HostVote | undefined> =>
    (await call(hostPhotos, { params: { id: game_id }, signal })).votes.find(({ vote }) => vote === 'name');
  const load = () => call(hostLoadGame, { params: { id: game_id }, signal });

  let due = { key: '', since: pace.now() };
  let refusals = 0;
  let quiet = { state: '', since: pace.now() };
  for (;;) {
    const game = await patiently(load, pace, signal);
    options.looked(game);
    const vote = mayVote(game) ? await patiently(loadVote, pace, signal) : undefined;
    const step = nextStep(game, pace.isRushed(), vote);
    if (!step) return;
    if (step.key !== due.key) due = { key: step.key, since: pace.now() };

    if (game.state.autopilot === 'off') {
      const state = JSON.stringify([game.state, game.grades?.length, game.adjustments?.length]);
      if (state !== quiet.state) quiet = { state, since: pace.now() };
      if (pace.now() - quiet.since >= options.comesBackAfterMs) {
        await call(hostSetAutopilot, { params: { id: game_id }, body: { on: true }, signal });
      }
      due = { key: '', since: pace.now() };
      await pace.rest(looksEveryMs, signal);
      continue;
    }
    quiet = { state: '', since: pace.now() };

    const left = pace.left(due.since, step.afterMs);
    if (left > 0) {
      await pace.rest(Math.min(left, pace.isRushed() ? looksEveryRushedMs : looksEveryMs), signal);
      continue;
    }
    try {
      await take(step, game_id, call, signal);
      refusals = 0;
    } catch (error) {
      signal.throwIfAborted();
      // Somebody was faster, or the server is starting anew: the next look tells.
      if (error instanceof Refused && ++refusals >= refusalsMax) throw new StepRefused(step, error);
      await pace.rest(triesAgainMs, signal);
    }
  }
}

/** The server refuses what the quizmaster does next, again and again. */
export class StepRefused extends Error {
  /** The server's sentence. */
  readonly detail: string;

  constructor({ key }: Step, { detail, status_code }: Refused) {
    super(`The server refuses to ${key}: ${detail} (${status_code})`);
    this.detail = detail;
  }
}

async function take(step: Step, game_id: string, call: Caller, signal: AbortSignal): Promise<unknown> {
  const to = { params: { id: game_id }, headers: { [autopilotHeader]: '1' }, signal };
  switch (step.kind) {
    case 'start-round':
      await call(hostPause, { ...to, body: { paused: false } });
      return call(hostStartRound, { ...to, body: { round_order: step.round.round_order } });
    case 'ask':
      return call(hostAsk, { ...to, body: { question_id: step.question.question_id } });
    case 'count-down':
      return call(hostStartCountdown, { ...to, body: { seconds: step.seconds } });
    case 'close':
      return call(hostCloseSubmissions, { ...to, body: { keep_round: true, round_order: step.round.round_order } });
    case 'accept-late':
      return call(hostAcceptLate, {
        ...to,
        params: { id: game_id, team: step.teamid, round: String(step.round.round_order) },
      });
    case 'grade':
      return call(hostGrade, { ...to, body: { grades: step.answers.slice(0, gradesAtOnce).map(gradeOf) } });
    case 'reveal':
      return call(hostReveal, { ...to, body: { round_order: step.round.round_order } });
    case 'publish':
      return call(hostPublishBoard, { ...to, body: { through: step.through, unveiled: step.unveiled } });
    case 'end-round':
      return call(hostEndRound, { ...to, body: { round_order: step.round.round_order } });
    case 'break':
      return call(hostPause, { ...to, body: { paused: true } });
    case 'open-vote':
      return call(hostOpenVote, { ...to, params: { id: game_id, vote: 'name' } });
    case 'close-vote':
      return call(hostCloseVote, { ...to, params: { id: game_id, vote: 'name' } });
    case 'end-game':
      return call(hostEndGame, to);
    case 'finalize':
      return call(hostFinalizeGame, to);
  }
}

/** What is left over is due again at the next look. */
const gradesAtOnce = 100;

function gradeOf({ question_id, answer_key, marks, seen }: Extract<Step, { kind: 'grade' }>['answers'][number]) {
  return { question_id, answer_key, marks, seen };
}

/** Does something until the server is there; throws what it refuses. */
async function patiently<T>(act: () => Promise<T>, pace: Pace, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      signal.throwIfAborted();
      const isForGood = error instanceof Refused && ![429, 500, 502, 503, 504].includes(error.status_code);
      if (isForGood) throw error;
      await pace.rest(triesAgainMs, signal);
    }
  }
}
