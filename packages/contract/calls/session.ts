import type { Call } from '../call.ts';
import type {
  addContactShapes,
  confirmContactShapes,
  contactCheckShapes,
  getVersionShapes,
  logoutShapes,
  nameCheckShapes,
  registerPlayerShapes,
  setNameShapes,
  updateTokenShapes,
  validateCodeShapes,
} from './session.shapes.ts';

/** The version that serves (CALL-13). Never cached; also the cheap probe of the live connection. */
export const getVersion: Call<typeof getVersionShapes> = { name: 'getVersion', method: 'GET', path: '/api/version' };

/** Whether a contact is known (CALL-10, OPEN-27). */
export const contactCheck: Call<typeof contactCheckShapes> = {
  name: 'contactCheck',
  method: 'GET',
  path: '/api/player/contact-check',
};

/** Sends a one-time code to a contact. `playerid` names this challenge, not the player (CALL-04, OPEN-26). */
export const registerPlayer: Call<typeof registerPlayerShapes> = {
  name: 'registerPlayer',
  method: 'POST',
  path: '/api/player/registerplayer',
};

/** Trades the code for a token, in `message` (CALL-11). */
export const validateCode: Call<typeof validateCodeShapes> = {
  name: 'validateCode',
  method: 'POST',
  path: '/api/player/validate-code',
};

/** `success` when the player has a display name (`message` may be a new token), else `no-name` (CALL-06). */
export const nameCheck: Call<typeof nameCheckShapes> = {
  name: 'nameCheck',
  method: 'GET',
  path: '/api/player/name-check',
};

/** Saves the display name; `message` is a new token (CALL-07). */
export const setName: Call<typeof setNameShapes> = { name: 'setName', method: 'PUT', path: '/api/player/set-name' };

/** Revokes the caller's token; the client's game players stay (CALL-12). */
export const logout: Call<typeof logoutShapes> = { name: 'logout', method: 'POST', path: '/api/player/logout' };

/** Signs the caller's present fields anew, in `message`; also trades the token of a sent link for a login (CALL-05, H47). */
export const updateToken: Call<typeof updateTokenShapes> = {
  name: 'updateToken',
  method: 'POST',
  path: '/api/player/update-token',
};

/** Begins to add or change a contact of the caller's: a code is sent (CALL-08). */
export const addContact: Call<typeof addContactShapes> = {
  name: 'addContact',
  method: 'POST',
  path: '/api/player/add-contact',
};

/** Attaches the contact whose code this is; `message` is a new token (CALL-09). */
export const confirmContact: Call<typeof confirmContactShapes> = {
  name: 'confirmContact',
  method: 'POST',
  path: '/api/player/confirm-contact',
};
