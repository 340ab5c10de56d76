import { saveAnswer, setDouble, submitRound, suggestAnswer } from '@snug/contract';
import { saveAnswerShapes, setDoubleShapes, submitRoundShapes, suggestAnswerShapes } from '@snug/contract/shapes';
import type { Transaction } from 'kysely';
import { act } from '../act.ts';
import { newId } from '../ids.ts';
import { details, Refusal } from '../refusals.ts';
import { type Asked, route } from '../route.ts';
import * as answers from '../rules/answers.ts';
import { nothingNew } from '../rules/outcome.ts';
import { readAsked, readPlay, readQuestion } from '../store/play.ts';
import type { Database, SubmissionRow } from '../store/schema.ts';
import { submittedView } from '../views/round.ts';

type Trx = Transaction<Database>;

export const answerRoutes = [
  route(saveAnswer, saveAnswerShapes, async (asked) => {
    const { body, house, answerSeq } = asked;
    const client_hash = asked.actor.client_hash ?? '';
    return act(house, body.game_id, async (trx) => {
      const play = await playOf(trx, asked, body.round_num);
      const row = await readQuestion(trx, play, body.question_num, client_hash);
      const question = answers.meant(row, body.question_id);
      return answers.saveAnswer(play, question, row ?? nothingHeld, {
        answer: typeof body.answer === 'string' ? [body.answer] : body.answer,
        seq: answerSeq,
        client_hash,
      });
    });
  }),

  route(submitRound, submitRoundShapes, async (asked) => {
    const { params, body, house, idempotencyKey } = asked;
    return act(house, params.id, async (trx) => {
      const play = await playOf(trx, asked, numberOf(params.round));
      const before = idempotencyKey ? await sentBefore(trx, play, idempotencyKey) : undefined;
      // Withdrawn since: to a phone that asks again, "success" would say that the team has submitted when it has not.
      if (before && before.withdrawn_at !== null) throw new Refusal(409, details.questionChanged);
      if (before) return { outcome: nothingNew, reply: submitted(before, play) };
      const questions = await readAsked(trx, play.round.round_id);
      const command = {
        submission_id: newId(house.random),
        idempotency_key: idempotencyKey ?? newId(house.random),
        doubled: body.doubled,
        answers: body.answers,
        question_ids: body.question_ids,
      };
      if (!idempotencyKey && play.standing && answers.saysTheSame(play, questions, command)) {
        return { outcome: nothingNew, reply: submitted(play.standing, play) };
      }
      const { outcome, row } = answers.submit(play, questions, command);
      return { outcome, reply: submitted(row, play) };
    });
  }),

  route(suggestAnswer, suggestAnswerShapes, async (asked) => {
    const { body, actor, house } = asked;
    return act(house, body.game_id, async (trx) => {
      const play = await playOf(trx, asked, body.round_index + 1);
      const row = await readQuestion(trx, play, body.q_idx, actor.client_hash ?? '');
      const question = answers.meant(row, body.question_id);
      return { outcome: answers.suggest(play, question, body.suggestion), reply: { status: 'success' } };
    });
  }),

  route(setDouble, setDoubleShapes, async (asked) => {
    const { params, body, house } = asked;
    const { doubled } = body;
    return act(house, params.id, async (trx) => {
      const play = await playOf(trx, asked, numberOf(params.round));
      return { outcome: answers.setDouble(play, doubled), reply: { status: 'success', doubled } };
    });
  }),
];

const nothingHeld: answers.HeldAnswer = { onTime: null, late: null, lastSeq: null };

function playOf(trx: Trx, { player, house }: Pick<Asked<never>, 'player' | 'house'>, round_order: number) {
  return readPlay(trx, player?.player_id ?? '', round_order, house.clock.now());
}

/** The submission that an id was used for, standing or withdrawn: a repeat of a standing one is answered as the first was (H20). */
function sentBefore(trx: Trx, { player, round }: answers.Play, key: string) {
  return trx
    .selectFrom('submissions')
    .selectAll()
    .where('teamid', '=', player.teamid)
    .where('round_id', '=', round.round_id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

function submitted(row: Pick<SubmissionRow, 'doubled' | 'answers' | 'late'>, { round }: answers.Play) {
  return { status: row.late === 1 ? 'late' : 'success', submission: submittedView(row, round) } as const;
}

function numberOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Refusal(404, details.roundNotFound);
  return Number(text);
}
