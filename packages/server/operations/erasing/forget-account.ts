import type { Person } from '../../database/person.ts';
import type { Trx } from '../../database/schema.ts';
import type { EraseContext } from './erase-context.ts';
import { formerPlayer } from './former-player.ts';

/** Empties the account's row, which teams and invites refer to; none of its tokens is valid any more. */
export async function forgetAccount(
  trx: Trx,
  { clock }: EraseContext,
  { account, contacts, clientHashes }: Person,
): Promise<void> {
  for (const client_hash of clientHashes) {
    await trx.deleteFrom('challenges').where('client_hash', '=', client_hash).execute();
  }
  for (const { contact } of contacts) {
    await trx
      .deleteFrom('challenges')
      .where((row) => row.or([row('contact', '=', contact), row('next_contact', '=', contact)]))
      .execute();
  }
  if (!account) return;
  const { account_id, token_version } = account;
  await trx.deleteFrom('challenges').where('account_id', '=', account_id).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', account_id).execute();
  await trx.deleteFrom('known_devices').where('account_id', '=', account_id).execute();
  await trx
    .updateTable('accounts')
    .set({
      player_name: formerPlayer,
      email: null,
      phone: null,
      profile_img: '',
      token_version: token_version + 1,
      kept_login: null,
      erased_at: clock.now(),
    })
    .where('account_id', '=', account_id)
    .execute();
}
