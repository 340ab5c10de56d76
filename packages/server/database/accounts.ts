import { type Contact, details, Refusal } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { isPostgres } from './lock.ts';
import type { AccountRow, Db, Trx } from './schema.ts';

/** An account by its id, unless it is erased. */
export const accountWithId = compiledQuery((db, { account_id }: { account_id: string }) =>
  db.selectFrom('accounts').selectAll().where('account_id', '=', account_id).where('erased_at', 'is', null),
);

/**
 * Refuses a change of an account that is erased. Asked in the change's own transaction, it holds an erasure up until that is done:
 * so the erasure finds what it has written.
 */
export async function refuseErased(trx: Trx, account_id: string): Promise<void> {
  const [account] = isPostgres(trx)
    ? await lockedAccount(trx, { account_id })
    : await accountWithId(trx, { account_id });
  if (!account) throw new Refusal(401, details.invalidLogin);
}

/** As `accountWithId`. Who changes other columns of the row does not wait for it, and neither does the reverse. */
const lockedAccount = compiledQuery((db, { account_id }: { account_id: string }) =>
  db
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', account_id)
    .where('erased_at', 'is', null)
    .forKeyShare(),
);

/** Waits for the changes of an account that are under way: on SQLite there are none beside this one. */
export async function lockAccount(trx: Trx, account_id: string): Promise<void> {
  if (!isPostgres(trx)) return;
  await trx.selectFrom('accounts').select('account_id').where('account_id', '=', account_id).forUpdate().execute();
}

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
