import { newId } from './ids.ts';
import type { Random } from './seams.ts';
import { prepared } from './store/prepared.ts';
import type { Store } from './store/store.ts';

const key = 'incarnation';

/** The name of this incarnation of the database, made once. Whoever restores a backup must delete it, so that every client loads anew. */
export async function incarnationOf({ db }: Store, random: Random): Promise<string> {
  await name(db, { value: newId(random) });
  const [named] = await nameOf(db, {});
  if (!named) throw new Error('The database has no name.');
  return named.value;
}

const name = prepared((db, { value }: { value: string }) =>
  db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((row) => row.column('key').doNothing()),
);
const nameOf = prepared((db) => db.selectFrom('meta').select('value').where('key', '=', key));
