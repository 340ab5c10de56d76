import fc from 'fast-check';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

/** A database that executes nothing and remembers its last query. */
function listening(dialect: 'sqlite' | 'postgres') {
  const isSqlite = dialect === 'sqlite';
  let last: { sql: string; parameters: readonly unknown[] } | undefined;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => (isSqlite ? new SqliteIntrospector(db) : new PostgresIntrospector(db)),
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
    log: ({ query: { sql, parameters } }) => {
      last = { sql, parameters };
    },
  });
  return { db, last: () => last };
}

interface Asking {
  readonly game_id: string;
  readonly since: number | null;
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly set: { readonly status?: 'live' | 'ended'; readonly ended_at?: number | null; readonly title?: undefined };
}

const build = (db: Kysely<Database>, { game_id, since, ids, codes, set }: Asking) =>
  db
    .updateTable('games')
    .set(set)
    .where('game_id', '=', game_id)
    .where('created_at', '>', since)
    .where('game_id', 'in', ids)
    .where('code', 'in', codes)
    .where('round_index', '=', 7);

const list = fc.array(fc.string(), { maxLength: 25 });
const asking: fc.Arbitrary<Asking> = fc.record({
  game_id: fc.string(),
  since: fc.option(fc.nat()),
  ids: list,
  codes: list,
  set: fc.record(
    {
      status: fc.constantFrom('live', 'ended'),
      ended_at: fc.option(fc.nat()),
      title: fc.constant(undefined),
    },
    { requiredKeys: [] },
  ),
});

test('a compiled query equals a newly built one, whatever was executed before and on whichever database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(asking, fc.boolean()), { maxLength: 12 }), async (course) => {
      const ask = compiledQuery(build);
      const [one, other] = [listening('sqlite'), listening('postgres')];
      for (const [given, isOne] of course) {
        const { db, last } = isOne ? one : other;
        await ask(db, given);
        const { sql, parameters } = build(db, given).compile();
        expect(last()).toEqual({ sql, parameters });
      }
    }),
  );
});

test('a query is built once for each length of a list, and for a long list each time', async () => {
  const { db, last } = listening('sqlite');
  let count = 0;
  const ask = compiledQuery((db, { ids }: { ids: readonly string[] }) => {
    count += 1;
    return db.selectFrom('games').select('game_id').where('game_id', 'in', ids);
  });
  const asked = async (length: number) => {
    count = 0;
    await ask(db, { ids: Array.from({ length }, (_, n) => `${n}`) });
    expect(last()?.parameters).toHaveLength(length);
    return count;
  };
  expect([await asked(3), await asked(3), await asked(2), await asked(3)]).toEqual([1, 0, 1, 0]);
  expect([await asked(200), await asked(200)]).toEqual([1, 1]);
});

test('two lists of many lengths do not fill the memory: some forms are kept, the others are built each time', async () => {
  const { db } = listening('sqlite');
  let count = 0;
  const ask = compiledQuery((db, { ids, codes }: Pick<Asking, 'ids' | 'codes'>) => {
    count += 1;
    return db.selectFrom('games').select('title').where('game_id', 'in', ids).where('code', 'in', codes);
  });
  const askAll = async () => {
    count = 0;
    for (let n = 1; n <= 20; n += 1) {
      for (let m = 1; m <= 20; m += 1) await ask(db, { ids: Array(n).fill(''), codes: Array(m).fill('') });
    }
    return count;
  };
  expect(await askAll()).toBe(400);
  expect(await askAll()).toBe(300);
});

test('anything but values, lists of values and rows does not compile', () => {
  // @ts-expect-error a list of rows
  compiledQuery((db, { rows }: { rows: { key: string; value: string }[] }) => db.insertInto('meta').values(rows));
  // @ts-expect-error bytes would be taken for a row
  compiledQuery((db, { value }: { value: Uint8Array }) =>
    db.selectFrom('meta').select('key').where('value', '=', `${value}`),
  );
  // @ts-expect-error the query is built from the first values given: a name cannot be missing there
  compiledQuery((db, { key = '' }: { key?: string }) => db.selectFrom('meta').select('key').where('key', '=', key));
});
