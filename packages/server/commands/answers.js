import { details, Refusal } from '@snug/rules';
import { readAsked, readHandedIn, readLastDouble, readQuestion, readSubmissionNamed, readTeamRound, } from '../database/team-round.ts';
async function readAtQuestion(trx, { player_id, round_order, question_index, client_hash }) {
    const round = await readTeamRound(trx, player_id, round_order);
    return { round, question: await readQuestion(trx, round, question_index, client_hash) };
}
async function readHandedInOfTeam(trx, { teamid, round_order }, { game_id }) {
    const handedIn = await readHandedIn(trx, game_id, teamid, round_order);
    if (!handedIn)
        throw new Refusal(404, details.roundNotFound);
    return handedIn;
}
export const answerReaders = {
    saveAnswer: readAtQuestion,
    suggestAnswer: readAtQuestion,
    async submitRound(trx, { player_id, round_order, client_hash, idempotencyKey }) {
        const round = await readTeamRound(trx, player_id, round_order);
        const before = idempotencyKey === undefined ? undefined : await readSubmissionNamed(trx, round, idempotencyKey);
        return { round, asked: await readAsked(trx, round, client_hash), before };
    },
    async setDouble(trx, { player_id, round_order, client_hash }) {
        const round = await readTeamRound(trx, player_id, round_order);
        return { round, lastSeq: await readLastDouble(trx, round, client_hash) };
    },
    resetSubmission: readHandedInOfTeam,
    acceptLate: readHandedInOfTeam,
};
