import * as guards from './people.guards.ts';
/** Asks a team's captain to join the team; the caller is `pending-join` until the captain answers (CALL-18). */
export const askToJoin = {
    name: 'askToJoin',
    method: 'POST',
    path: '/api/player/game/{gameId}/team/{teamId}/ask-to-join',
    reply: guards.askToJoin,
};
/** Cancels the caller's join request; the caller is a spectator again (CALL-19). */
export const cancelJoinRequest = {
    name: 'cancelJoinRequest',
    method: 'POST',
    path: '/api/player/game/{gameId}/team/{teamId}/cancel-join-request',
    reply: guards.cancelJoinRequest,
};
/** The captain approves or declines a join request (CALL-20). */
export const answerJoinRequest = {
    name: 'answerJoinRequest',
    method: 'POST',
    path: '/api/player/game/{gameId}/team/{teamId}/{action}/join-request',
    reply: guards.answerJoinRequest,
};
/** Leaves the team; the captain may also drop a teammate (CALL-29, OPEN-46). */
export const dropPlayer = {
    name: 'dropPlayer',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/drop-player',
    reply: guards.dropPlayer,
};
/** Makes a registered member the captain (CALL-31). */
export const promoteCaptain = {
    name: 'promoteCaptain',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/promote-captain',
    reply: guards.promoteCaptain,
};
