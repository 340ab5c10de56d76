import { type Kysely, sql } from 'kysely';

/** Which address of its big screen a game has, and when its board was last published (decision 38). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('games')
    .addColumn('display_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('games').addColumn('board_at', 'bigint').execute();
  // When a board of before was published nobody wrote down; it is that once its last round had closed and was told.
  await sql`update games set board_at = (
      select max(case when revealed_at > closed_at then revealed_at else closed_at end) from rounds
      where rounds.game_id = games.game_id and rounds.round_order <= games.board_through)
    where board_through > 0`.execute(db);
}
