import { claimTeamInvite } from '@snug/rules';
import { contactsOf } from '../database/accounts.ts';
import { applyTeamChanges } from '../database/registered-teams.ts';
/**
 * Gives an account that is new, or has a new contact, the invites that were sent to its contacts before: to registered
 * teams, on whose lists it is then invited, and to teams in games.
 */
export async function claimInvites(trx, account, now) {
    const { account_id } = account;
    for (const { kind, contact } of contactsOf(account)) {
        const open = await trx
            .selectFrom('team_invites')
            .selectAll()
            .where('kind', '=', kind)
            .where('contact', '=', contact)
            .where('closed_at', 'is', null)
            .execute();
        const mine = await trx.selectFrom('team_members').select('teamid').where('account_id', '=', account_id).execute();
        for (const invite of open) {
            await applyTeamChanges(trx, invite.teamid, claimTeamInvite(invite, account_id, mine, now));
        }
        await trx
            .updateTable('game_invites')
            .set({ account_id })
            .where('kind', '=', kind)
            .where('contact', '=', contact)
            .where('account_id', 'is', null)
            .where('closed_at', 'is', null)
            .execute();
    }
}
