import * as guards from './games.guards.ts';
/** Finds the open game with this code, and the player that this client id was in it (CALL-41, OPEN-14). */
export const findGame = {
    name: 'findGame',
    method: 'POST',
    path: '/api/player/game/code/find',
    reply: guards.findGame,
};
/** Tells whether a game with this code can be joined now; any origin may ask (CALL-35, OPEN-15). */
export const gameExists = {
    name: 'gameExists',
    method: 'GET',
    path: '/api/player/game/{code}/exists',
    reply: guards.gameExists,
};
/** Lists the caller's current games (CALL-14). */
export const listGames = {
    name: 'listGames',
    method: 'GET',
    path: '/api/player/game/list',
    reply: guards.listGames,
};
/** Joins a game with a new or registered team; the caller becomes its captain (CALL-15). */
export const joinWithCode = {
    name: 'joinWithCode',
    method: 'POST',
    path: '/api/player/game/code/join',
    reply: guards.joinWithCode,
};
/** Joins the team with this code; without a code the caller becomes a spectator (CALL-21, OPEN-12). */
export const joinGame = {
    name: 'joinGame',
    method: 'POST',
    path: '/api/player/game/{id}/join',
    reply: guards.joinGame,
};
/** Creates a separate player of this game for a new client id (CALL-37). */
export const newPlayer = {
    name: 'newPlayer',
    method: 'POST',
    path: '/api/player/game/{id}/new-player',
    reply: guards.newPlayer,
};
/** Leaves the game and the caller's team in it (CALL-16, OPEN-46). */
export const leaveGame = {
    name: 'leaveGame',
    method: 'POST',
    path: '/api/player/game/{id}/leave-game',
    reply: guards.leaveGame,
};
/** Adds a new or registered team to the game that the caller watches; the caller becomes its captain (CALL-17). */
export const addTeam = {
    name: 'addTeam',
    method: 'POST',
    path: '/api/player/game/{id}/new-team',
    reply: guards.addTeam,
};
