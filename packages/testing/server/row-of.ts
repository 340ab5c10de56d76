import type { Kysely } from 'kysely';
import type { Database, Db } from '../../server/database/schema.ts';

/** The row of a table with these values. */
export async function rowOf<T extends keyof Database>(
  db: Db,
  table: T,
  values: Partial<Database[T]>,
): Promise<Database[T]> {
  // Kysely's types do not follow a table that is not named; the parameters' types do.
  const tables = db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
  const name: string = table;
  const columns = values as Record<string, string | number | null>;
  const row = await tables
    .selectFrom(name)
    .selectAll()
    .where((each) => each.and(columns))
    .executeTakeFirstOrThrow();
  return row as Database[T];
}
