import type { Grade, HostGame, HostMessage, HostQuestion, HostRound, HostTeam } from '@snug/contract';
import { answerNameOf, gradesByAnswer } from '@snug/grading';

/** One handler per message of the quizmaster's stream. A missing or misspelt one does not compile. */
type Handlers = {
  [T in HostMessage['type']]: (game: HostGame, message: Extract<HostMessage, { type: T }>) => HostGame;
};

const handlers: Handlers = {
  HOST_STATE: (game, { state }) => ({
    ...game,
    state,
    status: state.status,
    rounds: game.rounds.map((round, index) => (index === state.round_index ? { ...round, asked: state.asked } : round)),
    // A new round begins without answers; the count of each team follows in its HOST_TEAM.
    teams:
      state.round_index === game.state.round_index
        ? game.teams
        : game.teams.map(({ late_answers: _, ...team }) => ({ ...team, answered: 0 })),
  }),

  HOST_TEAM: (game, { team }) => {
    const isKnown = game.teams.some((known) => known.teamid === team.teamid);
    const teams = isKnown
      ? game.teams.map((known) => (known.teamid === team.teamid ? team : known))
      : [...game.teams, team];
    return { ...game, teams };
  },

  HOST_TEAM_GONE: (game, { teamid }) => ({ ...game, teams: game.teams.filter((team) => team.teamid !== teamid) }),

  HOST_WATCHERS(game, { type: _, ...counts }) {
    const { waiting_count: __, newcomers_held_up: ___, game_full: ____, ...rest } = game;
    return { ...rest, ...counts };
  },

  HOST_GRADES: (game, { grades }) => ({ ...game, grades: withGrades(game.grades ?? [], grades) }),

  HOST_QUESTION: (game, { question }) => ({
    ...game,
    rounds: game.rounds.map((round) => ({
      ...round,
      questions: round.questions.map((known) => (known.question_id === question.question_id ? question : known)),
    })),
  }),

  HOST_DOUBLE_RULE: (game, { round_order, double_rule }) => ({
    ...game,
    rounds: game.rounds.map((round) => (round.round_order === round_order ? { ...round, double_rule } : round)),
  }),

  HOST_ADJUSTMENTS: (game, { adjustments }) => ({ ...game, adjustments }),

  HOST_APPEAL: (game, { appeal }) => {
    const others = (game.appeals ?? []).filter(({ appeal_id }) => appeal_id !== appeal.appeal_id);
    return { ...game, appeals: [...others, appeal] };
  },

  // The console loads the game anew, which the message only asks for.
  HOST_RELOAD: (game) => game,
  // Whoever shows photos or votes asks for them; the preview of the big screen, with each change of the game.
  HOST_PHOTOS: (game) => ({ ...game }),
};

/** The grades with the newer ones in place of those of the same answers. An older version never replaces a newer one. */
export function withGrades(known: readonly Grade[], newer: readonly Grade[]): Grade[] {
  const byAnswer = new Map(gradesByAnswer(known));
  for (const grade of newer) {
    const before = byAnswer.get(answerNameOf(grade));
    if (!before || before.version < grade.version) byAnswer.set(answerNameOf(grade), grade);
  }
  return [...byAnswer.values()];
}

/** Applies a message of the quizmaster's stream. Pure and idempotent, because each message replaces what it is about. */
export function reduceHost(game: HostGame, message: HostMessage): HostGame {
  // TypeScript cannot see that handler and message share a type; `Handlers` guarantees it.
  const handle = handlers[message.type] as (game: HostGame, message: HostMessage) => HostGame;
  return handle(game, message);
}

/** A command that the quizmaster can give. */
export type HostAction =
  | { readonly kind: 'start-round'; readonly round: HostRound }
  | { readonly kind: 'ask'; readonly question: HostQuestion }
  /** Asks so many of the questions that are left, null: all. `asked`: how many were, when the button said so. */
  | { readonly kind: 'ask-next'; readonly count: number | null; readonly asked: number }
  | { readonly kind: 'recall'; readonly question: HostQuestion }
  | { readonly kind: 'close-submissions'; readonly round: HostRound }
  | { readonly kind: 'open-submissions' }
  | { readonly kind: 'end-round'; readonly round: HostRound }
  /** Undoes the end of a round, which continues with everything that it had. */
  | { readonly kind: 'reopen-round'; readonly round: HostRound }
  /** Withdraws what a team has submitted, or what was handed in for it. */
  | { readonly kind: 'take-back'; readonly round: HostRound; readonly team: HostTeam }
  /** Makes a team's late submission count. */
  | { readonly kind: 'accept-late'; readonly round: HostRound; readonly team: HostTeam }
  /** Sets whether what a team has saved is handed in at the close. */
  | { readonly kind: 'set-at-close'; readonly isOn: boolean }
  | { readonly kind: 'set-doors'; readonly closed: boolean }
  | { readonly kind: 'end-game' }
  /** Tells the phones the answers of a round. */
  | { readonly kind: 'reveal'; readonly round: HostRound }
  /** Tells the first so many answers of a round: the next one of those that are told one by one. */
  | { readonly kind: 'tell'; readonly round: HostRound; readonly count: number }
  /** Reminds the room of the teams that are not in. */
  | { readonly kind: 'nudge' }
  /** Shows one line on every phone; '' takes it away. */
  | { readonly kind: 'announce'; readonly text: string }
  | { readonly kind: 'start-countdown'; readonly seconds: number }
  /** Adds time to the countdown with this end. */
  | { readonly kind: 'extend-countdown'; readonly seconds: number; readonly ends_at: number }
  | { readonly kind: 'cancel-countdown' }
  | { readonly kind: 'pause'; readonly paused: boolean }
  | { readonly kind: 'reopen-game' }
  /** From then on nothing of the game changes. */
  | { readonly kind: 'finalize-game' };

