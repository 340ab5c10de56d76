import type { Kysely } from 'kysely';

/** Names that the quizmaster allows on the big screen, and teams that wait to be let in (decision 37). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['name_allowed_at', 'waiting_since']) {
    await schema.alterTable('game_teams').addColumn(column, 'bigint').execute();
  }
}
