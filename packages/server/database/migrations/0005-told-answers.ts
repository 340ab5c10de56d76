import type { Kysely } from 'kysely';

/** Since when the players know a round's answers: null until the quizmaster tells them, and once the round goes on after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rounds').addColumn('revealed_at', 'bigint').execute();
}