/** The main action in the current state; undefined when the game has ended. */
export function nextAction(game: HostGame): HostAction | undefined {
  const { state } = game;
  if (hasEnded(game)) return undefined;

  const round = openRound(game);
  if (!round) {
    const next = game.rounds[state.round_index + 1];
    return next ? { kind: 'start-round', round: next } : { kind: 'end-game' };
  }

  // A round that is closed with unasked questions was cut short. Opening the submissions again continues it.
  const isClosed = !state.submissions_open && state.asked.length > 0;
  if (isClosed) return { kind: 'end-round', round };

  const question = nextQuestion(round, state.asked);
  return question ? { kind: 'ask', question } : { kind: 'close-submissions', round };
}

/** The other actions that make sense now; each is a quiet button beside the main one. */
export function otherActions(game: HostGame): HostAction[] {
  if (hasEnded(game)) return afterTheEnd(game);
  const main = nextAction(game)?.kind;
  const { state } = game;

  if (!openRound(game)) {
    const latest = latestRound(game);
    const reopen: HostAction[] = latest ? [...toReveal(game, latest), { kind: 'reopen-round', round: latest }] : [];
    return main === 'end-game' ? reopen : [...reopen, { kind: 'end-game' }];
  }
  if (state.asked.length === 0) return askSeveral(game);
  const round = latestRound(game);
  if (!state.submissions_open) return [{ kind: 'open-submissions' }, ...(round ? toReveal(game, round) : [])];
  return main === 'close-submissions' || !round ? [] : [...askSeveral(game), { kind: 'close-submissions', round }];
}

/** All the questions that are left, or three where there are many more. */
function askSeveral(game: HostGame): HostAction[] {
  const round = openRound(game);
  const asked = game.state.asked.length;
  const left = round ? round.questions.length - lastAskedIn(round, game.state.asked) - 1 : 0;
  const all: HostAction[] = left > 1 ? [{ kind: 'ask-next', count: null, asked }] : [];
  return left > 4 ? [...all, { kind: 'ask-next', count: 3, asked }] : all;
}

/** The answers of a round that takes none any more, all or the next one, unless the phones have them. */
export function toReveal(game: HostGame, round: HostRound): HostAction[] {
  const isTaken = openRound(game) === round && game.state.submissions_open;
  const told = toldIn(game, round);
  if (isTaken || told >= round.asked.length) return [];
  const next: HostAction[] =
    round.single_answer || round.asked.length === 1 ? [] : [{ kind: 'tell', round, count: told + 1 }];
  return [{ kind: 'reveal', round }, ...next];
}

/** How many answers of a round the phones have. */
export function toldIn({ state }: HostGame, { round_order, asked }: HostRound): number {
  const { telling } = state;
  if (telling?.round_order === round_order) return telling.count;
  return state.revealed?.includes(round_order) ? asked.length : 0;
}

function afterTheEnd(game: HostGame): HostAction[] {
  return game.state.status === 'ended' ? [{ kind: 'reopen-game' }, { kind: 'finalize-game' }] : [];
}

/** Whether the game is over, with or without final results. */
export function hasEnded(game: HostGame): boolean {
  return game.state.status === 'ended' || game.state.status === 'finalized';
}

/** The round in play; undefined before, between and after rounds. */
export function openRound(game: HostGame): HostRound | undefined {
  return game.state.round_open && !hasEnded(game) ? game.rounds[game.state.round_index] : undefined;
}

/** The round in play, or the last one that was. */
export function latestRound(game: HostGame): HostRound | undefined {
  return game.rounds[game.state.round_index];
}

/** Whether a round has been played to its end or cut short. */
export function isOver(game: HostGame, round: HostRound): boolean {
  const index = game.rounds.findIndex(({ round_id }) => round_id === round.round_id);
  return index <= game.state.round_index && openRound(game)?.round_id !== round.round_id;
}

/**
 * The question after the last asked one. An earlier question that was recalled is never next by itself, but `canAsk`
 * lets the quizmaster ask it again.
 */
function nextQuestion(round: HostRound, asked: readonly string[]): HostQuestion | undefined {
  return round.questions[lastAskedIn(round, asked) + 1];
}

/** The index of the last asked question; -1: none is. */
function lastAskedIn({ questions }: HostRound, asked: readonly string[]): number {
  return questions.findLastIndex(({ question_id }) => asked.includes(question_id));
}

/** Whether this question can be asked now, out of order or again. */
export function canAsk(game: HostGame, questionId: string): boolean {
  const round = openRound(game);
  const isOpen = game.state.submissions_open || game.state.asked.length === 0;
  if (!round || !isOpen || game.state.asked.includes(questionId)) return false;
  return round.questions.some(({ question_id }) => question_id === questionId);
}

/** Whether this question can be recalled now. */
export function canRecall(game: HostGame, questionId: string): boolean {
  return openRound(game) !== undefined && game.state.asked.includes(questionId);
}
