import * as guards from './answers.guards.ts';
/** Keeps the captain's unsubmitted answer (CALL-24). Send `answerSequenceHeader` so that an overtaken write is ignored. */
export const saveAnswer = {
    name: 'saveAnswer',
    method: 'PUT',
    path: '/api/game/answer',
    reply: guards.saveAnswer,
};
/**
 * Submits the round; 409 when another submission stands (CALL-25). Send `idempotencyHeader`, and `answerSequenceHeader`
 * as with answers.
 */
export const submitRound = {
    name: 'submitRound',
    method: 'POST',
    path: '/api/player/game/{id}/round/{round}/submit',
    reply: guards.submitRound,
};
/** Proposes an answer to the captain (CALL-26). */
export const suggestAnswer = {
    name: 'suggestAnswer',
    method: 'POST',
    path: '/api/game/suggestanswer',
    reply: guards.suggestAnswer,
};
/** Sets or clears the double of a round (CALL-27). Send `answerSequenceHeader` as with answers; the reply has the result. */
export const setDouble = {
    name: 'setDouble',
    method: 'POST',
    path: '/api/player/game/{id}/round/{round}/double',
    reply: guards.setDouble,
};
