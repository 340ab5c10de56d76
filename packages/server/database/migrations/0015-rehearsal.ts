import { type Kysely, sql } from 'kysely';

/** Games that a bot runs, copies of games that are rehearsed, and what rehearsals have found (decision 39). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('games').addColumn('autopilot', 'text').execute();
  await schema.alterTable('games').addColumn('rehearsal_of', 'text').execute();
  await schema
    .createTable('rehearsals')
    .addColumn('game_id', 'text', (c) => c.primaryKey().references('games.game_id'))
    .addColumn('copy_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addColumn('tables', 'integer', (c) => c.notNull())
    .addColumn('findings', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('beat_at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`create index games_rehearsed on games (created_at) where rehearsal_of is not null`.execute(db);
}
