import { longOneTimeCodeLength, oneTimeCodeLength, oneTimeCodeLifeMs, oneTimeCodeTries } from '@snug/contract';
import { type Contact, details, Refusal } from '@snug/rules';
import { findAccount } from '../database/accounts.ts';
import { quotaTable } from '../database/quotas.ts';
import type { ChallengeRow, Trx } from '../database/schema.ts';
import { newDigits, newId } from '../foundation/ids.ts';
import { sameText } from '../foundation/keys.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { addressHash, checkCodesOfAddress } from './codes-of-address.ts';
import { sendNotification } from './notify.ts';

type Purpose = ChallengeRow['purpose'];

/** The browser of a request, and the address it comes from. */
export interface Asker {
  readonly client_hash: string;
  readonly address: string;
}

/** What a code is requested for. */
export type CodeRequest = Contact &
  Asker &
  Pick<ChallengeRow, 'player_name' | 'purpose' | 'account_id' | 'next_contact'>;

/** What a code permits, for its notification: somebody who is asked to read the code out should know that. */
const uses: Readonly<Record<Purpose, string>> = {
  login: 'to log in',
  add: 'to add this contact to your account',
  confirm: 'to change the contacts of your account',
};

/**
 * Sends a code to a contact and returns the challenge's id, which reveals nothing about the contact's owner (H36). A newer
 * code invalidates the older one. Only the browser that requested it may use it, and only for this purpose (H32).
 */
export async function sendCode(context: ServerContext, request: CodeRequest): Promise<string> {
  const { store, random } = context;
  const playerid = newId(random);
  const made = await store.write((trx) => newChallenge(trx, context, playerid, request));
  if (!made) throw new Refusal(400, details.nameNeeded);
  const { code, counted } = made;
  const notification = {
    kind: request.kind,
    to: request.contact,
    subject: `${code} is your code`,
    text: `${code} is your code ${uses[request.purpose]}. It works once, for ${oneTimeCodeLifeMs / 60_000} minutes.`,
    code,
  };
  await sendNotification(context, notification, () =>
    store.write(async (trx) => {
      for (const [limit, of] of counted) await context.quotas.forgive(trx, limit, of);
      await close(trx, context).set({ address_hash: '' }).where('playerid', '=', playerid).execute();
    }),
  );
  return playerid;
}

async function newChallenge(trx: Trx, context: ServerContext, playerid: string, request: CodeRequest) {
  const { clock, random, keys, quotas } = context;
  const { kind, contact, client_hash, address, player_name, purpose, account_id, next_contact } = request;
  const account = await findAccount(trx, request);
  // Without a name, the reply reveals whether the contact is known: so it counts as a contact check (H35).
  if (purpose === 'login' && player_name === '' && !account) {
    await countContactCheck(trx, context, request);
    return undefined;
  }

  const isKnown = account !== undefined && (await isKnownDevice(trx, account.account_id, client_hash));
  const counted = [
    ['sendsToContactPerMinute', contact, details.codeJustSent],
    // Requests in another person's name cannot keep that person's own device from getting a code (H34).
    ['sendsToContactPerDay', isKnown ? `${contact}\n${client_hash}` : contact, details.tooManyCodes],
    ['sendsOfClientPerDay', client_hash, details.tooManyCodes],
  ] as const;
  for (const [limit, of, detail] of counted) await quotas.take(trx, limit, of, detail);
  const address_hash = addressHash(context, address);
  await checkCodesOfAddress(trx, context, address_hash);

  const isLong = await quotas.isSpent(trx, 'longCodes', '');
  const code = newDigits(random, isLong ? longOneTimeCodeLength : oneTimeCodeLength);
  const now = clock.now();
  await close(trx, context)
    .where((row) =>
      account_id === null
        ? row('contact', '=', contact)
        : row.or([row('contact', '=', contact), row('account_id', '=', account_id)]),
    )
    .execute();
  const challenge: ChallengeRow = {
    playerid,
    kind,
    contact,
    player_name,
    client_hash,
    code_hash: keys.oneTimeCode(playerid, code),
    tries: 0,
    created_at: now,
    expires_at: now + oneTimeCodeLifeMs,
    closed_at: null,
    confirmed_at: null,
    purpose,
    account_id,
    next_contact,
    address_hash,
  };
  await trx.insertInto('challenges').values(challenge).execute();
  return { code, counted };
}

