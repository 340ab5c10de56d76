import { type Call, get, post } from '../call.ts';
import type * as shapes from './games.shapes.ts';

/** Finds the open game with this code, and the player that this client id was in it (CALL-41, OPEN-14). */
export const findGame: Call<typeof shapes.findGameShapes> = /* @__PURE__ */ post(
  'findGame',
  '/api/player/game/code/find',
);

/** Tells whether a game with this code can be joined now; any origin may ask (CALL-35, OPEN-15). */
export const gameExists: Call<typeof shapes.gameExistsShapes> = /* @__PURE__ */ get(
  'gameExists',
  '/api/player/game/{code}/exists',
);

/** Lists the caller's current games (CALL-14). */
export const listGames: Call<typeof shapes.listGamesShapes> = /* @__PURE__ */ get('listGames', '/api/player/game/list');

/** Joins a game with a new or registered team; the caller becomes its captain (CALL-15). */
export const joinWithCode: Call<typeof shapes.joinWithCodeShapes> = /* @__PURE__ */ post(
  'joinWithCode',
  '/api/player/game/code/join',
);

/** Joins the team with this code; without a code the caller becomes a spectator (CALL-21, OPEN-12). */
export const joinGame: Call<typeof shapes.joinGameShapes> = /* @__PURE__ */ post(
  'joinGame',
  '/api/player/game/{id}/join',
);

/** Creates a separate player of this game for a new client id (CALL-37). */
export const newPlayer: Call<typeof shapes.newPlayerShapes> = /* @__PURE__ */ post(
  'newPlayer',
  '/api/player/game/{id}/new-player',
);

/** Loads the game as the caller may see it: 403 for a caller who is not in it, 404 when it does not exist (CALL-23). */
export const loadGame: Call<typeof shapes.loadGameShapes> = /* @__PURE__ */ get('loadGame', '/api/player/game/load');

/** Leaves the game and the caller's team in it (CALL-16, OPEN-46). */
export const leaveGame: Call<typeof shapes.leaveGameShapes> = /* @__PURE__ */ post(
  'leaveGame',
  '/api/player/game/{id}/leave-game',
);

/** Adds a new or registered team to the game that the caller watches; the caller becomes its captain (CALL-17). */
export const addTeam: Call<typeof shapes.addTeamShapes> = /* @__PURE__ */ post(
  'addTeam',
  '/api/player/game/{id}/new-team',
);
