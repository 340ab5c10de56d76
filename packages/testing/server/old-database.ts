import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { migratorOf } from '../../server/database/migrate.ts';
import { type EmptyDatabase, emptyDatabase } from './empty-database.ts';
import evening from './evening-of-0010.json' with { type: 'json' };

/**
 * What that server was asked at last, at `at`: who its people are and what they saw. `sign_in_link` is Kim's, and unused;
 * whoever has no token is a guest.
 */
export const oldEvening = evening;

/** A database of schema 0010 with what a server of that time wrote in it: evenings at every stage, at two venues. */
export async function oldDatabase(): Promise<EmptyDatabase> {
  const database = await emptyDatabase();
  const { error } = await migratorOf(database.db).migrateTo('0010-run');
  if (error) throw error;
  const rows = readFileSync(new URL('evening-of-0010.sql', import.meta.url), 'utf8');
  for (const statement of rows.split(/;\n/).filter((text) => text.trim() !== '')) {
    await sql.raw(statement).execute(database.db);
  }
  return database;
}
