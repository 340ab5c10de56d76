import { newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';
import { compiledQuery } from './compiled-query.ts';
import { skipNumbers } from './message-log.ts';
import type { Store } from './store.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** Names this incarnation of the database. */
    readonly incarnation: string;
  }
}

const key = 'incarnation';

/** More than any game's stream advanced between a backup and its restore. */
const numbersSkipped = 100_000;

/**
 * The name of this incarnation of the database, made once. A restore of a backup must delete it, so that every client loads
 * anew.
 */
export function incarnationOf({ write }: Store, random: Random): Promise<string> {
  return write(async (trx) => {
    const [made] = await name(trx, { value: newId(random) });
    // A client of the original protocol knows no epoch, so numbers after a restore must not repeat numbers it has received.
    if (made) await skipNumbers(trx, { by: numbersSkipped });
    const [named] = await nameOf(trx, {});
    if (!named) throw new Error('The database has no name.');
    return named.value;
  });
}

const name = compiledQuery((db, { value }: { value: string }) =>
  db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((row) => row.column('key').doNothing())
    .returning('value'),
);
const nameOf = compiledQuery((db) => db.selectFrom('meta').select('value').where('key', '=', key));
