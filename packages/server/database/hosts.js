import { compiledQuery } from './compiled-query.ts';
import { fromRow } from './rows.ts';
/** A quizmaster by their id. */
export function hostWithId(db, host_id) {
    return db.selectFrom('hosts').selectAll().where('host_id', '=', host_id).executeTakeFirstOrThrow();
}
/** The quizmasters of a game. */
export const hostsOf = compiledQuery((db, { game_id }) => db
    .selectFrom('game_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'game_hosts.host_id')
    .selectAll('hosts')
    .where('game_id', '=', game_id)
    .orderBy('created_at')
    .orderBy('hosts.host_id'));
/** The ratings by a player of a game. */
export async function ratingsBy(db, player_id) {
    return (await ratedBy(db, { player_id })).map(fromRow);
}
const ratedBy = compiledQuery((db, { player_id }) => db.selectFrom('feedback').selectAll().where('player_id', '=', player_id));
/** A quizmaster's ratings in a game with the players' names, the oldest first. */
export async function ratingsOf(db, game_id, host_id) {
    const ratings = await db
        .selectFrom('feedback')
        .innerJoin('game_players', 'game_players.player_id', 'feedback.player_id')
        .selectAll('feedback')
        .select('player_name')
        .where('feedback.game_id', '=', game_id)
        .where('host_id', '=', host_id)
        .orderBy('feedback.created_at')
        .orderBy('feedback.player_id')
        .execute();
    return ratings.map(fromRow);
}
