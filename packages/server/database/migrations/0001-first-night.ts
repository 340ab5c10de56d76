import { type Kysely, sql } from 'kysely';

/**
 * Venues, accounts, games, answers and the log that live connections are served from. In one piece, however long: it has run
 * on people's databases, so it stays as it was, read from top to bottom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('venues')
    .addColumn('venue_id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('hosts')
    .addColumn('host_id', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('sign_in_links')
    .addColumn('link_hash', 'text', (c) => c.primaryKey())
    .addColumn('host_id', 'text', (c) => c.notNull().references('hosts.host_id'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();

  await schema
    .createTable('accounts')
    .addColumn('account_id', 'text', (c) => c.primaryKey())
    .addColumn('player_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.unique())
    .addColumn('phone', 'text', (c) => c.unique())
    .addColumn('token_version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('challenges')
    .addColumn('playerid', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('player_name', 'text', (c) => c.notNull())
    .addColumn('client_hash', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  await schema.createIndex('challenges_contact').on('challenges').columns(['contact', 'created_at']).execute();

  await schema
    .createTable('revoked_tokens')
    .addColumn('jti', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('teams')
    .addColumn('teamid', 'text', (c) => c.primaryKey())
    .addColumn('kt_team_id', 'integer', (c) => c.notNull().unique())
    .addColumn('team_name', 'text', (c) => c.notNull())
    .addColumn('team_slogan', 'text', (c) => c.notNull())
    .addColumn('team_image', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.references('accounts.account_id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('team_members')
    .addColumn('teamid', 'text', (c) => c.notNull().references('teams.teamid'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.account_id'))
    .addColumn('joined', 'integer', (c) => c.notNull())
    .addColumn('requested', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('team_members_key', ['teamid', 'account_id'])
    .execute();
  await schema.createIndex('team_members_account').on('team_members').column('account_id').execute();

  await schema
    .createTable('games')
    .addColumn('game_id', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('game_started', 'integer', (c) => c.notNull())
    .addColumn('submissions_open', 'integer', (c) => c.notNull())
    .addColumn('round_index', 'integer', (c) => c.notNull())
    .addColumn('round_open', 'integer', (c) => c.notNull())
    .addColumn('round_shown', 'integer', (c) => c.notNull())
    .addColumn('private_event', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await schema.createIndex('games_code').on('games').columns(['code', 'created_at']).execute();
  await schema.createIndex('games_venue').on('games').columns(['venue_id', 'created_at']).execute();

  await schema
    .createTable('rounds')
    .addColumn('round_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('round_order', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('subtitle', 'text', (c) => c.notNull())
    .addColumn('player_instructions', 'text', (c) => c.notNull())
    .addColumn('matches', 'text', (c) => c.notNull())
    .addColumn('single_answer', 'integer', (c) => c.notNull())
    .addColumn('double_or_nothing', 'integer', (c) => c.notNull())
    .addColumn('handout', 'text', (c) => c.notNull())
    .addColumn('tiebreaker', 'integer', (c) => c.notNull())
    .addColumn('question_count', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('opened_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addUniqueConstraint('rounds_order', ['game_id', 'round_order'])
    .execute();

  await schema
    .createTable('questions')
    .addColumn('question_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('round_id', 'text', (c) => c.notNull().references('rounds.round_id'))
    .addColumn('question_index', 'integer', (c) => c.notNull())
    .addColumn('question_text', 'text', (c) => c.notNull())
    .addColumn('num_answers', 'integer', (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('image_alt', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('matches', 'text', (c) => c.notNull())
    .addColumn('accepted', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('asked_order', 'integer')
    .addUniqueConstraint('questions_index', ['round_id', 'question_index'])
    .execute();

  await schema
    .createTable('game_teams')
    .addColumn('teamid', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('kt_team_id', 'text', (c) => c.notNull())
    .addColumn('team_code', 'text', (c) => c.notNull().unique())
    .addColumn('alias', 'text', (c) => c.notNull().unique())
    .addColumn('team_name', 'text', (c) => c.notNull())
    .addColumn('team_image', 'text', (c) => c.notNull())
    .addColumn('num_players', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('game_teams_game').on('game_teams').column('game_id').execute();

  await schema
    .createTable('game_players')
    .addColumn('player_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('player_code', 'text', (c) => c.notNull().unique())
    .addColumn('client_hash', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('accounts.account_id'))
    .addColumn('player_name', 'text', (c) => c.notNull())
    .addColumn('teamid', 'text', (c) => c.references('game_teams.teamid'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('is_captain', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  // One player per account in a game, and one guest per client id: a second join finds the first.
  await sql`create unique index game_players_account on game_players (game_id, account_id) where account_id is not null`.execute(
    db,
  );
  await sql`create unique index game_players_guest on game_players (game_id, client_hash) where account_id is null`.execute(
    db,
  );
  await schema.createIndex('game_players_client').on('game_players').column('client_hash').execute();
  await schema.createIndex('game_players_owner').on('game_players').column('account_id').execute();
  await schema.createIndex('game_players_team').on('game_players').column('teamid').execute();

  await schema
    .createTable('answers')
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('question_id', 'text', (c) => c.notNull().references('questions.question_id'))
    .addColumn('late', 'integer', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('answers_key', ['teamid', 'question_id', 'late'])
    .execute();

  await schema
    .createTable('answer_writes')
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('question_id', 'text', (c) => c.notNull().references('questions.question_id'))
    .addColumn('client_hash', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('answer_writes_key', ['teamid', 'question_id', 'client_hash'])
    .execute();

  await schema
    .createTable('doubles')
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('round_id', 'text', (c) => c.notNull().references('rounds.round_id'))
    .addColumn('doubled', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('doubles_key', ['teamid', 'round_id'])
    .execute();

  await schema
    .createTable('suggestions')
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('question_id', 'text', (c) => c.notNull().references('questions.question_id'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('game_players.player_id'))
    .addColumn('suggestion', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('suggestions_key', ['teamid', 'question_id', 'player_id'])
    .execute();

  await schema
    .createTable('submissions')
    .addColumn('submission_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('round_id', 'text', (c) => c.notNull().references('rounds.round_id'))
    .addColumn('round_order', 'integer', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('doubled', 'integer', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('late', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addUniqueConstraint('submissions_once', ['teamid', 'round_id', 'idempotency_key'])
    .execute();
  // At most one submission of a team and round stands; withdrawn ones stay for the record.
  await sql`create unique index submissions_standing on submissions (teamid, round_id) where withdrawn_at is null`.execute(
    db,
  );
  await schema.createIndex('submissions_game').on('submissions').column('game_id').execute();

  await schema
    .createTable('streams')
    .addColumn('stream_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('teamid', 'text', (c) => c.references('game_teams.teamid'))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('streams_game').on('streams').column('game_id').execute();

  await schema
    .createTable('messages')
    .addColumn('message_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('stream_messages')
    .addColumn('stream_id', 'text', (c) => c.notNull().references('streams.stream_id'))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull().references('messages.message_id'))
    .addColumn('only_player', 'text')
    .addPrimaryKeyConstraint('stream_messages_key', ['stream_id', 'seq'])
    .execute();

  await schema
    .createTable('limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute();
}
