import { isEmail, isPhone, oneTimeCodeLength, oneTimeCodeLifeMs, oneTimeCodeTries, phoneDigits } from '@snug/contract';
import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import { newDigits, newId } from '../ids.ts';
import { sameText } from '../keys.ts';
import { limitTable } from '../limits.ts';
import { details, Refusal } from '../refusals.ts';
import type { AccountRow, ChallengeRow, Database } from '../store/schema.ts';

type Trx = Transaction<Database>;

export interface Contact {
  readonly kind: 'email' | 'phone';
  /** Lower case, or ten digits. */
  readonly contact: string;
}

/** The one contact of two fields; an unused one is '' (OPEN-26). */
export function contactFrom({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Contact {
  const address = email?.trim() ?? '';
  if (address !== '' && isEmail(address)) return { kind: 'email', contact: address.toLowerCase() };
  if (address === '' && phone !== undefined && isPhone(phone)) return { kind: 'phone', contact: phoneDigits(phone) };
  throw new Refusal(400, details.contactNeeded);
}

export function findAccount(trx: Pick<Trx, 'selectFrom'>, { kind, contact }: Contact): Promise<AccountRow | undefined> {
  return trx.selectFrom('accounts').selectAll().where(kind, '=', contact).executeTakeFirst();
}

/**
 * Sends a code to a contact and answers the challenge's own id, which says nothing about who has the contact (H36).
 * A newer code makes the older one worthless. `client_hash`: only the browser that asked may use it (H32).
 */
export async function sendCode(
  house: House,
  asked: Contact & { player_name: string; client_hash: string; address: string },
): Promise<string> {
  const { clock, random, keys, limits, store, sender } = house;
  const { kind, contact, player_name, client_hash, address } = asked;
  const playerid = newId(random);
  const code = newDigits(random, oneTimeCodeLength);

  await store.write(async (trx) => {
    if (player_name === '' && !(await findAccount(trx, asked))) throw new Refusal(400, details.nameNeeded);
    await limits.check(trx, limitTable.sendsToContactPerMinute, contact, details.codeJustSent);
    await limits.check(trx, limitTable.sendsToContactPerDay, contact, details.tooManyCodes);
    await limits.check(trx, limitTable.sendsOfClientPerDay, client_hash, details.tooManyCodes);
    await limits.check(trx, limitTable.unconfirmedSendsOfAddress, address, details.tooManyCodes);
    await limits.count(trx, limitTable.sendsToContactPerMinute, contact);
    await limits.count(trx, limitTable.sendsToContactPerDay, contact);
    await limits.count(trx, limitTable.sendsOfClientPerDay, client_hash);
    await limits.count(trx, limitTable.unconfirmedSendsOfAddress, address);

    const now = clock.now();
    await trx
      .updateTable('challenges')
      .set({ closed_at: now })
      .where('contact', '=', contact)
      .where('closed_at', 'is', null)
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
      purpose: 'login',
      account_id: null,
      next_contact: null,
    };
    await trx.insertInto('challenges').values(challenge).execute();
  });

  await sender.send({
    to: contact,
    subject: `${code} is your code`,
    text: `${code} is your code to log in. It works once, for ${oneTimeCodeLifeMs / 60_000} minutes.`,
    code,
  });
  return playerid;
}

/**
 * Trades a code for its account, made now when the contact is new. Whatever is wrong, the answer is the same (H37).
 * The failure is counted in its own right: it must not be undone with the refusal.
 */
export async function confirmCode(
  house: House,
  given: { playerid: string; code: string; client_hash: string; address: string },
): Promise<AccountRow> {
  const { store, limits } = house;
  const account = await store.write(async (trx) => {
    const challenge = await trx
      .selectFrom('challenges')
      .selectAll()
      .where('playerid', '=', given.playerid)
      .executeTakeFirst();
    if (!challenge) return undefined;
    await limits.check(trx, limitTable.wrongCodesForContact, challenge.contact);
    const isRight = fits(house, challenge, given);
    await trx
      .updateTable('challenges')
      .set({ tries: challenge.tries + 1, ...(isRight && { closed_at: house.clock.now() }) })
      .where('playerid', '=', challenge.playerid)
      .execute();
    if (!isRight) {
      await limits.count(trx, limitTable.wrongCodesForContact, challenge.contact);
      return undefined;
    }
    await limits.forgive(trx, limitTable.unconfirmedSendsOfAddress, given.address);
    return (await findAccount(trx, challenge)) ?? (await newAccount(trx, house, challenge));
  });
  if (!account) throw new Refusal(400, details.wrongCode);
  return account;
}

function fits({ clock, keys }: House, challenge: ChallengeRow, given: { code: string; client_hash: string }): boolean {
  const isOpen =
    challenge.closed_at === null && challenge.tries < oneTimeCodeTries && clock.now() < challenge.expires_at;
  const isSame = sameText(keys.oneTimeCode(challenge.playerid, given.code.trim()), challenge.code_hash);
  return isOpen && isSame && sameText(challenge.client_hash, given.client_hash);
}

async function newAccount(trx: Trx, { clock, random }: House, challenge: ChallengeRow): Promise<AccountRow> {
  const { kind, contact, player_name } = challenge;
  const account: AccountRow = {
    account_id: newId(random),
    player_name,
    email: kind === 'email' ? contact : null,
    phone: kind === 'phone' ? contact : null,
    token_version: 1,
    profile_img: '',
    created_at: clock.now(),
    erased_at: null,
  };
  await trx.insertInto('accounts').values(account).execute();
  return account;
}
