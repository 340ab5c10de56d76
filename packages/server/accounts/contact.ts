import { isEmail, isPhone, phoneDigits } from '@snug/contract';
import type { Kysely } from 'kysely';
import type { AccountRow, Database } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';

/** Where a person's letters go. */
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

/** Whoever has proven this contact to be theirs. */
export function findAccount(
  db: Pick<Kysely<Database>, 'selectFrom'>,
  { kind, contact }: Contact,
): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where(kind, '=', contact).executeTakeFirst();
}

/** The contacts an account has. */
export function contactsOf({ email, phone }: Pick<AccountRow, 'email' | 'phone'>): Contact[] {
  return [
    ...(email === null ? [] : [{ kind: 'email', contact: email } as const]),
    ...(phone === null ? [] : [{ kind: 'phone', contact: phone } as const]),
  ];
}
