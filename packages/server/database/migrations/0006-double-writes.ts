import type { Kysely } from 'kysely';

/** Where a client has got to with its doubles: an older one that comes late changes nothing, as with answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('double_writes')
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('round_id', 'text', (c) => c.notNull().references('rounds.round_id'))
    .addColumn('client_hash', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('double_writes_key', ['teamid', 'round_id', 'client_hash'])
    .execute();
  await db.schema.createIndex('double_writes_by_round_id').on('double_writes').column('round_id').execute();
}
