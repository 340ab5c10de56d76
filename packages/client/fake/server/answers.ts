import { details, Refusal, type Role } from '@snug/rules';
import { captains, members, playerOf } from './authorization.ts';
import { run } from './commands.ts';
import type { Handlers, RequestContext } from './request-context.ts';

export const answers: Handlers<'saveAnswer' | 'submitRound' | 'withdrawSubmission' | 'suggestAnswer' | 'setDouble'> = {
  saveAnswer(request) {
    const { body } = request;
    return run(request.context, 'saveAnswer', {
      ...whoAsks(request, body.game_id, captains),
      round_order: body.round_num,
      question_index: body.question_num,
      question_id: body.question_id,
      answer: typeof body.answer === 'string' ? [body.answer] : body.answer,
      inherited: body.inherited === true,
      teamid: body.teamid,
    });
  },

  submitRound(request) {
    const { params, body, idempotencyKey } = request;
    const { doubled, answers, question_ids, unsaved, unsaved_seq, teamid } = body;
    return run(request.context, 'submitRound', {
      ...whoAsks(request, params.id, captains),
      round_order: roundNumber(params.round),
      idempotencyKey,
      doubled,
      answers,
      question_ids,
      unsaved,
      unsaved_seq,
      teamid,
    });
  },

  withdrawSubmission(request) {
    const { params, body } = request;
    return run(request.context, 'withdrawSubmission', {
      ...whoAsks(request, params.id, captains),
      round_order: roundNumber(params.round),
      submission_id: body?.submission_id,
    });
  },

  suggestAnswer(request) {
    const { body } = request;
    return run(request.context, 'suggestAnswer', {
      ...whoAsks(request, body.game_id, members),
      round_order: body.round_index + 1,
      question_index: body.q_idx,
      question_id: body.question_id,
      suggestion: body.suggestion,
      teamid: body.teamid,
    });
  },

  setDouble(request) {
    const { params, body } = request;
    return run(request.context, 'setDouble', {
      ...whoAsks(request, params.id, captains),
      round_order: roundNumber(params.round),
      doubled: body.doubled,
      teamid: body.teamid,
    });
  },
};

function whoAsks(
  request: Pick<RequestContext, 'actor' | 'state' | 'answerSeq'>,
  game_id: string,
  roles: readonly Role[],
) {
  const { player_id } = playerOf(request, game_id, roles);
  return { player_id, client_hash: request.actor.clientId, seq: request.answerSeq };
}

function roundNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Refusal(404, details.roundNotFound);
  return Number(text);
}
