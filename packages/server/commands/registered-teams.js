import { createTeam, details, editTeam, handTeamOver, inviteMember, mustEdit, replaceTeamPicture, teamInviteeFrom, } from '@snug/rules';
import { countTeamInviteNotification, sendTeamInviteNotification, } from '../accounts/team-invite-notification.ts';
import { accountOfInvitee } from '../database/invites.ts';
import { applyTeamChanges, rosterOf } from '../database/registered-teams.ts';
import { toRow } from '../database/rows.ts';
import { newId } from '../foundation/ids.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweepSome } from '../media/sweep.ts';
import { readRegisteredTeam } from '../queries/registered-team.ts';
import { applyImageChange, storedImages } from './images.ts';
import { runCommand } from './run-command.ts';
/**
 * Changes a team, and returns it as the account may see it then. The rule decides by the team as read in the transaction:
 * of two concurrent requests to hand the team over, the second is no longer the owner's (H58).
 */
export function changeTeam(context, { team, me }, decide) {
    const { teamid } = team;
    return context.store.write(async (trx) => {
        const roster = await rosterOf(trx, context.keys, teamid);
        await applyTeamChanges(trx, teamid, await decide(roster, trx));
        return readRegisteredTeam(context, trx, teamid, me);
    });
}
/** Creates a team with its owner as the first member, and returns its number. */
export function createRegisteredTeam({ store, clock, random }, owner, texts) {
    return store.write(async (trx) => {
        const kt_team_id = await nextTeamNumber(trx);
        const now = clock.now();
        const named = { teamid: newId(random), kt_team_id, owner, ...texts };
        const { team, member } = createTeam(named, await teamsOwnedBy(trx, owner), now);
        const row = { ...toRow(team), created_at: now, archived_at: null, used_at: null };
        await trx.insertInto('teams').values(row).execute();
        await trx.insertInto('team_members').values(toRow(member)).execute();
        return kt_team_id;
    });
}
/** Changes name, slogan and settings. */
export async function editRegisteredTeam(context, on, settings) {
    let isRenamed = false;
    const team = await changeTeam(context, on, (roster) => {
        const edited = editTeam(roster, on.me, settings);
        isRenamed = edited.isRenamed;
        return edited.changes;
    });
    if (isRenamed)
        await renameInGames(context, on.team);
    return team;
}
/** The owner hands the team over to a member who may own one more. */
export function setTeamOwner(context, on, new_owner) {
    return changeTeam(context, on, async (roster, trx) => handTeamOver(roster, on.me, new_owner, await teamsOwnedBy(trx, new_owner)));
}
/** Invites somebody to the team and notifies them. `sender` identifies whose quota of notifications this counts for. */
export async function inviteToRegisteredTeam(context, on, named, sender) {
    const { clock, random, quotas } = context;
    const { kt_team_id } = on.team;
    let notification;
    let made = [];
    const team = await changeTeam(context, on, async (roster, trx) => {
        const invitee = teamInviteeFrom(roster, on.me, named);
        const account = await accountOfInvitee(trx, invitee);
        made = inviteMember(roster, on.me, { invitee, account }, { now: clock.now(), newId: () => newId(random) });
        if (made.length === 0)
            return made;
        // Nobody is notified twice, and nobody who is invited by their playerid, which is on public pages.
        if (invitee.kind !== 'playerid') {
            notification = { contact: invitee, kt_team_id, team_name: roster.team.team_name, sender };
            await countTeamInviteNotification(trx, context, notification);
        }
        else {
            // An invite without a notification still appears for somebody who did not ask for it, so it counts too (H39).
            await quotas.take(trx, 'invitesOfSender', sender, details.tooManyInvites);
        }
        return made;
    });
    if (notification)
        await sendTeamInviteNotification(context, notification, (trx) => uninvite(trx, context, on, made));
    return team;
}
/** Undoes invites whose notification was not sent, except those accepted meanwhile. */
async function uninvite(trx, { keys, clock }, { team: { teamid } }, made) {
    const { members } = await rosterOf(trx, keys, teamid);
    const undone = made.flatMap((change) => {
        if (change.kind === 'invite')
            return [{ kind: 'uninvite', invite_id: change.row.invite_id, at: clock.now() }];
        if (change.kind !== 'member')
            return [];
        const { account_id } = change.row;
        const hasJoined = members.some((member) => member.account_id === account_id && member.joined);
        return hasJoined ? [] : [{ kind: 'off', account_id }];
    });
    await applyTeamChanges(trx, teamid, undone);
}
/**
 * Renames the team in its open games, except where another team has the name. Runs after the change, in one command per
 * game: each takes only its game's lock. It reads the name under that lock, so that of two renames the later is sent last.
 */
async function renameInGames(context, { teamid, kt_team_id }) {
    const games = await context.store.db
        .selectFrom('game_teams')
        .innerJoin('games', 'games.game_id', 'game_teams.game_id')
        .select('games.game_id')
        .where('kt_team_id', '=', String(kt_team_id))
        .where('games.status', '=', 'live')
        .execute();
    for (const { game_id } of games)
        await runCommand(context, game_id, 'followRegisteredName', { registered: teamid });
}
/** Restores an archived team. It counts as used now, or the next day's retention would archive it again. */
export async function restoreRegisteredTeam({ store, clock }, teamid) {
    const set = { archived_at: null, used_at: clock.now() };
    await store.write((trx) => trx.updateTable('teams').set(set).where('teamid', '=', teamid).execute());
}
/** Stores the team's new picture in place of the one before, and returns its address. */
export async function replaceTeamPhoto(context, { team, me }, file) {
    const { store, keys } = context;
    const { teamid } = team;
    const album = { kind: 'team', owner: teamid };
    // Checked before the upload and again in the transaction: decoding takes time.
    mustEdit(await rosterOf(store.db, keys, teamid), me);
    const row = await keepPicture(context, { ...album, account_id: me, player_id: null, teamid: null, purpose: 'picture', file }, async (trx, { file, created_at }) => {
        const roster = await rosterOf(trx, keys, teamid);
        mustEdit(roster, me);
        const { team_image } = roster.team;
        const change = replaceTeamPicture(await storedImages(trx, album), team_image, pictureUrl(file));
        await applyImageChange(trx, album, change, created_at);
    });
    await sweepSome(context);
    return pictureUrl(row.file);
}
/** Takes the number from a counter, so that none is used twice, even after its team is disbanded (H58). */
async function nextTeamNumber(trx) {
    const { value } = await trx
        .updateTable('counters')
        .set((old) => ({ value: old('value', '+', 1) }))
        .where('name', '=', 'kt_team_id')
        .returning('value')
        .executeTakeFirstOrThrow();
    return Number(value);
}
async function teamsOwnedBy(trx, owner) {
    const { count } = await trx
        .selectFrom('teams')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
    return Number(count);
}
