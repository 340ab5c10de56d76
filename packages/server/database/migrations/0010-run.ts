import { type Kysely, sql } from 'kysely';

/** The line of text to everybody, the countdown to the close and the break of a game (decision 33). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('games')
    .addColumn('announcement', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const column of ['announced_at', 'countdown_ends_at', 'countdown_set_at', 'paused_at']) {
    await schema.alterTable('games').addColumn(column, 'bigint').execute();
  }
  await sql`create index games_to_close on games (countdown_ends_at) where countdown_ends_at is not null`.execute(db);
}
