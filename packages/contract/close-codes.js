/** Every code that the server closes a live connection with, and its meaning. Any other code means `retry`. */
export const closeCodes = {
    /** The server restarts. This does not count as an error. */
    restart: 1012,
    /** The client reads too slowly. It connects again from its cursor. */
    slow: 4008,
    /** The cursor cannot be resumed: the client loads the game, then connects. */
    resync: 4010,
    /** A newer connection of the same player replaced this one. */
    superseded: 4001,
    /** The player may not receive this audience's messages. NO_GAME_ACCESS was sent before. */
    noAccess: 4003,
    /** The game does not exist. */
    gameGone: 4004,
    /** The bearer is invalid, expired or revoked. */
    tokenInvalid: 4401,
    /** There are too many connections: the client waits, then connects. */
    rate: 4429,
};
const meanings = {
    [closeCodes.resync]: 'resync',
    [closeCodes.superseded]: 'stop',
    [closeCodes.noAccess]: 'stop',
    [closeCodes.gameGone]: 'stop',
    [closeCodes.tokenInvalid]: 'stop',
    [closeCodes.rate]: 'wait',
};
export function meaningOf(code) {
    return meanings[code] ?? 'retry';
}
