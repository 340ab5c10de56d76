import { compiledQuery } from './compiled-query.ts';
/** The reply kept under a key since a time. */
export const replySince = compiledQuery((db, { key, since }) => db.selectFrom('replies').select('body').where('key', '=', key).where('at', '>', since));
export const keepReply = compiledQuery((db, { key, body, at }) => db
    .insertInto('replies')
    .values({ key, body, at })
    .onConflict((row) => row.column('key').doUpdateSet({ body, at })));
/**
 * Notes a key unless it was noted since a time: then it returns no row. It is one statement: on PostgreSQL the second of
 * two at the same time waits for the first, and notes nothing.
 */
export const noteFirst = compiledQuery((db, { key, at, since }) => db
    .insertInto('replies')
    .values({ key, body: '', at })
    .onConflict((row) => row.column('key').doUpdateSet({ at }).where('replies.at', '<=', since))
    .returning('key'));
