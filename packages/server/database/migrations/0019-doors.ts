import type { Kysely } from 'kysely';

/** Games whose doors are closed, and people whom the quizmaster has taken out (decision 49). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('games').addColumn('doors_closed_at', 'bigint').execute();
  await schema.alterTable('game_players').addColumn('removed_at', 'bigint').execute();
}
