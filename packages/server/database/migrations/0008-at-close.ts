import { type Kysely, sql } from 'kysely';

/** What a team has saved is handed in at the close (decision 22): the setting of a game, when a round was, and what was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('games')
    .addColumn('submit_at_close', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('rounds').addColumn('handed_in_at', 'bigint').execute();
  await schema
    .alterTable('submissions')
    .addColumn('at_close', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // Rounds that have closed before stay as their teams left them.
  await sql`update rounds set handed_in_at = closed_at where closed_at is not null`.execute(db);
  // A late submission of a team may stand beside what was handed in for it.
  await sql`drop index submissions_standing`.execute(db);
  await sql`create unique index submissions_standing on submissions (teamid, round_id, at_close)
    where withdrawn_at is null`.execute(db);
  await sql`create index rounds_to_hand_in on rounds (closed_at)
    where closed_at is not null and handed_in_at is null`.execute(db);
}
