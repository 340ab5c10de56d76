import { newId } from './ids.ts';
import type { Random } from './seams.ts';
import type { Store } from './store/store.ts';

const key = 'incarnation';

/** The name of this incarnation of the database, made once. Whoever restores a backup must delete it, so that every client loads anew. */
export async function incarnationOf({ db }: Store, random: Random): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key, value: newId(random) })
    .onConflict((row) => row.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return value;
}
