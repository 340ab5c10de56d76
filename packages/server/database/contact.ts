import type { Contact } from '@snug/rules';
import type { AccountRow, Db } from './schema.ts';

/** The account whose owner has proven this contact to be theirs. */
export function findAccount(db: Pick<Db, 'selectFrom'>, { kind, contact }: Contact): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where(kind, '=', contact).executeTakeFirst();
}

/** The contacts that an account has. */
export function contactsOf({ email, phone }: Pick<AccountRow, 'email' | 'phone'>): Contact[] {
  return [
    ...(email === null ? [] : [{ kind: 'email', contact: email } as const]),
    ...(phone === null ? [] : [{ kind: 'phone', contact: phone } as const]),
  ];
}