/**
 * Tries a code, in a transaction that must be committed. Returns the challenge when the code is right, once; undefined
 * whatever is wrong, which is counted (H37). Each step is one statement with its own condition, so that fifty concurrent
 * tries use no more tries than there are, and one of them wins.
 */
export async function tryCode(
  trx: Trx,
  context: ServerContext,
  given: { playerid: string; code: string; client_hash: string; purposes: readonly Purpose[] },
): Promise<ChallengeRow | undefined> {
  const { quotas, clock } = context;
  const { playerid, client_hash, purposes } = given;
  const challenge = await trx
    .selectFrom('challenges')
    .selectAll()
    .where('playerid', '=', playerid)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  const isRight = fits(context, given, challenge);
  if (challenge && !(await isDeviceOf(trx, challenge, client_hash))) {
    await quotas.check(trx, 'wrongCodesForContact', challenge.contact);
  }
  const now = clock.now();
  const tried =
    challenge &&
    (await trx
      .updateTable('challenges')
      .set((old) => ({ tries: old('tries', '+', 1), ...(isRight && { closed_at: now, confirmed_at: now }) }))
      .where('playerid', '=', playerid)
      .where('closed_at', 'is', null)
      .where('tries', '<', oneTimeCodeTries)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst());
  // A try that could not have been right counts neither as a failure of the contact nor for the alarm, or anybody could make
  // all codes long. The rate limits count it like any call of its client.
  if (!tried) return undefined;
  if (isRight) return tried;
  const wrong = await quotas.count(trx, 'wrongCodesForContact', tried.contact);
  if (wrong === quotaTable.wrongCodesForContact.count) {
    context.securityLog.tell('locked', { contact: tried.contact, client_hash }, { limit: 'wrongCodesForContact' });
  }
  await countWrong(trx, context);
  return undefined;
}

function fits(
  { keys }: ServerContext,
  given: { playerid: string; code: string; client_hash: string },
  row?: ChallengeRow,
) {
  // Also computed without a challenge, so that the time of the reply reveals nothing.
  const isSameCode = sameText(keys.oneTimeCode(given.playerid, given.code.trim()), row?.code_hash ?? '');
  return sameText(given.client_hash, row?.client_hash ?? '') && isSameCode;
}

/** Guesses spread over many contacts stay below every contact's own quota; counted together they are noticed (H33). */
async function countWrong(trx: Trx, { quotas, log, securityLog }: ServerContext): Promise<void> {
  if ((await quotas.count(trx, 'wrongCodesOfAll', '')) <= quotaTable.wrongCodesOfAll.count) return;
  if ((await quotas.count(trx, 'longCodes', '')) > 1) return;
  securityLog.tell('locked', {}, { limit: 'wrongCodesOfAll' });
  log.error(
    { digits: longOneTimeCodeLength },
    'ALARM: somebody guesses one-time codes; new ones are longer for a while',
  );
}

/** Whether an account has the contact. It reveals who has one, so checks are counted (H35). */
export function isKnownContact(context: ServerContext, contact: Contact, asker: Asker): Promise<boolean> {
  return context.store.write(async (trx) => {
    await countContactCheck(trx, context, asker);
    return (await findAccount(trx, contact)) !== undefined;
  });
}

async function countContactCheck(trx: Trx, { quotas }: ServerContext, { client_hash, address }: Asker): Promise<void> {
  await quotas.take(trx, 'contactChecksOfClientPerMinute', client_hash);
  await quotas.take(trx, 'contactChecksOfClientPerDay', client_hash);
  await quotas.take(trx, 'contactChecksOfAddress', address);
}

/** Whether the browser has logged in to the contact's account before: guesses of others do not lock it out (H34). */
async function isDeviceOf(trx: Trx, contact: Contact, client_hash: string): Promise<boolean> {
  const account = await findAccount(trx, contact);
  return account !== undefined && (await isKnownDevice(trx, account.account_id, client_hash));
}

async function isKnownDevice(trx: Trx, account_id: string, client_hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('known_devices')
    .select('since')
    .where('account_id', '=', account_id)
    .where('client_hash', '=', client_hash)
    .executeTakeFirst();
  return row !== undefined;
}

function close(trx: Trx, { clock }: ServerContext) {
  return trx.updateTable('challenges').set({ closed_at: clock.now() }).where('closed_at', 'is', null);
}
