import type { Kysely } from 'kysely';

/** Which action shots the big screen may show, and what players vote for (decision 42). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('images').addColumn('agreed_at', 'bigint').execute();
  await schema.alterTable('images').addColumn('screen', 'text').execute();
  await schema
    .alterTable('games')
    .addColumn('photos_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

  await schema
    .createTable('votes')
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('vote', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('hidden_at', 'bigint')
    .addColumn('choices', 'text', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('votes_key', ['game_id', 'vote'])
    .execute();
  // One vote a player, whatever two phones of theirs send at one moment.
  await schema
    .createTable('ballots')
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('vote', 'text', (c) => c.notNull())
    .addColumn('player_id', 'text', (c) => c.notNull().references('game_players.player_id'))
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('cast_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ballots_key', ['game_id', 'vote', 'player_id'])
    .execute();
}
