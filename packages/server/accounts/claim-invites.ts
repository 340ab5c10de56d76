import { maskedContact } from '@snug/rules';
import type { Transaction } from 'kysely';
import type { AccountRow, Database } from '../database/schema.ts';
import { contactsOf } from './contact.ts';

/**
 * Gives an account the invites that its contacts were sent before anybody had them: to registered teams, of which it is
 * an invited member then, and to teams in games. For an account that is new or has gained a contact.
 */
export async function claimInvites(trx: Transaction<Database>, account: AccountRow, now: number): Promise<void> {
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
