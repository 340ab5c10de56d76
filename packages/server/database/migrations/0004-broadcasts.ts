import { type Kysely, sql } from 'kysely';

/**
 * What a whole game hears is kept once, however many teams there are: a stream's number is the count of the game's
 * broadcasts plus its own shift. Streams that were begun before keep their numbers: theirs are all of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema.alterTable('streams').renameColumn('seq', 'shift').execute();

  await schema
    .createTable('broadcast_counts')
    .addColumn('game_id', 'text', (c) => c.primaryKey().references('games.game_id'))
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('host', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into broadcast_counts (game_id, count, host)
    select game_id, 0, shift from streams where kind = 'host'`.execute(db);
  await sql`update streams set shift = 0 where kind = 'host'`.execute(db);
  // Neither looks its game or stream up for every message: they are written in one place, for what was just read.
  await schema
    .createTable('broadcasts')
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('only_player', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('broadcasts_key', ['game_id', 'number'])
    .execute();

  await schema
    .createTable('own_messages')
    .addColumn('stream_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('only_player', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('own_messages_key', ['stream_id', 'seq'])
    .execute();
  await sql`insert into own_messages (stream_id, seq, body, only_player, at)
    select stream_id, seq, body, only_player, at
    from stream_messages join messages on messages.message_id = stream_messages.message_id`.execute(db);
  await schema.dropTable('stream_messages').execute();
  await schema.dropTable('messages').execute();
}
