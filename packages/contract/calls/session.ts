import { type Call, get, post, put } from '../call.ts';
import type * as shapes from './session.shapes.ts';

/** Returns the version that the server runs (CALL-13). Never cached; it is also the live connection's cheap probe. */
export const getVersion: Call<typeof shapes.getVersionShapes> = /* @__PURE__ */ get('getVersion', '/api/version');

/** Tells whether a contact is known (CALL-10, OPEN-27). */
export const contactCheck: Call<typeof shapes.contactCheckShapes> = /* @__PURE__ */ get(
  'contactCheck',
  '/api/player/contact-check',
);

/** Sends a one-time code to a contact. `playerid` names this challenge, not the player (CALL-04, OPEN-26). */
export const registerPlayer: Call<typeof shapes.registerPlayerShapes> = /* @__PURE__ */ post(
  'registerPlayer',
  '/api/player/registerplayer',
);

/** Exchanges the code for a token, in `message` (CALL-11). */
export const validateCode: Call<typeof shapes.validateCodeShapes> = /* @__PURE__ */ post(
  'validateCode',
  '/api/player/validate-code',
);

/** Replies `success` for a player with a display name (`message` may be a new token), else `no-name` (CALL-06). */
export const nameCheck: Call<typeof shapes.nameCheckShapes> = /* @__PURE__ */ get(
  'nameCheck',
  '/api/player/name-check',
);

/** Saves the display name; `message` is a new token (CALL-07). */
export const setName: Call<typeof shapes.setNameShapes> = /* @__PURE__ */ put('setName', '/api/player/set-name');

/** Revokes the caller's token; the client's game players stay (CALL-12). */
export const logout: Call<typeof shapes.logoutShapes> = /* @__PURE__ */ post('logout', '/api/player/logout');

/**
 * Signs the fields that the caller has now in a new token, in `message`; also exchanges the token of a sent link for a
 * login (CALL-05, H47).
 */
export const updateToken: Call<typeof shapes.updateTokenShapes> = /* @__PURE__ */ post(
  'updateToken',
  '/api/player/update-token',
);

/** Starts adding or changing one of the caller's contacts: a code is sent (CALL-08). */
export const addContact: Call<typeof shapes.addContactShapes> = /* @__PURE__ */ post(
  'addContact',
  '/api/player/add-contact',
);

/** Attaches the contact that this code confirms; `message` is a new token (CALL-09). */
export const confirmContact: Call<typeof shapes.confirmContactShapes> = /* @__PURE__ */ post(
  'confirmContact',
  '/api/player/confirm-contact',
);
