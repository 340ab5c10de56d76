import { type Call, post, put } from '../call.ts';
import type * as shapes from './answers.shapes.ts';

/** Keeps the captain's unsubmitted answer (CALL-24). Send `answerSequenceHeader` so that an overtaken write is ignored. */
export const saveAnswer: Call<typeof shapes.saveAnswerShapes> = /* @__PURE__ */ put('saveAnswer', '/api/game/answer');

/**
 * Submits the round; 409 when another submission stands (CALL-25). Send `idempotencyHeader`, and `answerSequenceHeader`
 * as with answers.
 */
export const submitRound: Call<typeof shapes.submitRoundShapes> = /* @__PURE__ */ post(
  'submitRound',
  '/api/player/game/{id}/round/{round}/submit',
);

/** Proposes an answer to the captain (CALL-26). */
export const suggestAnswer: Call<typeof shapes.suggestAnswerShapes> = /* @__PURE__ */ post(
  'suggestAnswer',
  '/api/game/suggestanswer',
);

/** Sets or clears the double of a round (CALL-27). Send `answerSequenceHeader` as with answers; the reply has the result. */
export const setDouble: Call<typeof shapes.setDoubleShapes> = /* @__PURE__ */ post(
  'setDouble',
  '/api/player/game/{id}/round/{round}/double',
);
