import type { HostGame, HostMessage, HostQuestion, HostRound, HostTeam } from '@snug/contract';

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

  HOST_WATCHERS: (game, { watcher_count }) => ({ ...game, watcher_count }),
};

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
  | { readonly kind: 'recall'; readonly question: HostQuestion }
  | { readonly kind: 'close-submissions' }
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
  | { readonly kind: 'end-game' };

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
  return question ? { kind: 'ask', question } : { kind: 'close-submissions' };
}

/** The other actions that make sense now; each is a quiet button beside the main one. */
export function otherActions(game: HostGame): HostAction[] {
  if (hasEnded(game)) return [];
  const main = nextAction(game)?.kind;
  const { state } = game;

  if (!openRound(game)) {
    const latest = latestRound(game);
    const reopen: HostAction[] = latest ? [{ kind: 'reopen-round', round: latest }] : [];
    return main === 'end-game' ? reopen : [...reopen, { kind: 'end-game' }];
  }
  if (state.asked.length === 0) return [];
  if (!state.submissions_open) return [{ kind: 'open-submissions' }];
  return main === 'close-submissions' ? [] : [{ kind: 'close-submissions' }];
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
  const lastAsked = round.questions.findLastIndex((question) => asked.includes(question.question_id));
  return round.questions[lastAsked + 1];
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
