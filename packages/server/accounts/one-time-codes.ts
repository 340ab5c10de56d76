import { longOneTimeCodeLength, oneTimeCodeLength, oneTimeCodeLifeMs, oneTimeCodeTries } from '@snug/contract';
import { type Contact, details, Refusal } from '@snug/rules';
import type { ExpressionBuilder } from 'kysely';
import { contactsOf, findAccount } from '../database/accounts.ts';
import { type QuotaName, quotaTable } from '../database/quotas.ts';
import type { AccountRow, ChallengeRow, Database, Trx } from '../database/schema.ts';
import { newDigits, newId } from '../foundation/ids.ts';
import { sameText } from '../foundation/keys.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { type Actor, accountOf, callerOf } from './actor.ts';
import { addressHash, hasTooManyCodes } from './codes-of-address.ts';
import { sendNotification } from './notify.ts';
import { takeContactCheck, turnToSend } from './turns-of-address.ts';

type Purpose = ChallengeRow['purpose'];

/** The browser of a request, its login, and the address it comes from. */
export interface Asker extends Pick<Actor, 'bearer' | 'address'> {
  readonly client_hash: string;
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
  download: 'to download what is held about you',
  delete: 'to delete your account for good',
};

/**
 * Sends a code to a contact and returns the challenge's id, which reveals nothing about the contact's owner (H36). A newer
 * code of the same browser, or of a device of the contact's owner, invalidates the older one. Only the browser that requested it may use it, and only for this purpose (H32).
 */
export async function sendCode(context: ServerContext, request: CodeRequest): Promise<string> {
  const { store, random } = context;
  const playerid = newId(random);
  if (await isNameMissing(context, request)) throw new Refusal(400, details.nameNeeded);
  const within = await store.write((trx) => challengeWithin(trx, context, playerid, request));
  const { code, counted } = within ?? (await challengeInTurn(context, playerid, request));
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

/**
 * Whether a login is asked for without a name, which a new account needs. The reply reveals whether the contact is known: so it
 * counts as a contact check, found or not, unless the browser has been told or is a device of the account (H35).
 */
async function isNameMissing(context: ServerContext, request: CodeRequest): Promise<boolean> {
  const { store, contactChecks } = context;
  const { purpose, player_name, client_hash } = request;
  if (purpose !== 'login' || player_name !== '') return false;
  const isTold = contactChecks.wasTold(client_hash, request);
  if (isTold || (await store.read((trx) => isDeviceOf(trx, request, client_hash))))
    return (await findAccount(store.db, request)) === undefined;
  return !(await isKnownContact(context, request, request));
}

/** The challenge, unless the address has sent too many. In one transaction, so that concurrent requests count. */
async function challengeWithin(trx: Trx, context: ServerContext, playerid: string, request: CodeRequest) {
  const hasTooMany = await hasTooManyCodes(trx, context, addressHash(context, request.address));
  return hasTooMany ? undefined : newChallenge(trx, context, playerid, request);
}

async function challengeInTurn(context: ServerContext, playerid: string, request: CodeRequest) {
  const turn = await turnToSend(context, request);
  try {
    return await context.store.write((trx) => newChallenge(trx, context, playerid, request));
  } catch (refusal) {
    turn?.giveBack();
    throw refusal;
  }
}

async function newChallenge(trx: Trx, context: ServerContext, playerid: string, request: CodeRequest) {
  const { clock, random, keys, quotas } = context;
  const { kind, contact, client_hash, address, player_name, purpose, account_id, next_contact } = request;
  const account = await findAccount(trx, request);
  const isKnown = account !== undefined && (await isKnownDevice(trx, account.account_id, client_hash));
  // Requests in another person's name cannot keep that person's own device from getting a code (H34).
  const to = isKnown ? `${contact}\n${client_hash}` : contact;
  // A stranger's request takes no minute of the owner's new phone; many browsers of one stranger share two a minute.
  const minuteOf = isKnown ? to : `stranger\n${contact}\n${client_hash}`;
  const by = await senderOfCode(trx, request);
  const counted: [QuotaName, string][] = [
    ['sendsToContactPerMinute', minuteOf],
    ['sendsToContactPerHour', to],
    ['sendsOfClientPerDay', by],
    ['sendsToContactPerDay', to],
  ];
  await quotas.take(trx, 'sendsToContactPerMinute', minuteOf, details.codeJustSent);
  if (!isKnown) {
    await quotas.take(trx, 'sendsOfStrangersPerMinute', contact, details.codeJustSent);
    counted.push(['sendsOfStrangersPerMinute', contact]);
  }
  await quotas.take(trx, 'sendsToContactPerHour', to);
  await quotas.take(trx, 'sendsOfClientPerDay', by, details.tooManyCodes);
  const today = await quotas.count(trx, 'sendsToContactPerDay', to);
  if (today > quotaTable.sendsToContactPerDay.count) {
    await quotas.take(trx, 'sendsToContactBeyond', to);
    counted.push(['sendsToContactBeyond', to]);
  }

  // Long ones once the contact's codes were guessed at today, so that an hour's block is enough (H32).
  const isGuessedAt = await quotas.isSpent(trx, 'wrongCodesForContactPerDay', contact);
  const isLong = isGuessedAt || (await quotas.isSpent(trx, 'longCodes', ''));
  const code = newDigits(random, isLong ? longOneTimeCodeLength : oneTimeCodeLength);
  const now = clock.now();
  await close(trx, context)
    .where((row) =>
      row.or([
        // A code of another stranger stands: either may be the owner, on a new phone.
        row.and([row('contact', '=', contact), ...(isKnown ? [] : [row('client_hash', '=', client_hash)])]),
        ...(account_id === null ? [] : [row('account_id', '=', account_id)]),
      ]),
    )
    .where(ofStranger(await notOwnOf(trx, [account?.account_id, account_id], client_hash)))
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
    address_hash: addressHash(context, address),
  };
  await trx.insertInto('challenges').values(challenge).execute();
  return { code, counted };
}

