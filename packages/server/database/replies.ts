import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

/** The reply kept under a key since a time, and the hash of what was asked for. */
export const replySince = compiledQuery((db, { key, since }: { key: string; since: number }) =>
  db.selectFrom('replies').select(['body', 'request_hash']).where('key', '=', key).where('at', '>', since),
);

export const keepReply = compiledQuery((db, { key, body, at, request_hash }: Database['replies']) =>
  db
    .insertInto('replies')
    .values({ key, body, at, request_hash })
    .onConflict((row) => row.column('key').doUpdateSet({ body, at, request_hash })),
);

export const forgetReply = compiledQuery((db, { key }: { key: string }) =>
  db.deleteFrom('replies').where('key', '=', key),
);

interface Noted extends Omit<Database['replies'], 'body'> {
  readonly since: number;
}

/**
 * Notes a key unless it was noted since a time: then it returns no row. It is one statement: on PostgreSQL the second of
 * two at the same time waits for the first, and notes nothing.
 */
export const noteFirst = compiledQuery((db, { key, at, request_hash, since }: Noted) =>
  db
    .insertInto('replies')
    .values({ key, body: '', at, request_hash })
    .onConflict((row) => row.column('key').doUpdateSet({ at, request_hash }).where('replies.at', '<=', since))
    .returning('key'),
);
