import { compiledQuery } from './compiled-query.ts';
import { fromRow, toRow } from './rows.ts';
import { registeredTeamById } from './teams.ts';
/** Each of these teams with its members and invites, in the given order. */
export async function rostersOf(db, keys, teams) {
    const ids = teams.map(({ teamid }) => teamid);
    if (ids.length === 0)
        return [];
    const [members, invites] = await Promise.all([
        db
            .selectFrom('team_members')
            .innerJoin('accounts', 'accounts.account_id', 'team_members.account_id')
            .selectAll('team_members')
            .select(['player_name', 'profile_img'])
            .where('teamid', 'in', ids)
            .execute(),
        db.selectFrom('team_invites').selectAll().where('teamid', 'in', ids).where('closed_at', 'is', null).execute(),
    ]);
    const known = members.map((member) => ({ ...fromRow(member), known_as: knownAs(keys, member) }));
    return teams.map((team) => ({
        team: fromRow(team),
        members: known.filter(({ teamid }) => teamid === team.teamid),
        invites: invites
            .filter(({ teamid }) => teamid === team.teamid)
            .map((invite) => ({ ...invite, known_as: publicId(keys, team.teamid, invite.invite_id) })),
    }));
}
/** One team with its members and invites. Read in the transaction that changes it, so that the change sees the same. */
export async function rosterOf(db, keys, teamid) {
    const [roster] = await rostersOf(db, keys, [await registeredTeamById(db, teamid)]);
    // One team in, one roster out.
    return roster;
}
/** An account's entry in a registered team. */
export const membershipIn = compiledQuery((db, { teamid, account_id }) => db.selectFrom('team_members').selectAll().where('teamid', '=', teamid).where('account_id', '=', account_id));
function knownAs(keys, { teamid, account_id, invited_as }) {
    return invited_as === null ? account_id : publicId(keys, teamid, account_id);
}
/** The public form of both kinds of id: an account's, and that of an invite to a contact without an account. */
function publicId(keys, teamid, id) {
    return keys.limit(`invitee\n${teamid}\n${id}`);
}
/** Makes the changes of a rule, in their order. */
export async function applyTeamChanges(trx, teamid, changes) {
    for (const change of changes)
        await applyChange(trx, teamid, change);
}
async function applyChange(trx, teamid, change) {
    switch (change.kind) {
        case 'team':
            return trx.updateTable('teams').set(toRow(change.set)).where('teamid', '=', teamid).execute();
        case 'member': {
            const member = toRow(change.row);
            const { joined, requested, invited_as, joined_at } = member;
            return trx
                .insertInto('team_members')
                .values(member)
                .onConflict((row) => row.columns(['teamid', 'account_id']).doUpdateSet({ joined, requested, invited_as, joined_at }))
                .execute();
        }
        case 'off':
            return trx
                .deleteFrom('team_members')
                .where('teamid', '=', teamid)
                .where('account_id', '=', change.account_id)
                .execute();
        case 'invite':
            return trx.insertInto('team_invites').values(change.row).execute();
        case 'uninvite':
            return trx
                .updateTable('team_invites')
                .set({ closed_at: change.at })
                .where('invite_id', '=', change.invite_id)
                .execute();
        case 'empty':
            await trx.deleteFrom('team_members').where('teamid', '=', teamid).execute();
            return trx
                .updateTable('team_invites')
                .set({ closed_at: change.at })
                .where('teamid', '=', teamid)
                .where('closed_at', 'is', null)
                .execute();
    }
}
/** The numbers of the given teams that are in an open game now. */
export async function numbersInGame(db, teams) {
    if (teams.length === 0)
        return new Set();
    const rows = await db
        .selectFrom('game_teams')
        .innerJoin('games', 'games.game_id', 'game_teams.game_id')
        .select('kt_team_id')
        .distinct()
        .where('games.status', '=', 'live')
        .where('kicked_at', 'is', null)
        .where('kt_team_id', 'in', teams.map(({ kt_team_id }) => String(kt_team_id)))
        .execute();
    return new Set(rows.map(({ kt_team_id }) => kt_team_id));
}
/** The account's teams, ordered by number: those it has joined, is invited to or asks to join, without archived ones. */
export function teamsOfAccount(db, account_id, onlyJoined) {
    return db
        .selectFrom('teams')
        .innerJoin('team_members', 'team_members.teamid', 'teams.teamid')
        .selectAll('teams')
        .where('account_id', '=', account_id)
        .where('archived_at', 'is', null)
        .$if(onlyJoined, (query) => query.where('joined', '=', 1))
        .orderBy('kt_team_id')
        .execute();
}
