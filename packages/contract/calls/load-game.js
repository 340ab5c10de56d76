import * as guards from './load-game.guards.ts';
// Apart from the other calls of games: its guard is the largest of all, and those who join load none of it.
/** Loads the game as the caller may see it: 403 for a caller who is not in it, 404 when it does not exist (CALL-23). */
export const loadGame = {
    name: 'loadGame',
    method: 'GET',
    path: '/api/player/game/load',
    reply: guards.loadGame,
};
