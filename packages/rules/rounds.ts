import type { HostState, RevealedRound } from '@snug/contract';
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
import { toTeam } from './recipients.ts';
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
import type { QuestionHoldings } from './state/team-round.ts';
import { questionView } from './views/question.ts';
import { revealedView, roundStartView } from './views/round.ts';

/** What the quizmaster's commands answer: where the game stands then. */
export interface HostReply {
  readonly state: HostState;
}

/** Begins a round, or begins it again with everything it had (`restart`). A round that is still open is ended first. */
export function startRound(
  state: GameState,
  { round_order }: { readonly round_order: number },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const round = state.rounds.find((each) => each.round_order === round_order);
  if (!round) throw new Refusal(404, details.roundNotFound);
  const isCurrent = currentRound(state) === round;
  if (isCurrent && state.game.round_open && state.game.round_shown) return unchanged(state);

  const ending = isCurrent ? none : closing(state, now);
  const step = goingOn(round, {
    changes: [
      ...ending.changes,
      { kind: 'game', set: { round_index: round_order - 1, round_open: true, round_shown: true } },
      { kind: 'round', round_id: round.round_id, set: { started_at: round.started_at ?? now } },
    ],
    messages: [...ending.messages, roundStart(round, round.started_at !== null)],
  });
  // The quizmaster's counts of answered questions are of another round now.
  return withHostState(state, step, { soon: 'all' });
}

/** Ends the round; submissions close with it. */
export function endRound(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  refuseEnded(state.game);
  return state.game.round_open ? withHostState(state, closing(state, now)) : unchanged(state);
}

/** A game, and what teams have on the question to be asked: something, where it was asked before. */
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
  const { game } = state;
  const question = questionOf(state, question_id);
  const round = openRound(state);
  if (question.round_id !== round.round_id) throw new Refusal(409, details.noRound);
  if (question.asked_order !== null) return unchanged(state);

  const asked = askedOf(state.questions, round.round_id);
  const asked_order = (asked.at(-1)?.asked_order ?? -1) + 1;
  const opens = asked.length === 0 && !game.submissions_open;
  const all = [...asked, { ...question, asked_order }].map(questionView);
  const isOpen = opens || game.submissions_open;
  const showing = shown(state, round);
  const step = goingOn(round, {
    changes: [
      ...showing.changes,
      { kind: 'question', question_id, set: { asked_order } },
      // Most questions are asked in a game that has begun and is open: then nothing of it changes.
      ...(game.game_started && !opens ? [] : [begun(isOpen)]),
      ...(opens ? [opened(round, now)] : []),
    ],
    messages: [
      ...showing.messages,
      { to: 'players', message: { type: 'ASK', asked: all, ...(isOpen && { submissions_open: true }) } },
    ],
  });
  const decision = withHostState(state, step);
  return { ...decision, messages: [...decision.messages, ...heldAgain(question_id, held)] };
}

/** A question that was recalled and is asked again stands empty on the phones: each team is told what it had on it. */
function heldAgain(question_id: string, { answers, suggestions }: QuestionHoldings): OutgoingMessage[] {
  return [
    ...answers.map((answer) => captainSuggest({ ...answer, question_id })),
    ...suggestions.map(({ teamid, player_code, player_name, suggestion }) => {
      const shown = { player_code, player_name, suggestion };
      return toTeam(teamid, { type: 'SUGGEST', teamid, question_id, suggestion: shown });
    }),
  ];
}

/**
 * Takes a question back. The round's submissions are withdrawn, so that its teams submit anew; answers are kept. Where
 * submissions were closed they open again for what is left: a team that had submitted could otherwise only come late.
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
  const isLeft = askedOf(state.questions, round.round_id).length > 1;
  const reopens = isLeft && !state.game.submissions_open;
  const showing = reopens ? shown(state, round) : none;
  const step = goingOn(round, {
    changes: [
      { kind: 'question', question_id, set: { asked_order: null } },
      { kind: 'withdraw', round_id: round.round_id, at: now },
      ...showing.changes,
      ...(reopens ? [{ kind: 'game', set: { submissions_open: true } } as const, opened(round, now)] : []),
    ],
    messages: [
      ...recalled(state.game, question, showing),
      ...(reopens ? [{ to: 'players', message: { type: 'OPEN_SUBMISSIONS' } } as const] : []),
    ],
  });
  return withHostState(state, step, { soon: 'all' });
}

/** Without a round on the players' screens a RECALL would be an error there: they load instead. */
function recalled(game: Game, { question_id, question_index }: Question, showing: Step): readonly OutgoingMessage[] {
  if (game.round_shown) return [{ to: 'players', message: { type: 'RECALL', question_id, question_index } }];
  return showing.messages.length > 0 ? showing.messages : [reloadGame];
}

/** Opens submissions for the open round. */
export function openSubmissions(state: GameState, _command: object, { now }: Moment): Decision<HostReply> {
  refuseEnded(state.game);
  const round = openRound(state);
  if (state.game.submissions_open) return unchanged(state);
  const showing = shown(state, round);
  const step = goingOn(round, {
    changes: [...showing.changes, { kind: 'game', set: { submissions_open: true } }, opened(round, now)],
    messages: [...showing.messages, { to: 'players', message: { type: 'OPEN_SUBMISSIONS' } }],
  });
  return withHostState(state, step);
}

/** Closes submissions; without `keep_round` the round leaves the players' screens. */
export function closeSubmissions(
  state: GameState,
  { keep_round }: { readonly keep_round: boolean },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  const { game } = state;
  const round = openRound(state);
  const hides = !keep_round && game.round_shown;
  if (!game.submissions_open && !hides) return unchanged(state);
  return withHostState(state, {
    changes: [
      { kind: 'game', set: { submissions_open: false, ...(hides && { round_shown: false }) } },
      ...(game.submissions_open ? [closed(round, now)] : []),
    ],
    messages: [{ to: 'players', message: { type: 'CLOSE_SUBMISSIONS', ...(keep_round && { keep_round: true }) } }],
  });
}