/**
 * Whom a code counts for: the login, whatever its client ids. The devices that have logged in to the account count together and
 * apart, so that whoever holds a stolen token uses up none of theirs (H34).
 */
async function senderOfCode(trx: Trx, asker: Asker): Promise<string> {
  const account = accountOf(asker);
  const isOwn = account !== undefined && (await isKnownDevice(trx, account.account_id, asker.client_hash));
  return isOwn ? `${account.account_id}\nits devices` : callerOf(asker);
}

/**
 * Tries a code, in a transaction that must be committed. Returns the challenge when the code is right, once; undefined
 * whatever is wrong, which is counted (H37). Each step is one statement with its own condition, so that fifty concurrent
 * tries use no more tries than there are, and one of them wins.
 */
export async function tryCode(
  trx: Trx,
  context: ServerContext,
  given: { playerid: string; code: string; client_hash: string; address: string; purposes: readonly Purpose[] },
): Promise<ChallengeRow | undefined> {
  const { quotas, clock } = context;
  const { playerid, client_hash, address, purposes } = given;
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
    context.securityLog.tell(
      'locked',
      { address, contact: tried.contact, client_hash },
      { limit: 'wrongCodesForContact' },
    );
  }
  const today = await quotas.count(trx, 'wrongCodesForContactPerDay', tried.contact);
  // Codes are long from here on, and a short one that was sent before is worth nothing.
  if (today === quotaTable.wrongCodesForContactPerDay.count) {
    const owner = await findAccount(trx, tried);
    await close(trx, context)
      .where('contact', '=', tried.contact)
      .where(ofStranger(owner ? [owner.account_id] : []))
      .execute();
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
export async function isKnownContact(context: ServerContext, contact: Contact, asker: Asker): Promise<boolean> {
  await countContactCheck(context, asker);
  const isKnown = (await findAccount(context.store.db, contact)) !== undefined;
  if (isKnown) context.contactChecks.told(asker.client_hash, contact);
  return isKnown;
}

async function countContactCheck(context: ServerContext, asker: Asker): Promise<void> {
  const { store, quotas } = context;
  const by = callerOf(asker);
  await store.write(async (trx) => {
    await quotas.take(trx, 'contactChecksOfClientPerMinute', by);
    await quotas.take(trx, 'contactChecksOfClientPerDay', by);
  });
  await takeContactCheck(context, asker);
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

/** Those of the accounts that the browser has not logged in to. */
async function notOwnOf(trx: Trx, account_ids: readonly (string | null | undefined)[], client_hash: string) {
  const foreign: string[] = [];
  for (const account_id of account_ids) {
    if (account_id && !(await isKnownDevice(trx, account_id, client_hash))) foreign.push(account_id);
  }
  return foreign;
}

/** Of a browser that has logged in to none of the accounts: nobody else's request or guess ends a code of an owner's device (H34). */
function ofStranger(account_ids: readonly string[]) {
  return ({ eb, selectFrom }: ExpressionBuilder<Database, 'challenges'>) =>
    eb(
      'client_hash',
      'not in',
      selectFrom('known_devices')
        .select('known_devices.client_hash')
        .where('account_id', 'in', account_ids.length === 0 ? [''] : account_ids),
    );
}

/**
 * Ends the open codes of an account, and those that log in to it, so that none of them makes a login any more. `except`: those of
 * one browser stay.
 */
export async function closeCodesOf(
  trx: Trx,
  context: Pick<ServerContext, 'clock'>,
  account: AccountRow,
  except?: string,
): Promise<void> {
  const closed = close(trx, context).where((row) =>
    row.or([
      row('account_id', '=', account.account_id),
      ...contactsOf(account).map((own) =>
        row.and([row('purpose', '=', 'login'), row('kind', '=', own.kind), row('contact', '=', own.contact)]),
      ),
    ]),
  );
  await (except === undefined ? closed : closed.where('client_hash', '!=', except)).execute();
}

function close(trx: Trx, { clock }: Pick<ServerContext, 'clock'>) {
  return trx.updateTable('challenges').set({ closed_at: clock.now() }).where('closed_at', 'is', null);
}
