import { foundPlayerView } from '@snug/rules';
import { findPlayer } from '../accounts/actor.ts';
/**
 * The player that this device or account was in the game. A device that is logged in to another account gets none (OPEN-16).
 * Without a login it also gets a registered player, so that the client can ask to log in (JOIN-07).
 */
export async function readFoundPlayer(db, game_id, actor) {
    const { clientId, client_hash, bearer } = actor;
    if (clientId === undefined || client_hash === undefined)
        return null;
    const ofDevice = db
        .selectFrom('game_players')
        .selectAll()
        .where('game_id', '=', game_id)
        .where('client_hash', '=', client_hash)
        .where('left_at', 'is', null)
        .orderBy('created_at', 'desc');
    const player = (await findPlayer(db, game_id, actor)) ?? (bearer ? undefined : await ofDevice.executeTakeFirst());
    return player ? foundPlayerView(clientId, player) : null;
}
