import type { HostGame, HostMessage, HostQuestion, HostRound } from '@snug/contract';

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
    // A new round begins with nothing answered; each team's own count follows in its HOST_TEAM.
    teams:
      state.round_index === game.state.round_index ? game.teams : game.teams.map((team) => ({ ...team, answered: 0 })),
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

/** The game after a message of its quizmaster's stream. Pure, and idempotent: every message carries its whole part. */
export function reduceHost(game: HostGame, message: HostMessage): HostGame {
  // TypeScript cannot see that handler and message share a type; `Handlers` guarantees it.
  const handle = handlers[message.type] as (game: HostGame, message: HostMessage) => HostGame;
  return handle(game, message);
}

/** What a quizmaster can tell the game to do. */
export type HostAction =
  | { readonly kind: 'start-round'; readonly round: HostRound }
  | { readonly kind: 'ask'; readonly question: HostQuestion }
  | { readonly kind: 'recall'; readonly question: HostQuestion }
  | { readonly kind: 'close-submissions' }
  | { readonly kind: 'open-submissions' }
  | { readonly kind: 'end-round'; readonly round: HostRound }
  /** Takes an end back: the round goes on with everything it had. */
  | { readonly kind: 'reopen-round'; readonly round: HostRound }
  | { readonly kind: 'end-game' };

/** The one main action of this moment; undefined when the game has ended. */
export function nextAction(game: HostGame): HostAction | undefined {
  const { state } = game;
  if (hasEnded(game)) return undefined;

  const round = openRound(game);
  if (!round) {
    const next = game.rounds[state.round_index + 1];
    return next ? { kind: 'start-round', round: next } : { kind: 'end-game' };
  }

  // Closed with questions left is a round cut short: the way back is "Open submissions again".
  const isClosed = !state.submissions_open && state.asked.length > 0;
  if (isClosed) return { kind: 'end-round', round };

  const question = nextQuestion(round, state.asked);
  return question ? { kind: 'ask', question } : { kind: 'close-submissions' };
}

/** What else makes sense now, each a quiet button beside the main one. */
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

/** Ended for good, also when its results are final. */
export function hasEnded(game: HostGame): boolean {
  return game.state.status === 'ended' || game.state.status === 'finalized';
}

/** The round that is being played, or undefined before, between and after rounds. */
export function openRound(game: HostGame): HostRound | undefined {
  return game.state.round_open && !hasEnded(game) ? game.rounds[game.state.round_index] : undefined;
}

/** The round people think of as the current one: open, or the last that was. */
export function latestRound(game: HostGame): HostRound | undefined {
  return game.rounds[game.state.round_index];
}

/** Whether a round was played to its end, or cut short. */
export function isOver(game: HostGame, round: HostRound): boolean {
  const index = game.rounds.findIndex(({ round_id }) => round_id === round.round_id);
  return index <= game.state.round_index && openRound(game)?.round_id !== round.round_id;
}

/**
 * The question after the last asked one. One left unasked before it was taken back: it never comes up by itself,
 * but `canAsk` lets the quizmaster ask it again.
 */
function nextQuestion(round: HostRound, asked: readonly string[]): HostQuestion | undefined {
  const lastAsked = round.questions.findLastIndex((question) => asked.includes(question.question_id));
  return round.questions[lastAsked + 1];
}

/** Whether this question could be asked now, out of order or again. */
export function canAsk(game: HostGame, questionId: string): boolean {
  const round = openRound(game);
  const isOpen = game.state.submissions_open || game.state.asked.length === 0;
  if (!round || !isOpen || game.state.asked.includes(questionId)) return false;
  return round.questions.some(({ question_id }) => question_id === questionId);
}

/** Whether this question could be taken back now. */
export function canRecall(game: HostGame, questionId: string): boolean {
  return openRound(game) !== undefined && game.state.asked.includes(questionId);
}
