import type { Call } from '../call.ts';
import * as guards from './session.guards.ts';
import type {
  addContactShapes,
  confirmContactShapes,
  contactCheckShapes,
  endSessionShapes,
  endSessionsShapes,
  getVersionShapes,
  listSessionsShapes,
  logoutShapes,
  nameCheckShapes,
  registerPlayerShapes,
  setNameShapes,
  updateTokenShapes,
  validateCodeShapes,
} from './session.shapes.ts';

/** Returns the version that the server runs (CALL-13). Never cached; it is also the live connection's cheap probe. */
export const getVersion: Call<typeof getVersionShapes> = {
  name: 'getVersion',
  method: 'GET',
  path: '/api/version',
  reply: guards.getVersion,
};

/** Tells whether a contact is known (CALL-10, OPEN-27). */
export const contactCheck: Call<typeof contactCheckShapes> = {
  name: 'contactCheck',
  method: 'GET',
  path: '/api/player/contact-check',
  reply: guards.contactCheck,
};

/** Sends a one-time code to a contact. `playerid` names this challenge, not the player (CALL-04, OPEN-26). */
export const registerPlayer: Call<typeof registerPlayerShapes> = {
  name: 'registerPlayer',
  method: 'POST',
  path: '/api/player/registerplayer',
  reply: guards.registerPlayer,
};

/** Exchanges the code for a token, in `message` (CALL-11). */
export const validateCode: Call<typeof validateCodeShapes> = {
  name: 'validateCode',
  method: 'POST',
  path: '/api/player/validate-code',
  reply: guards.validateCode,
};

/** Replies `success` for a player with a display name (`message` may be a new token), else `no-name` (CALL-06). */
export const nameCheck: Call<typeof nameCheckShapes> = {
  name: 'nameCheck',
  method: 'GET',
  path: '/api/player/name-check',
  reply: guards.nameCheck,
};

/** Saves the display name; `message` is a new token (CALL-07). */
export const setName: Call<typeof setNameShapes> = {
  name: 'setName',
  method: 'PUT',
  path: '/api/player/set-name',
  reply: guards.setName,
};

/** Revokes the caller's token; the client's game players stay (CALL-12). */
export const logout: Call<typeof logoutShapes> = {
  name: 'logout',
  method: 'POST',
  path: '/api/player/logout',
  reply: guards.logout,
};

/**
 * Signs the fields that the caller has now in a new token, in `message`; also exchanges the token of a sent link for a
 * login (CALL-05, H47).
 */
export const updateToken: Call<typeof updateTokenShapes> = {
  name: 'updateToken',
  method: 'POST',
  path: '/api/player/update-token',
  reply: guards.updateToken,
};

/** Starts adding or changing one of the caller's contacts: a code is sent (CALL-08). */
export const addContact: Call<typeof addContactShapes> = {
  name: 'addContact',
  method: 'POST',
  path: '/api/player/add-contact',
  reply: guards.addContact,
};

/** Attaches the contact that this code confirms; `message` is a new token (CALL-09). */
export const confirmContact: Call<typeof confirmContactShapes> = {
  name: 'confirmContact',
  method: 'POST',
  path: '/api/player/confirm-contact',
  reply: guards.confirmContact,
};

/** Lists where the caller is logged in. */
export const listSessions: Call<typeof listSessionsShapes> = {
  name: 'listSessions',
  method: 'GET',
  path: '/api/player/sessions',
  reply: guards.listSessions,
};

/** Ends one of the caller's own logins. */
export const endSession: Call<typeof endSessionShapes> = {
  name: 'endSession',
  method: 'POST',
  path: '/api/player/session/{session_id}/end',
  reply: guards.endSession,
};

/** Ends all of the caller's logins, or all others. */
export const endSessions: Call<typeof endSessionsShapes> = {
  name: 'endSessions',
  method: 'POST',
  path: '/api/player/sessions/end',
  reply: guards.endSessions,
};
