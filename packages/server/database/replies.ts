import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

/** The reply kept under a key since a time. */
export const replySince = compiledQuery((db, { key, since }: { key: string; since: number }) =>
  db.selectFrom('replies').select('body').where('key', '=', key).where('at', '>', since),
);

export const keepReply = compiledQuery((db, { key, body, at }: Database['replies']) =>
  db
    .insertInto('replies')
    .values({ key, body, at })
    .onConflict((row) => row.column('key').doUpdateSet({ body, at })),
);

/**
 * Notes a key unless it was noted since a time: then it returns no row. It is one statement: on PostgreSQL the second of
 * two at the same time waits for the first, and notes nothing.
 */
export const noteFirst = compiledQuery((db, { key, at, since }: { key: string; at: number; since: number }) =>
  db
    .insertInto('replies')
    .values({ key, body: '', at })
    .onConflict((row) => row.column('key').doUpdateSet({ at }).where('replies.at', '<=', since))
    .returning('key'),
);
