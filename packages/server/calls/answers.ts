import { saveAnswer, setDouble, submitRound, suggestAnswer } from '@snug/contract';
import { saveAnswerShapes, setDoubleShapes, submitRoundShapes, suggestAnswerShapes } from '@snug/contract/shapes';
import type { Transaction } from 'kysely';
import { act } from '../act.ts';
import { newId } from '../ids.ts';
import { details, Refusal } from '../refusals.ts';
import { type Asked, gameOf, route } from '../route.ts';
import * as answers from '../rules/answers.ts';
import { nothingNew } from '../rules/outcome.ts';
import type { Database, RoundRow, SubmissionRow } from '../store/schema.ts';
import { submittedView } from '../views/round.ts';

type Trx = Transaction<Database>;

export const answerRoutes = [
  route(saveAnswer, saveAnswerShapes, async (asked) => {
    const { body, actor, house, answerSeq } = asked;
    const client_hash = actor.client_hash ?? '';
    return act(house, body.game_id, async (trx) => {
      const play = await playOf(trx, asked, { round_order: body.round_num });
      const question = answers.questionAt(play, body.question_num, body.question_id);
      const { teamid } = play.player;
      const { question_id } = question;
      const rows = await trx
        .selectFrom('answers')
        .selectAll()
        .where('teamid', '=', teamid)
        .where('question_id', '=', question_id)
        .execute();
      const write = await trx
        .selectFrom('answer_writes')
        .select('seq')
        .where('teamid', '=', teamid)
        .where('question_id', '=', question_id)
        .where('client_hash', '=', client_hash)
        .executeTakeFirst();
      const held = {
        onTime: rows.find((row) => row.late === 0),
        late: rows.find((row) => row.late === 1),
        lastSeq: write?.seq,
      };
      return answers.saveAnswer(play, question, held, {
        question_index: body.question_num,
        question_id: body.question_id,
        answer: typeof body.answer === 'string' ? [body.answer] : body.answer,
        seq: answerSeq,
        client_hash,
      });
    });
  }),

  route(submitRound, submitRoundShapes, async (asked) => {
    const { params, body, house, idempotencyKey } = asked;
    return act(house, params.id, async (trx) => {
      const play = await playOf(trx, asked, { round_order: numberOf(params.round) });
      const { round, player } = play;
      const command = {
        submission_id: newId(house.random),
        idempotency_key: idempotencyKey ?? newId(house.random),
        doubled: body.doubled,
        answers: body.answers,
        question_ids: body.question_ids,
      };
      const before = await sentBefore(trx, player.teamid, round, idempotencyKey);
      if (before) return { outcome: nothingNew, reply: submitted(before, round) };
      if (!idempotencyKey && play.standing && answers.saysTheSame(play, command)) {
        return { outcome: nothingNew, reply: submitted(play.standing, round) };
      }
      const { outcome, row } = answers.submit(play, command);
      return { outcome, reply: submitted(row, round) };
    });
  }),

  route(suggestAnswer, suggestAnswerShapes, async (asked) => {
    const { body, house } = asked;
    return act(house, body.game_id, async (trx) => {
      const play = await playOf(trx, asked, { round_order: body.round_index + 1 });
      const question = answers.questionAt(play, body.q_idx, body.question_id);
      return { outcome: answers.suggest(play, question, body.suggestion), reply: { status: 'success' } };
    });
  }),

  route(setDouble, setDoubleShapes, async (asked) => {
    const { params, body, house } = asked;
    const { doubled } = body;
    return act(house, params.id, async (trx) => {
      const play = await playOf(trx, asked, { round_order: numberOf(params.round) });
      return { outcome: answers.setDouble(play, doubled), reply: { status: 'success', doubled } };
    });
  }),
];

/** The round as the caller's team plays it, read in the transaction that will change it: roles may have changed since. */
async function playOf(
  trx: Trx,
  asked: Pick<Asked<never>, 'game' | 'player' | 'house'>,
  { round_order }: { round_order: number },
): Promise<answers.Play> {
  const { game_id } = gameOf(asked);
  const game = await trx.selectFrom('games').selectAll().where('game_id', '=', game_id).executeTakeFirstOrThrow();
  const player = await trx
    .selectFrom('game_players')
    .selectAll()
    .where('player_id', '=', asked.player?.player_id ?? '')
    .executeTakeFirst();
  if (!player || player.teamid === null || player.status !== 'joined') throw new Refusal(403, details.membersOnly);
  const { teamid } = player;
  const round = await trx
    .selectFrom('rounds')
    .selectAll()
    .where('game_id', '=', game_id)
    .where('round_order', '=', round_order)
    .executeTakeFirst();
  if (!round) throw new Refusal(404, details.roundNotFound);
  const { round_id } = round;
  return {
    game,
    round,
    asked: await trx
      .selectFrom('questions')
      .selectAll()
      .where('round_id', '=', round_id)
      .where('asked_order', 'is not', null)
      .orderBy('asked_order')
      .execute(),
    player: { ...player, teamid },
    standing: await trx
      .selectFrom('submissions')
      .selectAll()
      .where('teamid', '=', teamid)
      .where('round_id', '=', round_id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst(),
    doubled:
      (
        await trx
          .selectFrom('doubles')
          .select('doubled')
          .where('teamid', '=', teamid)
          .where('round_id', '=', round_id)
          .executeTakeFirst()
      )?.doubled === 1,
    now: asked.house.clock.now(),
  };
}

/** The submission that an id was used for, even one withdrawn since: a repeat is answered as the first was (H20). */
async function sentBefore(trx: Trx, teamid: string, round: RoundRow, key: string | undefined) {
  if (key === undefined) return undefined;
  return trx
    .selectFrom('submissions')
    .selectAll()
    .where('teamid', '=', teamid)
    .where('round_id', '=', round.round_id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

function submitted(row: SubmissionRow, round: RoundRow) {
  return { status: row.late === 1 ? 'late' : 'success', submission: submittedView(row, round) } as const;
}

function numberOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Refusal(404, details.roundNotFound);
  return Number(text);
}
