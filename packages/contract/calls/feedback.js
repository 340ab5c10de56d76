import * as guards from './feedback.guards.ts';
/** Lists the hosts of an ended game whom the caller has not rated yet (CALL-38). */
export const needFeedback = {
    name: 'needFeedback',
    method: 'GET',
    path: '/api/player/game/{id}/need-feedback',
    reply: guards.needFeedback,
};
/** Rates a host; possible once (CALL-39). */
export const sendFeedback = {
    name: 'sendFeedback',
    method: 'POST',
    path: '/api/player/game/{id}/feedback',
    reply: guards.sendFeedback,
};
