import { currentRound, details, Refusal } from '@snug/rules';
import { isCodeTaken, readGameStateInPlay } from '../database/game-state.ts';
import { countTeamsNotSubmitted, readQuestionHoldings } from '../database/team-round.ts';
/** Reads the game with the questions of the current round, and of the named round or question. */
async function readInPlay(trx, named, { game_id }) {
    const state = await readGameStateInPlay(trx, game_id, named);
    if (!state)
        throw new Refusal(404, details.gameNotFound);
    return state;
}
export const roundReaders = {
    startRound: readInPlay,
    endRound: readInPlay,
    recall: readInPlay,
    openSubmissions: readInPlay,
    closeSubmissions: readInPlay,
    reveal: readInPlay,
    endGame: readInPlay,
    finalizeGame: readInPlay,
    async ask(trx, named, context) {
        const state = await readInPlay(trx, named, context);
        return { ...state, held: await readQuestionHoldings(trx, named.question_id) };
    },
    async nudge(trx, named, context) {
        const state = await readInPlay(trx, named, context);
        const round = currentRound(state);
        return { ...state, thinking: round ? await countTeamsNotSubmitted(trx, context.game_id, round.round_id) : 0 };
    },
    async reopenGame(trx, named, context) {
        const state = await readInPlay(trx, named, context);
        return { ...state, isCodeTaken: await isCodeTaken(trx, state.game) };
    },
};
