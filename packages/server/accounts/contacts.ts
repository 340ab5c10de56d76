import { freshLoginMs } from '@snug/contract';
import { type Contact, contactFrom, details, Refusal, refuseOwnContact, takenContactRefusal } from '@snug/rules';
import { contactsOf, findAccount } from '../database/accounts.ts';
import type { AccountRow, Trx } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { claimInvites } from './claim-invites.ts';
import { forgiveAddress } from './codes-of-address.ts';
import { sendNotificationIfPossible } from './notify.ts';
import { type Asker, sendCode, tryCode } from './one-time-codes.ts';
import type { PlayerBearer } from './tokens.ts';

/**
 * Begins to add a contact, or to replace the one of its kind: a code goes to it. A login older than a day first confirms a
 * contact that the account has, since a token can be stolen and a contact gives access to the account. Who owns the new
 * contact is not revealed before it is proven (H38).
 */
export async function addContact(
  context: ServerContext,
  { account, authAt }: PlayerBearer,
  next: Contact,
  asker: Asker,
): Promise<'success' | 'confirm-existing'> {
  refuseOwnContact(account, next);
  const isFresh = context.clock.now() - authAt < freshLoginMs || (await hasJustProven(context, account, asker));
  if (isFresh) {
    await sendCodeTo(context, next, 'add', { account, asker, next });
    return 'success';
  }
  // Preferably the other one: the one to be replaced may be lost.
  const [existing] = contactsOf(account).sort((a) => (a.kind === next.kind ? 1 : -1));
  if (!existing) throw new Error('An account has a contact.');
  await sendCodeTo(context, existing, 'confirm', { account, asker, next });
  return 'confirm-existing';
}

/** `confirm-new`: an existing contact is confirmed, and a code is sent to the new one. Otherwise the changed account. */
export async function confirmContact(
  context: ServerContext,
  { account: { account_id } }: PlayerBearer,
  code: string,
  asker: Asker,
): Promise<'confirm-new' | AccountRow> {
  const { store, clock } = context;
  const done = await store.write(async (trx) => {
    const open = await trx
      .selectFrom('challenges')
      .select('playerid')
      .where('account_id', '=', account_id)
      // Of this browser alone: who holds a stolen token elsewhere puts no code in front of the owner's.
      .where('client_hash', '=', asker.client_hash)
      .where('purpose', 'in', ['add', 'confirm'])
      .where('closed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const given = { ...asker, playerid: open?.playerid ?? '', code };
    const challenge = await tryCode(trx, context, { ...given, purposes: ['add', 'confirm'] });
    if (!challenge) return new Refusal(400, details.wrongCode);
    await forgiveAddress(trx, context, challenge, asker.address);
    const before = await trx
      .selectFrom('accounts')
      .selectAll()
      .where('account_id', '=', account_id)
      .executeTakeFirstOrThrow();
    if (challenge.purpose === 'confirm') return { account: before, next: challenge.next_contact ?? '' };

    const { kind, contact } = challenge;
    const refusal = takenContactRefusal(account_id, await findAccount(trx, challenge));
    if (refusal) return refusal;
    const account = { ...before, [kind]: contact };
    await trx
      .updateTable('accounts')
      .set({ [kind]: contact })
      .where('account_id', '=', account_id)
      .execute();
    await claimInvites(trx, account, clock.now());
    const replaced = before[kind];
    if (replaced !== null && replaced !== contact) await forgetContact(trx, { kind, contact: replaced }, clock.now());
    return { account, before };
  });
  if (done instanceof Refusal) throw done;
  if (done.next !== undefined) {
    const next = contactFrom(done.next.includes('@') ? { email: done.next } : { phone: done.next });
    await sendCodeTo(context, next, 'add', { account: done.account, asker, next });
    return 'confirm-new';
  }
  await notify(context, contactsOf(done.before), done.account);
  return done.account;
}

/**
 * Removes a contact that no account has any more from closed invites, where erasing its last owner would not find it (H76).
 */
async function forgetContact(trx: Trx, { kind, contact }: Contact, now: number): Promise<void> {
  const set = { contact: '' };
  await trx
    .updateTable('team_invites')
    .set(set)
    .where('kind', '=', kind)
    .where('contact', '=', contact)
    .where('closed_at', 'is not', null)
    .execute();
  await trx
    .updateTable('game_invites')
    .set(set)
    .where('kind', '=', kind)
    .where('contact', '=', contact)
    .where((row) => row.or([row('closed_at', 'is not', null), row('expires_at', '<=', now)]))
    .execute();
}

function sendCodeTo(
  context: ServerContext,
  to: Contact,
  purpose: 'add' | 'confirm',
  { account, asker, next }: { account: AccountRow; asker: Asker; next: Contact },
): Promise<string> {
  const next_contact = purpose === 'confirm' ? next.contact : null;
  const { account_id } = account;
  return sendCode(context, { ...to, ...asker, purpose, account_id, next_contact, player_name: '' });
}

/** Whether this browser confirmed one of the account's contacts within a day, and need not do so again. */
async function hasJustProven(
  { store, clock }: ServerContext,
  account: AccountRow,
  { client_hash }: Asker,
): Promise<boolean> {
  const row = await store.db
    .selectFrom('challenges')
    .select('playerid')
    .where('client_hash', '=', client_hash)
    .where('purpose', 'in', ['login', 'confirm'])
    .where('confirmed_at', '>', clock.now() - freshLoginMs)
    .where(
      'contact',
      'in',
      contactsOf(account).map(({ contact }) => contact),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Notifies all contacts that the account had before: somebody else than the owner may have made the change. */
async function notify(context: ServerContext, contacts: readonly Contact[], now: AccountRow): Promise<void> {
  await Promise.all(
    contacts.map(({ kind, contact }) =>
      sendNotificationIfPossible(context, {
        kind,
        to: contact,
        subject: 'The contacts of your account have changed',
        text:
          now[kind] === contact
            ? 'A contact was added to your account, or replaced. If this was not you, please tell your quizmaster.'
            : 'Your account has another contact in place of this one. If this was not you, please tell your quizmaster.',
      }),
    ),
  );
}
