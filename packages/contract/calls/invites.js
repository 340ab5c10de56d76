import * as guards from './invites.guards.ts';
/** The captain invites somebody by email, phone or playerid (CALL-30). */
export const inviteToTeam = {
    name: 'inviteToTeam',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/invite',
    reply: guards.inviteToTeam,
};
/** The captain cancels an invite (CALL-28). */
export const cancelInvite = {
    name: 'cancelInvite',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/cancel-invite',
    reply: guards.cancelInvite,
};
/** The invitee declines an invite (CALL-33). */
export const declineInvite = {
    name: 'declineInvite',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/decline-invite',
    reply: guards.declineInvite,
};
/** Creates a new invite token and the short link to its page; the previous token ends (CALL-34). */
export const generateInviteToken = {
    name: 'generateInviteToken',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/invite-token/generate',
    reply: guards.generateInviteToken,
};
/** Returns the short link of the current invite token; 404 when there is none (CALL-43, OPEN-49). */
export const getInviteToken = {
    name: 'getInviteToken',
    method: 'GET',
    path: '/api/player/game/{gameid}/team/{team_code}/invite-token',
    reply: guards.getInviteToken,
};
/** Returns what an invite token says, after the server has verified it and found its invite open (additive; H50). */
export const checkInvite = {
    name: 'checkInvite',
    // POST, because a token in an address would appear in logs.
    method: 'POST',
    path: '/api/player/game/invite-token/check',
    reply: guards.checkInvite,
};
/** Sends the join link of an invite to a contact. The reply does not reveal whether the contact is known (CALL-36, H51). */
export const sendInvite = {
    name: 'sendInvite',
    method: 'POST',
    path: '/api/player/game/{id}/invite-token/invite',
    reply: guards.sendInvite,
};
/** Returns the address that a short link leads to (CALL-56, OPEN-94). */
export const shortUrl = {
    name: 'shortUrl',
    method: 'GET',
    path: '/api/short-url',
    reply: guards.shortUrl,
};
