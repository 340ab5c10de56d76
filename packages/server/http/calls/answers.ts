import { saveAnswer, setDouble, submitRound, suggestAnswer } from '@snug/contract';
import { saveAnswerShapes, setDoubleShapes, submitRoundShapes, suggestAnswerShapes } from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { runCommand } from '../../commands/run-command.ts';
import { type RequestContext, route } from '../route.ts';

export const answerRoutes = [
  route(saveAnswer, saveAnswerShapes, async (asked) => {
    const { body, context, answerSeq } = asked;
    const reply = await runCommand(context, body.game_id, 'saveAnswer', {
      ...whoAsks(asked),
      round_order: body.round_num,
      question_index: body.question_num,
      question_id: body.question_id,
      answer: typeof body.answer === 'string' ? [body.answer] : body.answer,
      seq: answerSeq,
      inherited: body.inherited === true,
    });
    if (reply.status === 'late') context.metrics.late.inc();
    return reply;
  }),

  route(submitRound, submitRoundShapes, async (asked) => {
    const { params, body, context, idempotencyKey, answerSeq } = asked;
    const { doubled, answers, question_ids, unsaved, unsaved_seq } = body;
    const reply = await runCommand(context, params.id, 'submitRound', {
      ...whoAsks(asked),
      round_order: roundNumber(params.round),
      idempotencyKey,
      doubled,
      answers,
      question_ids,
      unsaved,
      unsaved_seq,
      seq: answerSeq,
    });
    if (reply.status === 'late') context.metrics.late.inc();
    return reply;
  }),

  route(suggestAnswer, suggestAnswerShapes, (asked) => {
    const { body, context } = asked;
    return runCommand(context, body.game_id, 'suggestAnswer', {
      ...whoAsks(asked),
      round_order: body.round_index + 1,
      question_index: body.q_idx,
      question_id: body.question_id,
      suggestion: body.suggestion,
    });
  }),

  route(setDouble, setDoubleShapes, async (asked) => {
    const { params, body, context, answerSeq } = asked;
    return runCommand(context, params.id, 'setDouble', {
      ...whoAsks(asked),
      round_order: roundNumber(params.round),
      doubled: body.doubled,
      seq: answerSeq,
    });
  }),
];

function whoAsks({ player, actor }: Pick<RequestContext<never>, 'player' | 'actor'>) {
  return { player_id: player?.player_id ?? '', client_hash: actor.client_hash ?? '' };
}

/** A round's number as an address has it. */
export function roundNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Refusal(404, details.roundNotFound);
  return Number(text);
}
