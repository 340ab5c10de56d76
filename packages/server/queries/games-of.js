import { headView, stubViews } from '@snug/rules';
import { accountOf } from '../accounts/actor.ts';
import { openInvitesTo } from '../database/invites.ts';
import { fromRow } from '../database/rows.ts';
import { venueName } from '../database/venue-name.ts';
/** The caller's live games, the newest first: those they play, watch or are invited to, or where they declined every invite. */
export async function gamesOf(db, actor, now) {
    const account_id = accountOf(actor)?.account_id;
    const players = await playersOf(db, actor);
    const invites = account_id === undefined ? [] : await openInvitesTo(db, account_id, now);
    const declined = account_id === undefined ? [] : await declinedBy(db, account_id);
    const ids = [players, invites, declined].flatMap((rows) => rows.map(({ game_id }) => game_id));
    const games = await liveGames(db, [...new Set(ids)]);
    return games.map(fromRow).flatMap((game) => {
        const isOf = ({ game_id }) => game_id === game.game_id;
        const player = players.find(isOf);
        const { team_name, team_image } = player ?? {};
        return stubViews(headView(game, game.venue), {
            player,
            team: { team_name: team_name ?? '', team_image: team_image ?? '' },
            invites: invites.filter(isOf),
            hasDeclined: declined.some(isOf),
        });
    });
}
function playersOf(db, actor) {
    const account = accountOf(actor);
    return (db
        .selectFrom('game_players')
        .innerJoin('games', 'games.game_id', 'game_players.game_id')
        .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
        .select(['game_players.game_id', 'game_players.status', 'team_name', 'team_image'])
        // Keeps the query small for somebody who has played for years: games that are over have no line.
        .where('games.status', '=', 'live')
        .where('left_at', 'is', null)
        .where((row) => account
        ? row('game_players.account_id', '=', account.account_id)
        : row.and([
            row('game_players.client_hash', '=', actor.client_hash ?? ''),
            row('game_players.account_id', 'is', null),
        ]))
        .execute());
}
function declinedBy(db, account_id) {
    return db
        .selectFrom('game_invites')
        .innerJoin('games', 'games.game_id', 'game_invites.game_id')
        .select('game_invites.game_id')
        .where('games.status', '=', 'live')
        .where('account_id', '=', account_id)
        .where('closed_as', '=', 'declined')
        .execute();
}
async function liveGames(db, ids) {
    if (ids.length === 0)
        return [];
    return db
        .selectFrom('games')
        .innerJoin('venues', 'venues.venue_id', 'games.venue_id')
        .selectAll('games')
        .select('venues.name as venue')
        .where('game_id', 'in', ids)
        .where('status', '=', 'live')
        .orderBy('games.created_at', 'desc')
        .execute();
}
/** The games of a venue, the newest first. */
export async function gamesOfVenue(db, venue_id) {
    const venue = await venueName(db, venue_id);
    const games = await db
        .selectFrom('games')
        .selectAll()
        .where('venue_id', '=', venue_id)
        .orderBy('created_at', 'desc')
        .limit(100)
        .execute();
    return games.map((game) => headView(fromRow(game), venue));
}
