import type { Kysely } from 'kysely';

/** What a call with an Idempotency-Key asked for, as a hash; null: kept by an older server, which did not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('replies').addColumn('request_hash', 'text').execute();
}
