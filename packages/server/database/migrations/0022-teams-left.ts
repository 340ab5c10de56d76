import type { Kysely } from 'kysely';

/** The team that a player has left by themselves, to which they come back by its name (decision 49). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('game_players').addColumn('left_teamid', 'text').execute();
}
