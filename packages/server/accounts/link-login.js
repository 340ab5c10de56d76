/**
 * Whether a login is valid for a game. By a code it is for all; by a link, which may have been forwarded, for its own (H47).
 */
export function coversGame(bearer, game_id) {
    return bearer?.kind !== 'player' || bearer.linkGame === undefined || bearer.linkGame === game_id;
}
