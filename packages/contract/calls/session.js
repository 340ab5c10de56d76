import * as guards from './session.guards.ts';
/** Returns the version that the server runs (CALL-13). Never cached; it is also the live connection's cheap probe. */
export const getVersion = {
    name: 'getVersion',
    method: 'GET',
    path: '/api/version',
    reply: guards.getVersion,
};
/** Tells whether a contact is known (CALL-10, OPEN-27). */
export const contactCheck = {
    name: 'contactCheck',
    method: 'GET',
    path: '/api/player/contact-check',
    reply: guards.contactCheck,
};
/** Sends a one-time code to a contact. `playerid` names this challenge, not the player (CALL-04, OPEN-26). */
export const registerPlayer = {
    name: 'registerPlayer',
    method: 'POST',
    path: '/api/player/registerplayer',
    reply: guards.registerPlayer,
};
/** Exchanges the code for a token, in `message` (CALL-11). */
export const validateCode = {
    name: 'validateCode',
    method: 'POST',
    path: '/api/player/validate-code',
    reply: guards.validateCode,
};
/** Replies `success` for a player with a display name (`message` may be a new token), else `no-name` (CALL-06). */
export const nameCheck = {
    name: 'nameCheck',
    method: 'GET',
    path: '/api/player/name-check',
    reply: guards.nameCheck,
};
/** Saves the display name; `message` is a new token (CALL-07). */
export const setName = {
    name: 'setName',
    method: 'PUT',
    path: '/api/player/set-name',
    reply: guards.setName,
};
/** Revokes the caller's token; the client's game players stay (CALL-12). */
export const logout = {
    name: 'logout',
    method: 'POST',
    path: '/api/player/logout',
    reply: guards.logout,
};
/**
 * Signs the fields that the caller has now in a new token, in `message`; also exchanges the token of a sent link for a
 * login (CALL-05, H47).
 */
export const updateToken = {
    name: 'updateToken',
    method: 'POST',
    path: '/api/player/update-token',
    reply: guards.updateToken,
};
/** Starts adding or changing one of the caller's contacts: a code is sent (CALL-08). */
export const addContact = {
    name: 'addContact',
    method: 'POST',
    path: '/api/player/add-contact',
    reply: guards.addContact,
};
/** Attaches the contact that this code confirms; `message` is a new token (CALL-09). */
export const confirmContact = {
    name: 'confirmContact',
    method: 'POST',
    path: '/api/player/confirm-contact',
    reply: guards.confirmContact,
};
