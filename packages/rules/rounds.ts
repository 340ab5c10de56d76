import type { HostState, RevealedRound } from '@snug/contract';
import { handIn, type ToClose, takeBackAtClose } from './at-close.ts';
import { captainSuggest } from './captain-suggest.ts';
import {
  type Change,
  type Decision,
  type HostNews,
  type Moment,
  nothingNew,
  type OutgoingMessage,
  success,
} from './decision.ts';
import { details } from './details.ts';
import { endCountdown } from './end-countdown.ts';
import { resultsChanged } from './grading/results-changed.ts';
import { toPlayers, toTeam } from './recipients.ts';
import { Refusal } from './refusal.ts';
import {
  askedOf,
  currentRound,
  type Game,
  type GameState,
  hostState,
  isRevealed,
  type Question,
  type Round,
} from './state/game-state.ts';
import type { QuestionHoldings, Submission } from './state/team-round.ts';
import { questionView } from './views/question.ts';
import { revealedView, roundStartView } from './views/round.ts';

/** The reply to the quizmaster's commands: the state of the game after the command. */
export interface HostReply {
  readonly state: HostState;
}

/** Starts a round, or starts it again with its questions and answers (`restart`). A round that is still open ends first. */
export function startRound(
  state: ToClose,
  { round_order }: { readonly round_order: number },
  moment: Moment,
): Decision<HostReply> {
  const { now } = moment;
  refuseEnded(state.game);
  const round = roundCalled(state, round_order);
  const isCurrent = currentRound(state) === round;
  if (isCurrent && state.game.round_open && state.game.round_shown) return unchanged(state);

  const ending = isCurrent ? noStep : endOpenRound(state, moment);
  const step = continueRevealedRound(state.game, round, {
    ...ending,
    changes: [
      ...ending.changes,
      setGame({ round_index: round_order - 1, round_open: true, round_shown: true }),
      setRound(round, { started_at: round.started_at ?? now }),
    ],
    messages: [...ending.messages, roundStartMessage(round, round.started_at !== null)],
  });
  // The quizmaster's counts of answered questions now have to be those of another round.
  return withHostState(state, step, { soon: 'all' });
}

/** The round that a command is meant for; undefined: whichever is open. */
interface OfRound {
  readonly round_order?: number | undefined;
}

/** Ends the round; submissions close with it. Where another is open than is meant, nothing happens. */
export function endRound(state: ToClose, { round_order }: OfRound, moment: Moment): Decision<HostReply> {
  refuseEnded(state.game);
  return state.game.round_open && isMeant(state, round_order)
    ? withHostState(state, endOpenRound(state, moment))
    : unchanged(state);
}

/** A game, and what teams have on the question to ask: answers and suggestions, if it was asked before and recalled. */
export interface ToAsk extends GameState {
  readonly held: QuestionHoldings;
}

/** Asks a question of the open round; the first one opens submissions. */
export function ask(
  { held, ...state }: ToAsk,
  { question_id }: { readonly question_id: string },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const question = questionOf(state, question_id);
  const round = openRound(state);
  if (question.round_id !== round.round_id) throw new Refusal(409, details.noRound);
  if (question.asked_order !== null) return unchanged(state);
  return askAll(state, round, [question], [{ question_id, ...held }], now);
}

/** A game, and what teams have on the questions of its current round that are not asked. */
export interface ToAskNext extends GameState {
  readonly held: readonly QuestionHeld[];
}

type QuestionHeld = QuestionHoldings & Pick<Question, 'question_id'>;

/**
 * Asks the questions after the last asked one at once, in the order of the pack; null: all that are left. One that was
 * recalled or passed over is asked by itself alone.
 */
export function askNext(
  { held, ...state }: ToAskNext,
  { count, asked }: { readonly count: number | null; readonly asked?: number | undefined },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const round = openRound(state);
  if (asked !== undefined && asked !== askedOf(state.questions, round.round_id).length) return unchanged(state);
  const inRound = state.questions.filter(({ round_id }) => round_id === round.round_id);
  const last = Math.max(...inRound.map((each) => (each.asked_order === null ? -1 : each.question_index)));
  const left = inRound
    .filter(({ question_index }) => question_index > last)
    .toSorted((one, other) => one.question_index - other.question_index);
  const next = left.slice(0, count ?? left.length);
  return next.length === 0 ? unchanged(state) : askAll(state, round, next, held, now);
}

