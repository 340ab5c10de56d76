import type { Kysely } from 'kysely';

/** What is needed so that things can go again: players who are erased, games that are long over, teams nobody plays with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  // Who has been on a team longest gets it when its owner is erased. Null for who was there before this was kept.
  await schema.alterTable('team_members').addColumn('joined_at', 'bigint').execute();
  // When a team was last brought into a game, or back from the archive; kept here, since games are deleted.
  await schema.alterTable('teams').addColumn('used_at', 'bigint').execute();

  /** What another process changed in a game: the servers that hold its connections ring for it. */
  await schema
    .createTable('bells')
    .addColumn('bell_id', 'text', (c) => c.primaryKey())
    .addColumn('ring', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('bells_at').on('bells').column('at').execute();

  // What names a game, a round, a question, a team or a player is found without reading all there is.
  const named: readonly (readonly [table: string, column: string])[] = [
    ['questions', 'game_id'],
    ['game_players', 'game_id'],
    ['game_invites', 'game_id'],
    ['ad_counts', 'game_id'],
    ['doubles', 'round_id'],
    ['submissions', 'round_id'],
    ['answers', 'question_id'],
    ['answer_writes', 'question_id'],
    ['suggestions', 'question_id'],
    ['suggestions', 'player_id'],
    ['feedback', 'player_id'],
    ['ad_viewers', 'player_id'],
    ['streams', 'teamid'],
    ['game_teams', 'kt_team_id'],
  ];
  for (const [table, column] of named) {
    await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
