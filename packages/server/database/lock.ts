import { PostgresAdapter, sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** On SQLite all writes run one after another; on PostgreSQL those under one lock do. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Takes a lock until the transaction ends; on SQLite, where all writes run one after another, it does nothing. `store.write`
 * takes the first lock. More must be taken in the order of their names, or two transactions could wait for each other.
 */
export async function takeLock(trx: Trx, lock: string): Promise<void> {
  if (!isPostgres(trx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
}
