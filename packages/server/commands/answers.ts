import { type AtQuestion, details, Refusal, type TeamAtRound } from '@snug/rules';
import type { Trx } from '../database/schema.ts';
import {
  readAsked,
  readHandedIn,
  readLastDouble,
  readQuestion,
  readSubmissionNamed,
  readTeamRound,
} from '../database/team-round.ts';
import type { CommandContext, Readers } from './read-state.ts';

async function readAtQuestion(trx: Trx, { player_id, round_order, question_index, client_hash }: AtQuestion) {
  const round = await readTeamRound(trx, player_id, round_order);
  const question = await readQuestion(trx, round, question_index, client_hash);
  const isHandedIn = round.round.handed_in_at !== null;
  const needsAsked = isHandedIn || round.round.single_answer;
  return needsAsked ? { round, question, asked: await readAsked(trx, round, client_hash) } : { round, question };
}

async function readHandedInOfTeam(trx: Trx, { teamid, round_order }: TeamAtRound, { game_id }: CommandContext) {
  const handedIn = await readHandedIn(trx, game_id, teamid, round_order);
  if (!handedIn) throw new Refusal(404, details.roundNotFound);
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

  async withdrawSubmission(trx, { player_id, round_order }, { game_id }) {
    const round = await readTeamRound(trx, player_id, round_order);
    const handedIn = await readHandedIn(trx, game_id, round.player.teamid, round_order);
    return { round, standing: handedIn?.standing };
  },

  resetSubmission: readHandedInOfTeam,
  acceptLate: readHandedInOfTeam,
} satisfies Partial<Readers>;
