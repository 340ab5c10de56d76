import { PostgresAdapter, sql } from 'kysely';
/**
 * Takes a lock until the transaction ends; on SQLite, where all writes run one after another, it does nothing. `store.write`
 * takes the first lock. More must be taken in the order of their names, or two transactions could wait for each other.
 */
export async function takeLock(trx, lock) {
    if (!(trx.getExecutor().adapter instanceof PostgresAdapter))
        return;
    await sql `select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
}
