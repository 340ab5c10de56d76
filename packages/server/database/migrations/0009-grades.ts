import type { Kysely } from 'kysely';

/** Grades of answers with every change of them, bonuses, appeals, the published board, final results, and packs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  const { schema } = db;
  await schema
    .createTable('grades')
    .addColumn('question_id', 'text', (c) => c.notNull().references('questions.question_id'))
    .addColumn('answer_key', 'text', (c) => c.notNull())
    // Keys of long answers are longer than what PostgreSQL indexes.
    .addColumn('answer_hash', 'text', (c) => c.notNull())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('marks', 'text')
    .addColumn('funny', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('grades_of_answers', ['question_id', 'answer_hash'])
    .execute();
  await schema
    .createTable('grade_changes')
    .addColumn('change_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('answer_key', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('from', 'text')
    .addColumn('to', 'text')
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('host_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('published', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('adjustments')
    .addColumn('adjustment_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('round_order', 'integer')
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('idempotency_key', 'text')
    .execute();
  await schema
    .createTable('appeals')
    .addColumn('appeal_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('round_order', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text', (c) => c.notNull())
    .addUniqueConstraint('one_appeal', ['teamid', 'question_id'])
    .execute();
  // For leagues and team histories to count; a game that is deleted leaves it.
  await schema
    .createTable('final_results')
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('teamid', 'text', (c) => c.notNull())
    .addColumn('kt_team_id', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('half_points', 'integer', (c) => c.notNull())
    .addColumn('teams', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('final_results_of_teams', ['game_id', 'teamid'])
    .execute();
  await schema
    .createTable('packs')
    .addColumn('pack_id', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['grades', 'grade_changes', 'adjustments', 'appeals'] as const) {
    await schema.createIndex(`${table}_of_game`).on(table).column('game_id').execute();
  }
  await schema.createIndex('packs_of_venue').on('packs').column('venue_id').execute();
  await schema.createIndex('final_results_of_team').on('final_results').columns(['kt_team_id', 'at']).execute();
}

async function addColumns({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('games')
    .addColumn('board_through', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('games').addColumn('unveiled', 'integer').execute();
  await schema
    .alterTable('games')
    .addColumn('results_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // The pack that it was made from; null: from before packs were kept.
  await schema.alterTable('games').addColumn('pack_id', 'text').execute();
  await schema
    .alterTable('rounds')
    .addColumn('double_rule', 'text', (c) => c.notNull().defaultTo('all'))
    .execute();
  await schema
    .alterTable('questions')
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('questions')
    .addColumn('ordered', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('game_teams')
    .addColumn('plays_on', 'text', (c) => c.notNull().defaultTo('phones'))
    .execute();
  await schema.alterTable('answers').addColumn('clue', 'integer').execute();
  await schema.alterTable('submissions').addColumn('clue', 'integer').execute();
}
