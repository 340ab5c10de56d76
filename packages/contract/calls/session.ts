import type { Call } from '../call.ts';
import type {
  contactCheckShapes,
  getVersionShapes,
  logoutShapes,
  nameCheckShapes,
  registerPlayerShapes,
  setNameShapes,
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
