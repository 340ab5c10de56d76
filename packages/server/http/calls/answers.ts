import { saveAnswer, setDouble, submitRound, suggestAnswer, withdrawSubmission } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { command } from '../command.ts';
import { type CallFamily, type RequestContext, route } from '../route.ts';

export const answers: CallFamily = {
  name: 'answers',
  about: 'What a team writes, proposes, doubles and hands in.',
  calls: [
    route(saveAnswer, shapes.saveAnswerShapes, {
      summary: 'Keeps the captain’s unsubmitted answer. With x-answer-seq an overtaken write is ignored.',
      allow: { roles: ['captain'], game: 'body', rateLimit: 'answers' },
      refusals: {
        400: ['tooManyAnswers'],
        404: ['roundNotFound'],
        409: ['movedTeam', 'questionChanged', 'alreadySubmitted', 'notOpenYet', 'gameEnded'],
      },
      reads: ['answerSeq'],
      async answer(request) {
        const { body, context, answerSeq } = request;
        const reply = await command(request, 'saveAnswer', {
          ...whoAsks(request),
          round_order: body.round_num,
          question_index: body.question_num,
          question_id: body.question_id,
          answer: typeof body.answer === 'string' ? [body.answer] : body.answer,
          seq: answerSeq,
          inherited: body.inherited === true,
          teamid: body.teamid,
        });
        if (reply.status === 'late') context.metrics.late.inc();
        return reply;
      },
    }),

    route(submitRound, shapes.submitRoundShapes, {
      summary: 'Submits the round. 409 with the stored record when another submission stands.',
      allow: { roles: ['captain'], game: 'params', rateLimit: 'submits' },
      refusals: {
        400: ['tooManyAnswers'],
        404: ['roundNotFound'],
        409: ['movedTeam', 'alreadySubmitted', 'questionChanged', 'notOpen', 'notOpenYet', 'gameEnded'],
      },
      reads: ['idempotencyKey', 'answerSeq'],
      async answer(request) {
        const { params, body, context, idempotencyKey, answerSeq } = request;
        const { doubled, answers, question_ids, unsaved, unsaved_seq, teamid } = body;
        const reply = await command(request, 'submitRound', {
          ...whoAsks(request),
          round_order: roundNumber(params.round),
          idempotencyKey,
          doubled,
          answers,
          question_ids,
          unsaved,
          unsaved_seq,
          seq: answerSeq,
          teamid,
        });
        if (reply.status === 'late') context.metrics.late.inc();
        return reply;
      },
    }),

    route(withdrawSubmission, shapes.withdrawSubmissionShapes, {
      summary: 'Takes the round’s submission back while submissions are open; its answers are kept.',
      allow: { roles: ['captain'], game: 'params', rateLimit: 'submits' },
      refusals: { 404: ['roundNotFound'], 409: ['notOpen', 'notOpenYet', 'gameEnded'] },
      answer: (request) =>
        command(request, 'withdrawSubmission', {
          ...whoAsks(request),
          round_order: roundNumber(request.params.round),
          submission_id: request.body?.submission_id,
        }),
    }),

    route(suggestAnswer, shapes.suggestAnswerShapes, {
      summary: 'Proposes an answer to the captain.',
      allow: { roles: ['member', 'captain'], game: 'body', rateLimit: 'suggestions' },
      refusals: {
        400: ['suggestionEmpty', 'suggestionTooLong'],
        404: ['roundNotFound'],
        409: ['movedTeam', 'questionChanged', 'alreadySubmitted', 'notOpen', 'notOpenYet'],
      },
      answer(request) {
        const { body } = request;
        return command(request, 'suggestAnswer', {
          ...whoAsks(request),
          round_order: body.round_index + 1,
          question_index: body.q_idx,
          question_id: body.question_id,
          suggestion: body.suggestion,
          teamid: body.teamid,
        });
      },
    }),

    route(setDouble, shapes.setDoubleShapes, {
      summary: 'Doubles the round or takes that back. With x-answer-seq an overtaken write is ignored.',
      allow: { roles: ['captain'], game: 'params', rateLimit: 'submits', once: true },
      refusals: { 404: ['roundNotFound'], 409: ['movedTeam', 'noDouble', 'alreadySubmitted', 'notOpen', 'notOpenYet'] },
      reads: ['answerSeq'],
      async answer(request) {
        const { params, body, answerSeq } = request;
        return command(request, 'setDouble', {
          ...whoAsks(request),
          round_order: roundNumber(params.round),
          doubled: body.doubled,
          seq: answerSeq,
          teamid: body.teamid,
        });
      },
    }),
  ],
};

function whoAsks({ player, actor }: Pick<RequestContext<never>, 'player' | 'actor'>) {
  return { player_id: player?.player_id ?? '', client_hash: actor.client_hash ?? '' };
}

/** The round's number in a path. */
export function roundNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Refusal(404, details.roundNotFound);
  return Number(text);
}
