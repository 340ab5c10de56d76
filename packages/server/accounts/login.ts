import { type Contact, details, Refusal } from '@snug/rules';
import { findAccount } from '../database/accounts.ts';
import type { AccountRow, Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Actor } from './actor.ts';
import { claimInvites } from './claim-invites.ts';
import { forgiveAddress } from './codes-of-address.ts';
import type { Device } from './device.ts';
import { type Asker, tryCode } from './one-time-codes.ts';
import { revoke } from './revocation.ts';
import { addSession } from './sessions.ts';
import type { LinkToken } from './tokens.ts';

/** Logs in by a code, with a token; makes the account if the contact is new. Whatever is wrong, the refusal is the same (H37). */
export async function logInByCode(
  context: ServerContext,
  given: Asker & { readonly playerid: string; readonly code: string; readonly device: Device },
): Promise<string> {
  const session_id = newId(context.random);
  // The count of a failure must not be rolled back with the refusal.
  const account = await context.store.write(async (trx) => {
    const challenge = await tryCode(trx, context, { ...given, purposes: ['login'] });
    if (!challenge) return undefined;
    await forgiveAddress(trx, context, challenge, given.address);
    const account = await accountOfContact(trx, context, challenge, challenge.player_name);
    const { account_id } = account;
    await trx
      .insertInto('known_devices')
      .values({ account_id, client_hash: given.client_hash, since: context.clock.now() })
      .onConflict((row) => row.columns(['account_id', 'client_hash']).doNothing())
      .execute();
    const session = { session_id, account_id, host_id: null, how: 'code', ...given.device } as const;
    await addSession(trx, context.clock.now(), session);
    return account;
  });
  if (!account) throw new Refusal(400, details.wrongCode);
  const { address, client_hash } = given;
  context.securityLog.tell('signed-in', { address, client_hash, account_id: account.account_id }, { by: 'code' });
  return context.tokens.ofPlayer(account, undefined, session_id);
}

/**
 * Exchanges the token of a sent link for a login, once: of two holders of the link only the first is logged in. The link was
 * sent to the contact, so its holder reads that contact's notifications, or was forwarded one (H47).
 */
export async function logInByLink(
  context: ServerContext,
  link: LinkToken,
  { device, address, client_hash }: Pick<Actor, 'address' | 'client_hash'> & { readonly device: Device },
): Promise<string> {
  const session_id = newId(context.random);
  const { jti, expiresAt, contact } = link;
  const account = await context.store.write(async (trx) => {
    const isFirst = await revoke(trx, context, { id: jti, expiresAt });
    // The link's screen asks a new player for a name (LINK-08).
    if (!isFirst) return undefined;
    const account = await accountOfContact(trx, context, contact, '');
    const session = { session_id, account_id: account.account_id, host_id: null, how: 'link', ...device } as const;
    await addSession(trx, context.clock.now(), session);
    return account;
  });
  if (!account) throw new Refusal(401, details.invalidLogin);
  context.securityLog.tell('signed-in', { address, client_hash, account_id: account.account_id }, { by: 'link' });
  return context.tokens.ofPlayer(account, link, session_id);
}

/** The account with this contact, made if there is none. */
export async function accountOfContact(
  trx: Trx,
  { clock, random }: ServerContext,
  contact: Contact,
  player_name: string,
): Promise<AccountRow> {
  const known = await findAccount(trx, contact);
  if (known) return known;
  const account: AccountRow = {
    account_id: newId(random),
    player_name,
    email: contact.kind === 'email' ? contact.contact : null,
    phone: contact.kind === 'phone' ? contact.contact : null,
    token_version: 1,
    kept_login: null,
    profile_img: '',
    created_at: clock.now(),
    erased_at: null,
  };
  await trx.insertInto('accounts').values(account).execute();
  await claimInvites(trx, account, clock.now());
  return account;
}
