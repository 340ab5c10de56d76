import type { Call } from '../call.ts';
import * as guards from './answers.guards.ts';
import type {
  saveAnswerShapes,
  setDoubleShapes,
  submitRoundShapes,
  suggestAnswerShapes,
  withdrawSubmissionShapes,
} from './answers.shapes.ts';

/** Keeps the captain's unsubmitted answer (CALL-24). Send `answerSequenceHeader` so that an overtaken write is ignored. */
export const saveAnswer: Call<typeof saveAnswerShapes> = {
  name: 'saveAnswer',
  method: 'PUT',
  path: '/api/game/answer',
  reply: guards.saveAnswer,
};

/**
 * Submits the round; 409 when another submission stands (CALL-25). Send `idempotencyHeader`, and `answerSequenceHeader`
 * as with answers.
 */
export const submitRound: Call<typeof submitRoundShapes> = {
  name: 'submitRound',
  method: 'POST',
  path: '/api/player/game/{id}/round/{round}/submit',
  reply: guards.submitRound,
};

/**
 * Additive: takes the round's submission back while submissions are open; the team hears RESET_SUBMISSION. One that is named
 * is taken back once, however often and late the call arrives; another that stands meanwhile is left alone.
 */
export const withdrawSubmission: Call<typeof withdrawSubmissionShapes> = {
  name: 'withdrawSubmission',
  method: 'POST',
  path: '/api/player/game/{id}/round/{round}/withdraw',
  reply: guards.withdrawSubmission,
};

/** Proposes an answer to the captain (CALL-26). */
export const suggestAnswer: Call<typeof suggestAnswerShapes> = {
  name: 'suggestAnswer',
  method: 'POST',
  path: '/api/game/suggestanswer',
  reply: guards.suggestAnswer,
};

/** Sets or clears the double of a round (CALL-27). Send `answerSequenceHeader` as with answers; the reply has the result. */
export const setDouble: Call<typeof setDoubleShapes> = {
  name: 'setDouble',
  method: 'POST',
  path: '/api/player/game/{id}/round/{round}/double',
  reply: guards.setDouble,
};
