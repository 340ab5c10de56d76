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
    .execute();
  await schema
    .createTable('broadcasts')
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('only_player', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('broadcasts_key', ['game_id', 'number'])
    .execute();

  await schema
    .createTable('own_messages')
    .addColumn('stream_id', 'text', (c) => c.notNull().references('streams.stream_id'))
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
