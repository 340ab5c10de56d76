import type { Kysely } from 'kysely';

/** What a quizmaster settles about a game before it begins (decision 36). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // Null: no limit; nobody is too late; as the pack says.
  for (const column of ['team_size', 'late_join', 'points_each'] as const) {
    await schema.alterTable('games').addColumn(column, 'integer').execute();
  }
  await schema.alterTable('games').addColumn('double_rule', 'text').execute();
  await schema
    .alterTable('games')
    .addColumn('approve_teams', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('games_of_pack').on('games').columns(['venue_id', 'pack_id']).execute();
  await schema.createIndex('games_by_date').on('games').columns(['status', 'date']).execute();
}
