import type { Transaction } from 'kysely';
import { compiledQuery } from '../database/compiled-query.ts';
import type { Database, SubmissionRow } from '../database/schema.ts';
import { readAsked, readLastDouble, readQuestion, readTeamRound } from '../database/team-round.ts';
import { newId } from '../foundation/ids.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { submittedView } from '../queries/round.ts';
import * as answers from '../rules/answers.ts';
import { nothingNew } from '../rules/outcome.ts';
import type { DeedSeams } from './commands.ts';

type Trx = Transaction<Database>;

/** A player at a round, as every deed of this family names them. */
export interface AtRound {
  readonly player_id: string;
  readonly round_order: number;
}

/** A place in the round, and the question that was meant by it. */
export interface AtQuestion extends AtRound {
  readonly question_index: number;
  readonly question_id: string | undefined;
  readonly client_hash: string;
}

export async function saveAnswer(
  trx: Trx,
  asked: AtQuestion & Pick<answers.AnswerCommand, 'answer' | 'seq' | 'inherited'>,
  seams: DeedSeams,
) {
  const { question_index, question_id, client_hash } = asked;
  const play = await playOf(trx, asked, seams);
  const row = await readQuestion(trx, play, question_index, client_hash);
  return answers.saveAnswer(play, answers.meant(row, question_id), row ?? nothingHeld, asked);
}

export async function submitRound(
  trx: Trx,
  asked: AtRound & { readonly idempotencyKey: string | undefined } & Omit<
      answers.SubmitCommand,
      'submission_id' | 'idempotency_key'
    >,
  seams: DeedSeams,
) {
  const { idempotencyKey } = asked;
  const play = await playOf(trx, asked, seams);
  const before = idempotencyKey ? await sentBefore(trx, play, idempotencyKey) : undefined;
  // Withdrawn since: to a phone that asks again, "success" would say that the team has submitted when it has not.
  if (before && before.withdrawn_at !== null) throw new Refusal(409, details.questionChanged);
  if (before) return { outcome: nothingNew, reply: submitted(before, play) };
  const questions = await readAsked(trx, play, asked.client_hash);
  const command = {
    ...asked,
    submission_id: newId(seams.random),
    idempotency_key: idempotencyKey ?? newId(seams.random),
  };
  if (!idempotencyKey && play.standing && answers.saysTheSame(play, questions, command)) {
    return { outcome: nothingNew, reply: submitted(play.standing, play) };
  }
  const { outcome, row } = answers.submit(play, questions, command);
  return { outcome, reply: submitted(row, play) };
}

export async function suggestAnswer(trx: Trx, asked: AtQuestion & { readonly suggestion: string }, seams: DeedSeams) {
  const { question_index, question_id, client_hash, suggestion } = asked;
  const play = await playOf(trx, asked, seams);
  const row = await readQuestion(trx, play, question_index, client_hash);
  const outcome = answers.suggest(play, answers.meant(row, question_id), suggestion);
  return { outcome, reply: { status: 'success' } };
}

export async function setDouble(trx: Trx, asked: AtRound & answers.DoubleCommand, seams: DeedSeams) {
  const play = await playOf(trx, asked, seams);
  return answers.setDouble(play, await readLastDouble(trx, play, asked.client_hash), asked);
}

const nothingHeld: answers.HeldAnswer = {
  onTime: null,
  onTimeAt: null,
  late: null,
  lateAt: null,
  lastSeq: null,
};

function playOf(trx: Trx, { player_id, round_order }: AtRound, { clock }: DeedSeams) {
  return readTeamRound(trx, player_id, round_order, clock.now());
}

/** The submission that an id was used for, standing or withdrawn: a repeat of a standing one is answered as the first was (H20). */
async function sentBefore(trx: Trx, { player, round }: answers.TeamRound, key: string) {
  const [sent] = await sentWith(trx, { teamid: player.teamid, round_id: round.round_id, key });
  return sent;
}

const sentWith = compiledQuery((db, { teamid, round_id, key }: { teamid: string; round_id: string; key: string }) =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('teamid', '=', teamid)
    .where('round_id', '=', round_id)
    .where('idempotency_key', '=', key),
);

function submitted(row: Pick<SubmissionRow, 'doubled' | 'answers' | 'late'>, { round }: answers.TeamRound) {
  return { status: row.late === 1 ? 'late' : 'success', submission: submittedView(row, round) } as const;
}