/** Asks these questions, none of which is asked, with one message. */
function askAll(
  state: GameState,
  round: Round,
  questions: readonly Question[],
  held: readonly QuestionHeld[],
  now: number,
): Decision<HostReply> {
  const { game } = state;
  const asked = askedOf(state.questions, round.round_id);
  const first = (asked.at(-1)?.asked_order ?? -1) + 1;
  const added = questions.map((question, n) => ({ ...question, asked_order: first + n }));
  const opens = asked.length === 0 && !game.submissions_open;
  const all = [...asked, ...added].map(questionView);
  const isOpen = opens || game.submissions_open;
  const showing = showRound(state, round);
  const step = continueRevealedRound(state.game, round, {
    changes: [
      ...showing.changes,
      ...added.map(({ question_id, asked_order }) => {
        return { kind: 'question', question_id, set: { asked_order } } as const;
      }),
      // The game has usually begun and submissions are open: then the game itself does not change.
      ...(game.game_started && !opens ? [] : [setGame({ game_started: true, submissions_open: isOpen })]),
      ...(opens ? [markOpened(round, now)] : []),
    ],
    messages: [...showing.messages, toPlayers({ type: 'ASK', asked: all, ...(isOpen && { submissions_open: true }) })],
  });
  const decision = withHostState(state, step);
  const resent = added.flatMap(({ question_id }) => {
    return held.filter((each) => each.question_id === question_id).flatMap(resendHeldAnswers);
  });
  return { ...decision, messages: [...decision.messages, ...resent] };
}

/** A recalled question that is asked again is blank on the phones: sends each team its answer and suggestions again. */
function resendHeldAnswers({ question_id, answers, suggestions }: QuestionHeld): OutgoingMessage[] {
  return [
    ...answers.map((answer) => captainSuggest({ ...answer, question_id })),
    ...suggestions.map(({ teamid, player_code, player_name, suggestion }) => {
      const shown = { player_code, player_name, suggestion };
      return toTeam(teamid, { type: 'SUGGEST', teamid, question_id, suggestion: shown });
    }),
  ];
}

/**
 * Recalls a question. The round's submissions are withdrawn, so teams submit again; their answers are kept. If submissions
 * were closed, they open again for the remaining questions, since a team could otherwise submit again only late.
 */
export function recall(
  state: GameState,
  { question_id }: { readonly question_id: string },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const question = questionOf(state, question_id);
  const round = openRound(state);
  if (question.round_id !== round.round_id || question.asked_order === null) return unchanged(state);
  const hasOtherQuestions = askedOf(state.questions, round.round_id).length > 1;
  const reopens = hasOtherQuestions && !state.game.submissions_open;
  const showing = reopens ? showRound(state, round) : noStep;
  const countdown = endCountdown(state.game, now);
  const step = continueRevealedRound(state.game, round, {
    changes: [
      ...countdown.changes,
      { kind: 'question', question_id, set: { asked_order: null } },
      { kind: 'withdraw', round_id: round.round_id, at: now },
      ...showing.changes,
      ...(reopens ? [setGame({ submissions_open: true }), markOpened(round, now)] : []),
    ],
    messages: [
      ...countdown.messages,
      ...announceRecall(state.game, question, showing),
      ...(reopens ? [toPlayers({ type: 'OPEN_SUBMISSIONS' })] : []),
    ],
  });
  return withHostState(state, step, { soon: 'all' });
}

/** Sends RECALL; while the round is off the players' screens it would be an error there, so they load the game instead. */
function announceRecall(game: Game, question: Question, showing: Step): readonly OutgoingMessage[] {
  const { question_id, question_index } = question;
  if (game.round_shown) return [toPlayers({ type: 'RECALL', question_id, question_index })];
  return showing.messages.length > 0 ? showing.messages : [reloadGame];
}

/** A game, and the submissions of its current round that are not withdrawn. */
export interface ToOpen extends GameState {
  readonly standing: readonly Submission[];
}

/** Opens submissions for the open round. What was handed in at the close is taken back first: the teams go on. */
export function openSubmissions(
  { standing, ...state }: ToOpen,
  _command: object,
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const round = openRound(state);
  if (state.game.submissions_open) return unchanged(state);
  const showing = showRound(state, round);
  const takenBack = takeBackAtClose(standing, now);
  const step = continueRevealedRound(state.game, round, {
    changes: [...showing.changes, ...takenBack.changes, setGame({ submissions_open: true }), markOpened(round, now)],
    messages: [...showing.messages, ...takenBack.messages, toPlayers({ type: 'OPEN_SUBMISSIONS' })],
  });
  return withHostState(state, step, takenBack.changes.length > 0 ? { soon: 'all' } : undefined);
}