/**
 * Reveals the answers of a round that takes none any more; from then on what comes for it is late, also within the grace
 * after its close. Revealed again, also when the game is over, they are sent again.
 */
export function reveal(
  state: GameState,
  { round_order }: { readonly round_order: number },
  { now }: Moment,
): Decision<{ status: string; round: RevealedRound }> {
  const round = state.rounds.find((each) => each.round_order === round_order);
  if (!round) throw new Refusal(404, details.roundNotFound);
  if (currentRound(state) === round && state.game.submissions_open) throw new Refusal(409, details.stillOpen);
  const asked = askedOf(state.questions, round.round_id);
  if (asked.length === 0) throw new Refusal(409, details.nothingAsked);

  const { round_id } = round;
  const view = revealedView(round, asked);
  const decision = withHostState(state, {
    changes: isRevealed(round) ? [] : [{ kind: 'round', round_id, set: { revealed_at: now } }],
    messages: [{ to: 'players', message: { type: 'REVEAL', round: view } }],
  });
  return { ...decision, reply: { ...success, round: view } };
}

/** A game, and how many of its teams have not submitted the current round. */
export interface ToNudge extends GameState {
  readonly thinking: number;
}

/** Tells everybody how many teams have not submitted the round yet; of none too, since screens still show the last count. */
export function nudge({ thinking, ...state }: ToNudge): Decision<{ status: string; thinking: number }> {
  refuseEnded(state.game);
  const { round_order } = openRound(state);
  if (!state.game.submissions_open) throw new Refusal(409, details.notOpen);
  return {
    changes: [],
    messages: [{ to: 'players', message: { type: 'NUDGE', round_order, thinking } }],
    reply: { ...success, thinking },
  };
}

/** One step of a command. */
export type Step = Pick<Decision, 'changes' | 'messages'>;

const none: Step = { changes: [], messages: [] };
const reloadGame: OutgoingMessage = { to: 'players', message: { type: 'RELOAD_GAME' } };

/** Ends whichever round is open: first submissions, then the round. */
export function closing(state: GameState, now: number): Step {
  const { game } = state;
  const round = currentRound(state);
  if (!round || !game.round_open) return none;
  return {
    changes: [
      { kind: 'game', set: { submissions_open: false, round_open: false, round_shown: false } },
      ...(game.submissions_open ? [closed(round, now)] : []),
    ],
    messages: [
      ...(game.submissions_open
        ? [{ to: 'players', message: { type: 'CLOSE_SUBMISSIONS', keep_round: true } } as const]
        : []),
      { to: 'players', message: { type: 'ROUND_END' } },
    ],
  };
}

/** The step as a decision: the quizmaster is told, and answered, where the game stands afterwards. */
export function withHostState(state: GameState, { changes, messages }: Step, hostNews?: HostNews): Decision<HostReply> {
  const stands = hostState(after(state, changes));
  return {
    changes,
    messages: [...messages, { to: 'host', message: { type: 'HOST_STATE', state: stands } }],
    reply: { state: stands },
    ...(hostNews && { hostNews }),
  };
}

/** The command was carried out before. */
export function unchanged(state: GameState): Decision<HostReply> {
  return nothingNew({ state: hostState(state) });
}

/** The game with the changes made. */
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
 * A revealed round that goes on is revealed no longer: what is asked in it now must not be in a load, and everybody loads,
 * so that no phone goes on showing its answers. The grace that revealing has ended stays over (decision 13).
 */
function goingOn(round: Round, { changes, messages }: Step): Step {
  if (!isRevealed(round)) return { changes, messages };
  const { round_id } = round;
  return {
    changes: [...changes, { kind: 'round', round_id, set: { revealed_at: null, closed_at: null } }],
    messages: messages.some(makesLoad) ? messages : [...messages, reloadGame],
  };
}

function makesLoad({ message }: OutgoingMessage): boolean {
  return message.type === 'RELOAD_GAME' || (message.type === 'ROUND_START' && message.restart === true);
}

/** A round that a close took off the screens comes back whole: everybody loads it. */
function shown({ game }: GameState, round: Round): Step {
  if (game.round_shown) return none;
  return { changes: [{ kind: 'game', set: { round_shown: true } }], messages: [roundStart(round, true)] };
}

function roundStart(round: Round, restart: boolean): OutgoingMessage {
  const message = { type: 'ROUND_START', round: roundStartView(round), round_index: round.round_order - 1 } as const;
  return { to: 'players', message: restart ? { ...message, restart } : message };
}

function begun(submissions_open: boolean): Change {
  return { kind: 'game', set: { game_started: true, submissions_open } };
}

function opened(round: Round, now: number): Change {
  return { kind: 'round', round_id: round.round_id, set: { opened_at: round.opened_at ?? now, closed_at: null } };
}

function closed(round: Round, now: number): Change {
  return { kind: 'round', round_id: round.round_id, set: { closed_at: now } };
}

function openRound(state: GameState): Round {
  const round = currentRound(state);
  if (!round || !state.game.round_open) throw new Refusal(409, details.noRound);
  return round;
}

function questionOf({ questions }: GameState, question_id: string): Question {
  const question = questions.find((each) => each.question_id === question_id);
  if (!question) throw new Refusal(404, details.questionNotFound);
  return question;
}

export function refuseEnded({ status }: Pick<Game, 'status'>): void {
  if (status !== 'live') throw new Refusal(409, details.gameEnded);
}
