/**
 * The lock of writes without a lock of their own: changes that do not belong to one game run one after another. Never rename
 * it: a script beside a running server may be of another version.
 */
export const serverLock = 'house';
/** Everything that appends to a game's streams writes under this lock: no stream gets a number twice, or a gap. */
export function gameLock(game_id) {
    return `game/${game_id}`;
}
