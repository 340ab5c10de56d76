import type { OutgoingMessage } from '../database/message-log.ts';
import type { QuestionRow, RoundRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { questionView } from '../queries/question.ts';
import { roundStartView } from '../queries/round.ts';
import { askedOf, currentRound, type GameState, hostState, isRevealed, refuseEnded } from './night.ts';
import { type Change, nothingNew, type Outcome } from './outcome.ts';

/** Begins a round, or begins it again with everything it had (`restart`). A round still open is ended first. */
export function startRound(night: GameState, round_order: number, now: number): Outcome {
  refuseEnded(night.game);
  const round = night.rounds.find((each) => each.round_order === round_order);
  if (!round) throw new Refusal(404, details.roundNotFound);
  const isCurrent = currentRound(night) === round;
  if (isCurrent && night.game.round_open === 1 && night.game.round_shown === 1) return nothingNew;

  const ending = isCurrent ? none : closing(night, now);
  const part = goingOn(round, {
    changes: [
      ...ending.changes,
      { kind: 'game', set: { round_index: round_order - 1, round_open: 1, round_shown: 1 } },
      { kind: 'round', round_id: round.round_id, set: { started_at: round.started_at ?? now } },
    ],
    posts: [...ending.posts, roundStart(round, round.started_at !== null)],
  });
  // Their count of answered questions is of another round now.
  return told(night, { ...part, tellHostSoon: 'all' });
}

/** Ends the round; submissions close with it. */
export function endRound(night: GameState, now: number): Outcome {
  refuseEnded(night.game);
  if (night.game.round_open === 0) return nothingNew;
  return told(night, closing(night, now));
}

/** Asks a question of the open round; the first one opens submissions. */
export function ask(night: GameState, question_id: string, now: number): Outcome {
  refuseEnded(night.game);
  const { game } = night;
  const question = questionOf(night, question_id);
  const round = openRound(night);
  if (question.round_id !== round.round_id) throw new Refusal(409, details.noRound);
  if (question.asked_order !== null) return nothingNew;

  const asked = askedOf(night.questions, round.round_id);
  const asked_order = (asked.at(-1)?.asked_order ?? -1) + 1;
  const opens = asked.length === 0 && game.submissions_open === 0;
  const all = [...asked, { ...question, asked_order }].map(questionView);
  const isOpen = opens || game.submissions_open === 1;
  const showing = shown(night, round);
  const part = goingOn(round, {
    changes: [
      ...showing.changes,
      { kind: 'question', question_id, set: { asked_order } },
      // Most questions are asked in a game that has begun and is open: then nothing of it changes.
      ...(game.game_started === 1 && !opens ? [] : [begun(isOpen)]),
      ...(opens ? [opened(round, now)] : []),
    ],
    posts: [
      ...showing.posts,
      { to: 'players', message: { type: 'ASK', asked: all, ...(isOpen && { submissions_open: true }) } },
    ],
  });
  return told(night, part);
}

/** What teams have on a question. */
export interface Held {
  readonly answers: readonly { readonly teamid: string; readonly answer: string }[];
  readonly suggestions: readonly {
    readonly teamid: string;
    readonly player_code: string;
    readonly player_name: string;
    readonly suggestion: string;
  }[];
}

/** A question that was taken back and is asked again stands empty on the phones: each team is told what it had on it. */
export function toldAgain(question_id: string, { answers, suggestions }: Held): OutgoingMessage[] {
  return [
    ...answers.map(({ teamid, answer }): OutgoingMessage => {
      const message = { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: JSON.parse(answer) } as const;
      return { to: { teamid }, message };
    }),
    ...suggestions.map(({ teamid, ...suggestion }): OutgoingMessage => {
      return { to: { teamid }, message: { type: 'SUGGEST', teamid, question_id, suggestion } };
    }),
  ];
}

/**
 * Takes a question back. The round's submissions are withdrawn, so that its teams submit anew; answers are kept.
 * Where they were closed, submissions open again for what is left: else a team that was in could only come late.
 */
export function recall(night: GameState, question_id: string, now: number): Outcome {
  refuseEnded(night.game);
  const question = questionOf(night, question_id);
  const round = openRound(night);
  if (question.round_id !== round.round_id || question.asked_order === null) return nothingNew;
  const isLeft = askedOf(night.questions, round.round_id).length > 1;
  const reopens = isLeft && night.game.submissions_open === 0;
  const showing = reopens ? shown(night, round) : none;
  const part = goingOn(round, {
    changes: [
      { kind: 'question', question_id, set: { asked_order: null } },
      { kind: 'withdraw', round_id: round.round_id, at: now },
      ...showing.changes,
      ...(reopens ? [{ kind: 'game', set: { submissions_open: 1 } } as const, opened(round, now)] : []),
    ],
    posts: [
      ...takenBack(night, question, showing),
      ...(reopens ? [{ to: 'players', message: { type: 'OPEN_SUBMISSIONS' } } as const] : []),
    ],
  });
  return told(night, { ...part, tellHostSoon: 'all' });
}

/** Without a round on the players' screens a RECALL would be an error there: they load instead. */
function takenBack(
  { game }: GameState,
  { question_id, question_index }: QuestionRow,
  showing: Part,
): readonly OutgoingMessage[] {
  if (game.round_shown === 1) return [{ to: 'players', message: { type: 'RECALL', question_id, question_index } }];
  return showing.posts.length > 0 ? showing.posts : [{ to: 'players', message: { type: 'RELOAD_GAME' } }];
}

export function openSubmissions(night: GameState, now: number): Outcome {
  refuseEnded(night.game);
  const round = openRound(night);
  if (night.game.submissions_open === 1) return nothingNew;
  const showing = shown(night, round);
  const part = goingOn(round, {
    changes: [...showing.changes, { kind: 'game', set: { submissions_open: 1 } }, opened(round, now)],
    posts: [...showing.posts, { to: 'players', message: { type: 'OPEN_SUBMISSIONS' } }],
  });
  return told(night, part);
}

/** Closes submissions; without `keepRound` the round leaves the players' screens. */
export function closeSubmissions(night: GameState, keepRound: boolean, now: number): Outcome {
  refuseEnded(night.game);
  const { game } = night;
  const round = openRound(night);
  const hides = !keepRound && game.round_shown === 1;
  if (game.submissions_open === 0 && !hides) return nothingNew;
  return told(night, {
    changes: [
      { kind: 'game', set: { submissions_open: 0, ...(hides && { round_shown: 0 }) } },
      ...(game.submissions_open === 1 ? [closed(round, now)] : []),
    ],
    posts: [{ to: 'players', message: { type: 'CLOSE_SUBMISSIONS', ...(keepRound && { keep_round: true }) } }],
  });
}

/** What one step of a command comes to. */
export interface Part {
  readonly changes: readonly Change[];
  readonly posts: readonly OutgoingMessage[];
  readonly tellHostSoon?: 'all';
}

const none: Part = { changes: [], posts: [] };

/** Ends whatever round is open: submissions first, then the round. */
export function closing(night: GameState, now: number): Part {
  const { game } = night;
  const round = currentRound(night);
  if (!round || game.round_open === 0) return none;
  const open = game.submissions_open === 1;
  return {
    changes: [
      { kind: 'game', set: { submissions_open: 0, round_open: 0, round_shown: 0 } },
      ...(open ? [closed(round, now)] : []),
    ],
    posts: [
      ...(open ? [{ to: 'players', message: { type: 'CLOSE_SUBMISSIONS', keep_round: true } } as const] : []),
      { to: 'players', message: { type: 'ROUND_END' } },
    ],
  };
}

/** Adds where the night stands afterwards, for the quizmaster. */
export function told(night: GameState, part: Part): Outcome {
  return {
    changes: part.changes,
    posts: [
      ...part.posts,
      { to: 'host', message: { type: 'HOST_STATE', state: hostState(after(night, part.changes)) } },
    ],
    ...(part.tellHostSoon && { tellHostSoon: part.tellHostSoon }),
  };
}

/** The night with the changes made. */
export function after(night: GameState, changes: readonly Change[]): GameState {
  let { game, rounds, questions } = night;
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
 * A round that goes on is one whose answers are not told, from then on: what is asked in it now must not be in a load, and
 * everybody loads, so that no phone goes on showing them. The grace that telling them has ended stays over (decision 13).
 */
function goingOn(round: RoundRow, { changes, posts }: Part): Part {
  if (!isRevealed(round)) return { changes, posts };
  const { round_id } = round;
  return {
    changes: [...changes, { kind: 'round', round_id, set: { revealed_at: null, closed_at: null } }],
    posts: posts.some(makesLoad) ? posts : [...posts, { to: 'players', message: { type: 'RELOAD_GAME' } }],
  };
}

function makesLoad({ message }: OutgoingMessage): boolean {
  return message.type === 'RELOAD_GAME' || (message.type === 'ROUND_START' && message.restart === true);
}

/** A round that a close took off the screens comes back whole: everybody loads it. */
function shown(night: GameState, round: RoundRow): Part {
  if (night.game.round_shown === 1) return none;
  return { changes: [{ kind: 'game', set: { round_shown: 1 } }], posts: [roundStart(round, true)] };
}

function roundStart(round: RoundRow, restart: boolean): OutgoingMessage {
  const message = { type: 'ROUND_START', round: roundStartView(round), round_index: round.round_order - 1 } as const;
  return { to: 'players', message: restart ? { ...message, restart } : message };
}

function begun(isOpen: boolean): Change {
  return { kind: 'game', set: { game_started: 1, submissions_open: isOpen ? 1 : 0 } };
}

function opened(round: RoundRow, now: number): Change {
  return { kind: 'round', round_id: round.round_id, set: { opened_at: round.opened_at ?? now, closed_at: null } };
}

function closed(round: RoundRow, now: number): Change {
  return { kind: 'round', round_id: round.round_id, set: { closed_at: now } };
}

/** The round in play. */
export function openRound(night: GameState): RoundRow {
  const round = currentRound(night);
  if (!round || night.game.round_open === 0) throw new Refusal(409, details.noRound);
  return round;
}

function questionOf({ questions }: GameState, question_id: string): QuestionRow {
  const question = questions.find((each) => each.question_id === question_id);
  if (!question) throw new Refusal(404, details.questionNotFound);
  return question;
}
