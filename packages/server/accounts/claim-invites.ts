import { maskedContact } from '@snug/rules';
import { contactsOf } from '../database/accounts.ts';
import type { AccountRow, Trx } from '../database/schema.ts';

/**
 * Gives an account that is new, or has a new contact, the invites that were sent to its contacts before: to registered
 * teams, on whose lists it is then invited, and to teams in games.
 */
export async function claimInvites(trx: Trx, account: AccountRow, now: number): Promise<void> {
  const { account_id } = account;
  for (const { kind, contact } of contactsOf(account)) {
    const claimed = await trx
      .updateTable('team_invites')
      .set({ closed_at: now })
      .where('kind', '=', kind)
      .where('contact', '=', contact)
      .where('closed_at', 'is', null)
      .returning('teamid')
      .execute();
    for (const { teamid } of claimed) {
      await trx
        .insertInto('team_members')
        .values({ teamid, account_id, joined: 0, requested: 0, invited_as: maskedContact({ kind, contact }) })
        .onConflict((row) => row.columns(['teamid', 'account_id']).doNothing())
        .execute();
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
