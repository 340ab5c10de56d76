import { isOpen } from '@snug/rules';
import { accountWithId, findAccount } from './accounts.ts';
import { compiledQuery } from './compiled-query.ts';
import { fromRow } from './rows.ts';
import { selectPlayers } from './team-roster.ts';
/** A team's open invites to people, the oldest first. */
export const openInvitesOf = compiledQuery((db, { teamid, now }) => selectOpen(db, now).where('game_invites.teamid', '=', teamid).where('kind', '!=', 'link'));
/** The open invites to an account, in one game or in all that are live. */
export function openInvitesTo(db, account_id, now, game_id) {
    return game_id === undefined
        ? openInvitesToAccount(db, { account_id, now })
        : openInvitesInGame(db, { account_id, game_id, now });
}
const openInvitesToAccount = compiledQuery((db, given) => selectOpenTo(db, given));
const openInvitesInGame = compiledQuery((db, given) => selectOpenTo(db, given).where('game_invites.game_id', '=', given.game_id));
function selectOpenTo(db, { account_id, now }) {
    return selectOpen(db, now)
        .innerJoin('games', 'games.game_id', 'game_invites.game_id')
        .where('game_invites.account_id', '=', account_id)
        .where('games.status', '=', 'live');
}
/** The open invites to an account from one team. */
export async function openInvitesFor(db, teamid, account_id, now) {
    const invites = account_id ? await invitesFor(db, { teamid, account_id }) : [];
    return invites.filter((each) => isOpen(each, now));
}
/** A team's open shared link, at most one. */
export const openLinksOf = compiledQuery((db, { teamid, now }) => selectOpen(db, now).where('game_invites.teamid', '=', teamid).where('kind', '=', 'link'));
/** Every invite of a team to people, also those that are closed or expired, the oldest first. */
export function invitesOf(db, teamid) {
    return db
        .selectFrom('game_invites')
        .selectAll()
        .where('teamid', '=', teamid)
        .where('kind', '!=', 'link')
        .orderBy('created_at')
        .orderBy('invite_id')
        .execute();
}
/** An invite by its id. */
export function inviteById(db, invite_id) {
    return db.selectFrom('game_invites').selectAll().where('invite_id', '=', invite_id).executeTakeFirst();
}
/** A team's invites to one account, also those that are closed or expired. */
export const invitesFor = compiledQuery((db, { teamid, account_id }) => db.selectFrom('game_invites').selectAll().where('teamid', '=', teamid).where('account_id', '=', account_id));
/** An invite of a game by its own code, open or not; undefined when its team has left the game. */
export function inviteByCode(db, game_id, code) {
    return db
        .selectFrom('game_invites')
        .innerJoin('game_teams', 'game_teams.teamid', 'game_invites.teamid')
        .selectAll('game_invites')
        .where('game_invites.game_id', '=', game_id)
        .where('code', '=', code)
        .where('kicked_at', 'is', null)
        .executeTakeFirst();
}
/** An open invite of a game by its own code, with the names that its notification shows. */
export function openInviteWith(db, game_id, code, now) {
    return db
        .selectFrom('game_invites')
        .innerJoin('games', 'games.game_id', 'game_invites.game_id')
        .innerJoin('game_teams', 'game_teams.teamid', 'game_invites.teamid')
        .innerJoin('game_players', 'game_players.player_id', 'game_invites.inviter')
        .select([
        'game_invites.game_id',
        'game_invites.code',
        'game_invites.teamid',
        'team_name',
        'player_name as inviter_name',
        'games.status',
    ])
        .where('game_invites.code', '=', code)
        .where('game_invites.game_id', '=', game_id)
        .where('game_invites.closed_at', 'is', null)
        .where('game_invites.expires_at', '>', now)
        .where('game_teams.kicked_at', 'is', null)
        .executeTakeFirst();
}
/** The account of an invitee, if there is one. */
export async function accountOfInvitee(db, invitee) {
    if (invitee.kind !== 'playerid')
        return findAccount(db, invitee);
    const [account] = await accountWithId(db, { account_id: invitee.contact });
    return account;
}
/** Whether `other` has joined, is invited to or asks to join a registered team that `member` has joined. */
export async function areOnOneTeam(db, member, other) {
    const row = await db
        .selectFrom('team_members as mine')
        .innerJoin('team_members as theirs', 'theirs.teamid', 'mine.teamid')
        .select('mine.teamid')
        .where('mine.account_id', '=', member)
        .where('mine.joined', '=', 1)
        .where('theirs.account_id', '=', other)
        .executeTakeFirst();
    return row !== undefined;
}
/** The player of an account in a game. */
export async function playerOfAccount(db, game_id, account_id) {
    if (account_id === null)
        return undefined;
    const [player] = await playerOwnedBy(db, { game_id, account_id });
    return player && fromRow(player);
}
const playerOwnedBy = compiledQuery((db, { game_id, account_id }) => selectPlayers(db)
    .where('game_id', '=', game_id)
    .where('game_players.account_id', '=', account_id)
    .where('left_at', 'is', null));
/** A query for open invites, with what their views show of team, inviter and invitee. */
function selectOpen(db, now) {
    return db
        .selectFrom('game_invites')
        .innerJoin('game_teams', 'game_teams.teamid', 'game_invites.teamid')
        .innerJoin('game_players', 'game_players.player_id', 'game_invites.inviter')
        .leftJoin('accounts', 'accounts.account_id', 'game_invites.account_id')
        .selectAll('game_invites')
        .select(['game_teams.team_name', 'game_teams.team_image'])
        .select(['game_players.player_code as inviter_code', 'game_players.player_name as inviter_name'])
        .select(({ fn, val, eb }) => eb
        .case()
        .when('game_invites.kind', '=', 'playerid')
        .then(fn.coalesce('accounts.player_name', val('')))
        .else('')
        .end()
        .as('invitee_name'))
        .where('closed_at', 'is', null)
        .where('expires_at', '>', now)
        .where('game_teams.kicked_at', 'is', null)
        .orderBy('game_invites.created_at')
        .orderBy('invite_id');
}
