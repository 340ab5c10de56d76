import { sql } from 'kysely';
import type { Db } from '../../server/database/schema.ts';

/** All that a database holds, as one text; without the named tables. */
export async function textOfDatabase(db: Db, ...without: string[]): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !without.includes(name));
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  );
  return JSON.stringify(rows);
}