/** Closes submissions; without `keep_round` the round also leaves the players' screens. */
export function closeSubmissions(
  state: GameState,
  { keep_round, round_order }: OfRound & { readonly keep_round: boolean },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const { game } = state;
  const round = openRound(state);
  const hidesRound = !keep_round && game.round_shown;
  if ((!game.submissions_open && !hidesRound) || !isMeant(state, round_order)) return unchanged(state);
  const countdown = endCountdown(game, now);
  return withHostState(state, {
    changes: [
      ...countdown.changes,
      setGame({ submissions_open: false, ...(hidesRound && { round_shown: false }) }),
      ...(game.submissions_open ? [markClosed(round, now)] : []),
    ],
    messages: [
      ...countdown.messages,
      toPlayers({ type: 'CLOSE_SUBMISSIONS', ...(keep_round && { keep_round: true }) }),
    ],
  });
}

export interface Reveal {
  readonly round_order: number;
  /** How many answers are told, in the order asked; undefined: all. */
  readonly count?: number | undefined;
}

/**
 * Reveals the answers of a round whose submissions are closed. From then on everything for the round is late, even within
 * the grace period after the close. Revealing it again sends the answers again, even when the game is over.
 */
export function reveal(
  state: ToClose,
  { round_order, count }: Reveal,
  moment: Moment,
): Decision<{ status: string; round: RevealedRound }> {
  const round = roundCalled(state, round_order);
  if (currentRound(state) === round && state.game.submissions_open) throw new Refusal(409, details.stillOpen);
  const asked = askedOf(state.questions, round.round_id);
  if (asked.length === 0) throw new Refusal(409, details.nothingAsked);

  const revealed_count = toldCount(round, asked.length, count);
  const isNew = !isRevealed(round) || revealed_count !== round.revealed_count;
  const view = revealedView({ ...round, revealed_count }, asked);
  const handedIn = currentRound(state) === round ? handIn(state, moment) : noStep;
  const told = isNew ? resultsChanged(state.game) : noStep;
  const decision = withHostState(state, {
    ...handedIn,
    changes: [
      ...handedIn.changes,
      ...(isNew ? [setRound(round, { revealed_at: moment.now, revealed_count })] : []),
      ...told.changes,
    ],
    messages: [...handedIn.messages, toPlayers({ type: 'REVEAL', round: view }), ...told.messages],
  });
  return { ...decision, reply: { ...success, round: view } };
}

/** How many answers are told from now on; null: all. What is told stays told, and the one answer to all clues is told whole. */
function toldCount(round: Round, asked: number, count: number | undefined): number | null {
  const before = isRevealed(round) ? (round.revealed_count ?? asked) : 0;
  const told = Math.max(before, count ?? asked);
  return round.single_answer || told >= asked ? null : told;
}

/** A game, and how many of its teams have not submitted the current round. */
export interface ToNudge extends GameState {
  readonly thinking: number;
}

/** Tells everybody how many teams have not submitted yet; also when it is 0, since screens still show the last count. */
export function nudge({ thinking, ...state }: ToNudge): Decision<{ status: string; thinking: number }> {
  refuseEnded(state.game);
  const { round_order } = openRound(state);
  if (!state.game.submissions_open) throw new Refusal(409, details.notOpen);
  return {
    changes: [],
    messages: [toPlayers({ type: 'NUDGE', round_order, thinking })],
    reply: { ...success, thinking },
  };
}

/** A part of a decision: changes, and what is told of them. */
export type Step = Pick<Decision, 'changes' | 'messages' | 'hostNews'>;

export const noStep: Step = { changes: [], messages: [] };
export const reloadGame = toPlayers({ type: 'RELOAD_GAME' });

/** Ends the open round, if there is one: closes submissions, hands in what is saved, then ends the round. */
export function endOpenRound(state: ToClose, moment: Moment): Step {
  const { game } = state;
  const round = currentRound(state);
  if (!round || !game.round_open) return noStep;
  const handedIn = handIn(state, moment);
  const countdown = endCountdown(game, moment.now);
  return {
    ...handedIn,
    changes: [
      ...countdown.changes,
      setGame({ submissions_open: false, round_open: false, round_shown: false }),
      ...(game.submissions_open ? [markClosed(round, moment.now)] : []),
      ...handedIn.changes,
    ],
    messages: [
      ...countdown.messages,
      ...(game.submissions_open ? [toPlayers({ type: 'CLOSE_SUBMISSIONS', keep_round: true })] : []),
      ...handedIn.messages,
      toPlayers({ type: 'ROUND_END' }),
    ],
  };
}

/** Makes a decision of a step: the message to the quizmaster and the reply both have the state of the game after it. */
export function withHostState(state: GameState, step: Step, more?: HostNews): Decision<HostReply> {
  const board = boardWithout(after(state, step.changes), step.changes.some(withdrawsRound));
  const changes = [...step.changes, ...board.changes];
  const messages = [...step.messages, ...board.messages];
  const hostNews = step.hostNews || more ? { ...step.hostNews, ...more } : undefined;
  const newState = hostState(after(state, changes));
  return {
    changes,
    messages: [...messages, { to: 'host', message: { type: 'HOST_STATE', state: newState } }],
    reply: { state: newState },
    ...(hostNews && { hostNews }),
  };
}

