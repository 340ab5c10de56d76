const handlers = {
    HOST_STATE: (game, { state }) => ({
        ...game,
        state,
        status: state.status,
        rounds: game.rounds.map((round, index) => (index === state.round_index ? { ...round, asked: state.asked } : round)),
        // A new round begins without answers; the count of each team follows in its HOST_TEAM.
        teams: state.round_index === game.state.round_index ? game.teams : game.teams.map((team) => ({ ...team, answered: 0 })),
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
export function reduceHost(game, message) {
    // TypeScript cannot see that handler and message share a type; `Handlers` guarantees it.
    const handle = handlers[message.type];
    return handle(game, message);
}
/** The main action in the current state; undefined when the game has ended. */
export function nextAction(game) {
    const { state } = game;
    if (hasEnded(game))
        return undefined;
    const round = openRound(game);
    if (!round) {
        const next = game.rounds[state.round_index + 1];
        return next ? { kind: 'start-round', round: next } : { kind: 'end-game' };
    }
    // A round that is closed with unasked questions was cut short. Opening the submissions again continues it.
    const isClosed = !state.submissions_open && state.asked.length > 0;
    if (isClosed)
        return { kind: 'end-round', round };
    const question = nextQuestion(round, state.asked);
    return question ? { kind: 'ask', question } : { kind: 'close-submissions' };
}
/** The other actions that make sense now; each is a quiet button beside the main one. */
export function otherActions(game) {
    if (hasEnded(game))
        return [];
    const main = nextAction(game)?.kind;
    const { state } = game;
    if (!openRound(game)) {
        const latest = latestRound(game);
        const reopen = latest ? [{ kind: 'reopen-round', round: latest }] : [];
        return main === 'end-game' ? reopen : [...reopen, { kind: 'end-game' }];
    }
    if (state.asked.length === 0)
        return [];
    if (!state.submissions_open)
        return [{ kind: 'open-submissions' }];
    return main === 'close-submissions' ? [] : [{ kind: 'close-submissions' }];
}
/** Whether the game is over, with or without final results. */
export function hasEnded(game) {
    return game.state.status === 'ended' || game.state.status === 'finalized';
}
/** The round in play; undefined before, between and after rounds. */
export function openRound(game) {
    return game.state.round_open && !hasEnded(game) ? game.rounds[game.state.round_index] : undefined;
}
/** The round in play, or the last one that was. */
export function latestRound(game) {
    return game.rounds[game.state.round_index];
}
/** Whether a round has been played to its end or cut short. */
export function isOver(game, round) {
    const index = game.rounds.findIndex(({ round_id }) => round_id === round.round_id);
    return index <= game.state.round_index && openRound(game)?.round_id !== round.round_id;
}
/**
 * The question after the last asked one. An earlier question that was recalled is never next by itself, but `canAsk`
 * lets the quizmaster ask it again.
 */
function nextQuestion(round, asked) {
    const lastAsked = round.questions.findLastIndex((question) => asked.includes(question.question_id));
    return round.questions[lastAsked + 1];
}
/** Whether this question can be asked now, out of order or again. */
export function canAsk(game, questionId) {
    const round = openRound(game);
    const isOpen = game.state.submissions_open || game.state.asked.length === 0;
    if (!round || !isOpen || game.state.asked.includes(questionId))
        return false;
    return round.questions.some(({ question_id }) => question_id === questionId);
}
/** Whether this question can be recalled now. */
export function canRecall(game, questionId) {
    return openRound(game) !== undefined && game.state.asked.includes(questionId);
}
