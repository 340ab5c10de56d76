import type { Kysely } from 'kysely';

/** People whose data is being erased, so that a server that ends in between goes on with it at its next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('erasure_id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text')
    .addColumn('contacts', 'text', (c) => c.notNull())
    .addColumn('client_hashes', 'text', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .execute();
}
