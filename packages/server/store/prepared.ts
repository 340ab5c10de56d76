import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Stands in a query for a value that each asking brings. */
class Given {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is asked by the thousand: it is built once per dialect, which takes longer than asking it. `given` holds
 * what may stand in a query as a value: it goes to the database as it is, so no branch may look at it.
 *
 * @example
 * const gameOf = prepared((db, given: { id: string }) => db.selectFrom('games').selectAll().where('game_id', '=', given.id));
 * const [game] = await gameOf(db, { id });
 */
export function prepared<P extends object, R>(
  build: (db: Kysely<Database>, given: P) => Compilable<R>,
): (db: Kysely<Database>, given: P) => Promise<R[]> {
  const built = new WeakMap<DialectAdapter, CompiledQuery<R>>();
  // Every name that the query asks for is a stand-in.
  const standIns = new Proxy({}, { get: (_, name) => new Given(String(name)) }) as P;

  return async (db, given) => {
    const { adapter } = db.getExecutor();
    const query: CompiledQuery<R> = built.get(adapter) ?? build(db, standIns).compile();
    built.set(adapter, query);
    const values = query.parameters.map((value) => (value instanceof Given ? given[value.name as keyof P] : value));
    return (await db.executeQuery<R>({ ...query, parameters: values })).rows;
  };
}
