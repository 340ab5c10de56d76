import type { Kysely } from 'kysely';

/** Where a survey answer was given; null in older rows, of which that is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('survey_answers').addColumn('place', 'text').execute();
}
