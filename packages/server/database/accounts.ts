import type { Contact } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import type { AccountRow, Db } from './schema.ts';

/** An account by its id, unless it is erased. */
export const accountWithId = compiledQuery((db, { account_id }: { account_id: string }) =>
  db.selectFrom('accounts').selectAll().where('account_id', '=', account_id).where('erased_at', 'is', null),
);

/** The account whose owner has proven this contact to be theirs. */
export function findAccount(db: Db, { kind, contact }: Contact): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where(kind, '=', contact).executeTakeFirst();
}

/** The contacts that an account has. */
export function contactsOf({ email, phone }: Pick<AccountRow, 'email' | 'phone'>): Contact[] {
  return [
    ...(email === null ? [] : [{ kind: 'email', contact: email } as const]),
    ...(phone === null ? [] : [{ kind: 'phone', contact: phone } as const]),
  ];
}
