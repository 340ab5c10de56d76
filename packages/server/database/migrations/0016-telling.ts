import type { Kysely } from 'kysely';

/** How many answers of a round are told, while they are told one by one (decision 41); null: all, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rounds').addColumn('revealed_count', 'integer').execute();
}