/** A board never has a round that takes answers, or whose submissions are withdrawn: then it ends with the round before. */
function boardWithout({ game }: GameState, isWithdrawn: boolean): Pick<Step, 'changes' | 'messages'> {
  const { board_through, round_index, submissions_open } = game;
  if (!(submissions_open || isWithdrawn) || board_through <= round_index) return noStep;
  const { changes, messages } = resultsChanged(game);
  return { changes: [...changes, setGame({ board_through: round_index, unveiled: null })], messages };
}

/** Whether a change withdraws what all teams have submitted of a round. */
function withdrawsRound(change: Change): boolean {
  return change.kind === 'withdraw' && change.teamid === undefined;
}

/** The decision that changes nothing, since the game is already as the command asks. */
export function unchanged(state: GameState): Decision<HostReply> {
  return nothingNew({ state: hostState(state) });
}

/** The game after these changes. */
export function after(state: GameState, changes: readonly Change[]): GameState {
  let { game, rounds, questions } = state;
  for (const change of changes) {
    if (change.kind === 'game') game = { ...game, ...change.set };
    if (change.kind === 'round') {
      const { round_id, set } = change;
      rounds = rounds.map((each) => (each.round_id === round_id ? { ...each, ...set } : each));
    }
    if (change.kind === 'question') {
      const { question_id, set } = change;
      questions = questions.map((each) => (each.question_id === question_id ? { ...each, ...set } : each));
    }
  }
  return { game, rounds, questions };
}

/**
 * Continues a round that may have been revealed: it no longer counts as revealed, so that a load has no answers to the
 * questions asked from now on, and everybody loads, so that no phone still shows its answers. The grace period that the
 * reveal ended stays over (decision 13).
 */
function continueRevealedRound(game: Game, round: Round, step: Step): Step {
  if (!isRevealed(round)) return step;
  const { changes, messages } = step;
  const told = resultsChanged(game);
  return {
    ...step,
    changes: [
      ...changes,
      setRound(round, { revealed_at: null, revealed_count: null, closed_at: null }),
      // What teams got for its answers is told no more.
      ...told.changes,
    ],
    messages: [...(messages.some(reloadsGame) ? messages : [...messages, reloadGame]), ...told.messages],
  };
}

/** Whether phones load the game again when they get the message. */
function reloadsGame({ message }: OutgoingMessage): boolean {
  return message.type === 'RELOAD_GAME' || (message.type === 'ROUND_START' && message.restart === true);
}

/** Shows a round again that a close took off the screens: everybody loads it. */
function showRound({ game }: GameState, round: Round): Step {
  if (game.round_shown) return noStep;
  return { changes: [setGame({ round_shown: true })], messages: [roundStartMessage(round, true)] };
}

function roundStartMessage(round: Round, restart: boolean): OutgoingMessage {
  const message = { type: 'ROUND_START', round: roundStartView(round), round_index: round.round_order - 1 } as const;
  return toPlayers(restart ? { ...message, restart } : message);
}

function isMeant(state: GameState, round_order: number | undefined): boolean {
  return round_order === undefined || currentRound(state)?.round_order === round_order;
}

export function setGame(set: Partial<Game>): Change {
  return { kind: 'game', set };
}

function setRound({ round_id }: Round, set: Partial<Round>): Change {
  return { kind: 'round', round_id, set };
}

function markOpened(round: Round, now: number): Change {
  return setRound(round, { opened_at: round.opened_at ?? now, closed_at: null, handed_in_at: null });
}

function markClosed(round: Round, now: number): Change {
  return setRound(round, { closed_at: now });
}

/** The round that was started last, while it is open. */
export function openRound(state: GameState): Round {
  const round = currentRound(state);
  if (!round || !state.game.round_open) throw new Refusal(409, details.noRound);
  return round;
}

export function roundCalled({ rounds }: Pick<GameState, 'rounds'>, round_order: number): Round {
  const round = rounds.find((each) => each.round_order === round_order);
  if (!round) throw new Refusal(404, details.roundNotFound);
  return round;
}

/** @throws Refusal when the game has no such question. */
export function questionOf({ questions }: GameState, question_id: string): Question {
  const question = questions.find((each) => each.question_id === question_id);
  if (!question) throw new Refusal(404, details.questionNotFound);
  return question;
}

export function refuseEnded({ status }: Pick<Game, 'status'>): void {
  if (status !== 'live') throw new Refusal(409, details.gameEnded);
}

/** @throws Refusal when the results are final. */
export function refuseFinal({ status }: Pick<Game, 'status'>): void {
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
}
