import { currentRound } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { fromRow } from './rows.ts';
/** A whole game, for its quizmaster's load; undefined when it does not exist. */
export async function readGameState(db, game_id) {
    const [game] = await gameWithId(db, { game_id });
    if (!game)
        return undefined;
    const rounds = await roundsOf(db, { game_id });
    const questions = await questionsOf(db, { game_id });
    return { game: fromRow(game), rounds: rounds.map(fromRow), questions: questions.map(fromRow) };
}
/**
 * A game with the questions of the current round only, and of the named round or question: commands and players' loads
 * read one round, however many rounds the game has.
 */
export async function readGameStateInPlay(db, game_id, named = {}) {
    const [row] = await gameWithId(db, { game_id });
    if (!row)
        return undefined;
    const game = fromRow(row);
    const rounds = (await roundsOf(db, { game_id })).map(fromRow);
    const questions = [];
    const current = currentRound({ game, rounds });
    const namedRound = rounds.find(({ round_order }) => round_order === named.round_order);
    for (const { round_id } of new Set([current, namedRound].filter((round) => round !== undefined))) {
        questions.push(...(await questionsIn(db, { round_id })).map(fromRow));
    }
    const { question_id } = named;
    if (question_id !== undefined && !questions.some((each) => each.question_id === question_id)) {
        questions.push(...(await questionWithId(db, { game_id, question_id })).map(fromRow));
    }
    return { game, rounds, questions };
}
/** A game by its id. */
export const gameWithId = compiledQuery((db, { game_id }) => db.selectFrom('games').selectAll().where('game_id', '=', game_id));
const roundsOf = compiledQuery((db, { game_id }) => db.selectFrom('rounds').selectAll().where('game_id', '=', game_id).orderBy('round_order'));
const questionsOf = compiledQuery((db, { game_id }) => db.selectFrom('questions').selectAll().where('game_id', '=', game_id).orderBy('question_index'));
const questionsIn = compiledQuery((db, { round_id }) => db.selectFrom('questions').selectAll().where('round_id', '=', round_id).orderBy('question_index'));
const questionWithId = compiledQuery((db, { game_id, question_id }) => db.selectFrom('questions').selectAll().where('game_id', '=', game_id).where('question_id', '=', question_id));
/** Whether another open game has this code. */
export async function isCodeTaken(db, { code, game_id }) {
    const [other] = await otherGameWithCode(db, { code, game_id });
    return other !== undefined;
}
const otherGameWithCode = compiledQuery((db, { code, game_id }) => db
    .selectFrom('games')
    .select('game_id')
    .where('code', '=', code)
    .where('status', '=', 'live')
    .where('game_id', '!=', game_id));
