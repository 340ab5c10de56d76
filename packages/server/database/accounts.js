import { compiledQuery } from './compiled-query.ts';
/** An account by its id, unless it is erased. */
export const accountWithId = compiledQuery((db, { account_id }) => db.selectFrom('accounts').selectAll().where('account_id', '=', account_id).where('erased_at', 'is', null));
/** The account whose owner has proven this contact to be theirs. */
export function findAccount(db, { kind, contact }) {
    return db.selectFrom('accounts').selectAll().where(kind, '=', contact).executeTakeFirst();
}
/** The contacts that an account has. */
export function contactsOf({ email, phone }) {
    return [
        ...(email === null ? [] : [{ kind: 'email', contact: email }]),
        ...(phone === null ? [] : [{ kind: 'phone', contact: phone }]),
    ];
}
