import type { Kysely } from 'kysely';

/** Which address of its big screen a game has, and when its board was last published (decision 38). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('games')
    .addColumn('display_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('games').addColumn('board_at', 'bigint').execute();
}
