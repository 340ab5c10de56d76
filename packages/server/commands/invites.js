import { inviteById, invitesFor, invitesOf, openInvitesOf, openLinksOf, playerOfAccount } from '../database/invites.ts';
import { readTeamRoster } from '../database/team-roster.ts';
import { readCaller } from './caller.ts';
import { readInvitee } from './invitee.ts';
export const inviteReaders = {
    inviteToTeam: async (trx, { teamid, invitee, ...identity }, { game_id, now }) => ({
        ...(await readCaller(trx, game_id, identity)),
        roster: await readTeamRoster(trx, teamid),
        open: await openInvitesOf(trx, { teamid, now }),
        invitee: await readInvitee(trx, game_id, identity.account_id, invitee),
    }),
    shareLink: async (trx, { teamid, ...identity }, { game_id, now }) => ({
        ...(await readCaller(trx, game_id, identity)),
        roster: await readTeamRoster(trx, teamid),
        links: await openLinksOf(trx, { teamid, now }),
    }),
    /** Finds the invite by its id, or the newest by its invitee, since any earlier one is closed. */
    async cancelInvite(trx, { teamid, invite_id, invitee }, { game_id }) {
        const roster = await readTeamRoster(trx, teamid);
        const all = await invitesOf(trx, teamid);
        const invite = all.findLast((each) => invitee ? each.kind === invitee.kind && each.contact === invitee.contact : each.invite_id === invite_id);
        return { roster, invite, invited: invite && (await playerOfAccount(trx, game_id, invite.account_id)) };
    },
    async withdrawInvite(trx, { invite_id }, { game_id }) {
        const invite = await inviteById(trx, invite_id);
        return { invite, invited: invite && (await playerOfAccount(trx, game_id, invite.account_id)) };
    },
    declineInvite: async (trx, { teamid, account_id }, { game_id }) => ({
        mine: await invitesFor(trx, { teamid, account_id }),
        invited: await playerOfAccount(trx, game_id, account_id),
    }),
};
