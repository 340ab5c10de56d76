import { details, maskedContact, Refusal } from '@snug/rules';
import { contactsOf } from '../database/accounts.ts';
import type { AccountRow } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { forgiveAddress } from './codes-of-address.ts';
import { sendNotificationIfPossible } from './notify.ts';
import { type Asker, sendCode, tryCode } from './one-time-codes.ts';

/** What a code permits. */
export type MyDataUse = 'download' | 'delete';

/** What the parts of the file are, for whoever opens it. */
const readme = {
  about: 'Everything that is held about you here. Times are in UTC.',
  account: 'Your account, with the name and the contacts that you log in with.',
  contacts: 'The contacts by which you are known.',
  browsers: 'How many browsers you have logged in or played with; each is kept as a hash alone.',
  sessions: 'Where you are logged in.',
  games:
    'The games that you were in, with the name and the team that you played under, the team that you have left, and the one that you were taken off.',
  teams: 'The registered teams that you are on.',
  suggestions: 'What you have suggested to your captains.',
  ratings: 'How you have rated quizmasters.',
  votes: 'What you have voted for.',
  pictures: 'Where the pictures lie that you have uploaded.',
  surveys: 'What you have answered to sponsors’ questions; they see sums alone.',
  invites: 'Invites to you.',
  codes_sent: 'One-time codes that were sent to you in the last day, without the code.',
};

/**
 * Sends a code to a contact of the account, the e-mail first, and the next one where a message cannot be sent to it now. A token can be
 * stolen, and who holds it does not read the owner's mail (H38).
 */
export async function sendMyDataCode(
  context: ServerContext,
  account: AccountRow,
  use: MyDataUse,
  asker: Asker,
): Promise<string> {
  const { account_id } = account;
  let unsent: unknown = new Error('An account has a contact.');
  for (const contact of contactsOf(account)) {
    try {
      await sendCode(context, {
        ...contact,
        ...asker,
        purpose: use,
        account_id,
        next_contact: null,
        player_name: '',
      });
      return maskedContact(contact);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== 503) throw refusal;
      unsent = refusal;
    }
  }
  throw unsent;
}

/** The text of a file with everything that is held about the account's owner. */
export async function download(
  context: ServerContext,
  account: AccountRow,
  given: Asker & { readonly code: string },
): Promise<string> {
  await confirm(context, account, 'download', given);
  const held = await context.personalData.held(account.account_id);
  return `${JSON.stringify({ readme, ...held }, null, 2)}\n`;
}

/**
 * Erases the account, and tells its contacts, since somebody else than the owner may have done it. They are told as soon as the
 * account is ended, while the rest is erased. The reply does not wait for that: a slow mail server must not make a deletion
 * seem lost.
 */
export async function deleteAccount(
  context: ServerContext,
  account: AccountRow,
  given: Asker & { readonly code: string },
): Promise<void> {
  await confirm(context, account, 'delete', given);
  await context.personalData.erase(account.account_id, () => tellOfDeletion(context, account, given));
}

function tellOfDeletion(context: ServerContext, account: AccountRow, { address, client_hash }: Asker): void {
  context.securityLog.tell('erased', { address, client_hash, account_id: account.account_id });
  const telling = Promise.all(
    contactsOf(account).map(({ kind, contact }) =>
      sendNotificationIfPossible(context, {
        kind,
        to: contact,
        subject: 'Your account has been deleted',
        text: 'Your account has been deleted, with what was held about you. If this was not you, please tell your quizmaster.',
      }),
    ),
  );
  telling.catch((error: unknown) => context.log.error(error, 'nobody could be told of a deletion'));
}

/** Uses up the code that was sent for this. Whatever is wrong, the refusal is the same (H37). */
async function confirm(
  context: ServerContext,
  { account_id }: AccountRow,
  use: MyDataUse,
  { code, client_hash, address }: Asker & { readonly code: string },
): Promise<void> {
  // The count of a failure must not be rolled back with the refusal.
  const isRight = await context.store.write(async (trx) => {
    const open = await trx
      .selectFrom('challenges')
      .select('playerid')
      .where('account_id', '=', account_id)
      // Of this browser alone: who holds a stolen token elsewhere puts no code in front of the owner's.
      .where('client_hash', '=', client_hash)
      .where('purpose', '=', use)
      .where('closed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const given = { playerid: open?.playerid ?? '', code, client_hash, address, purposes: [use] };
    const challenge = await tryCode(trx, context, given);
    if (challenge) await forgiveAddress(trx, context, challenge, address);
    return challenge !== undefined;
  });
  if (!isRight) throw new Refusal(400, details.wrongCode);
}
