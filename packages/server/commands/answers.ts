import { details, Refusal } from '@snug/rules';
import type { Trx } from '../database/schema.ts';
import {
  readAsked,
  readHandedIn,
  readLastDouble,
  readQuestion,
  readSubmissionNamed,
  readTeamRound,
} from '../database/team-round.ts';
import type { CommandContext, ReadState } from './read-state.ts';

/** Identifies a player and a round. */
export interface AtRound {
  readonly player_id: string;
  readonly round_order: number;
  readonly client_hash: string;
}

/** Identifies a player and a question by its index in a round. */
export interface AtQuestion extends AtRound {
  readonly question_index: number;
}

/** Identifies a team and a round, for the quizmaster's commands. */
export interface TeamAtRound {
  readonly teamid: string;
  readonly round_order: number;
}

async function readAtQuestion(trx: Trx, { player_id, round_order, question_index, client_hash }: AtQuestion) {
  const round = await readTeamRound(trx, player_id, round_order);
  return { round, question: await readQuestion(trx, round, question_index, client_hash) };
}

async function readHandedInOfTeam(trx: Trx, { teamid, round_order }: TeamAtRound, { game_id }: CommandContext) {
  const handedIn = await readHandedIn(trx, game_id, teamid, round_order);
  if (!handedIn) throw new Refusal(404, details.roundNotFound);
  return handedIn;
}

const saveAnswer: ReadState<'saveAnswer', AtQuestion> = readAtQuestion;
const suggestAnswer: ReadState<'suggestAnswer', AtQuestion> = readAtQuestion;

const submitRound: ReadState<'submitRound', AtRound & { idempotencyKey: string | undefined }> = async (
  trx,
  { player_id, round_order, client_hash, idempotencyKey },
) => {
  const round = await readTeamRound(trx, player_id, round_order);
  const before = idempotencyKey === undefined ? undefined : await readSubmissionNamed(trx, round, idempotencyKey);
  return { round, asked: await readAsked(trx, round, client_hash), before };
};

const setDouble: ReadState<'setDouble', AtRound> = async (trx, { player_id, round_order, client_hash }) => {
  const round = await readTeamRound(trx, player_id, round_order);
  return { round, lastSeq: await readLastDouble(trx, round, client_hash) };
};

const resetSubmission: ReadState<'resetSubmission', TeamAtRound> = readHandedInOfTeam;
const acceptLate: ReadState<'acceptLate', TeamAtRound> = readHandedInOfTeam;

export const answerReaders = { saveAnswer, suggestAnswer, submitRound, setDouble, resetSubmission, acceptLate };
