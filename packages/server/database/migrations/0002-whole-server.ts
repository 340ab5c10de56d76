import { type Kysely, sql } from 'kysely';

/**
 * Invites, links, feedback, pictures, surveys, ads; what teams, players and hosts have besides. In one piece, however long:
 * it has run on people's databases, so it stays as it was, read from top to bottom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;

  // Who a code is for, beyond a login: a contact being added, or the old one being confirmed first (H38).
  await add('challenges', 'purpose', 'text', "'login'");
  await schema
    .alterTable('challenges')
    .addColumn('account_id', 'text', (c) => c.references('accounts.account_id'))
    .execute();
  /** The contact that is added once the old one is confirmed. */
  await schema.alterTable('challenges').addColumn('next_contact', 'text').execute();
  await schema.alterTable('challenges').addColumn('confirmed_at', 'bigint').execute();
  /** The address that asked, hashed: how many of its codes run out is counted (H39). */
  await add('challenges', 'address_hash', 'text', "''");
  await schema.createIndex('challenges_address').on('challenges').columns(['address_hash', 'created_at']).execute();
  /** From when on a token is invalid: one that was renewed works a moment longer. */
  await schema
    .alterTable('revoked_tokens')
    .addColumn('since', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  /** The browsers that have logged in to an account by a code (H34). */
  await schema
    .createTable('known_devices')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.account_id'))
    .addColumn('client_hash', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['account_id', 'client_hash'])
    .execute();

  await add('accounts', 'profile_img', 'text', "''");
  await schema.alterTable('accounts').addColumn('erased_at', 'bigint').execute();

  await add('hosts', 'tip_handle', 'text', "''");

  await schema
    .createTable('game_hosts')
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('host_id', 'text', (c) => c.notNull().references('hosts.host_id'))
    .addPrimaryKeyConstraint('game_hosts_key', ['game_id', 'host_id'])
    .execute();
  await sql`insert into game_hosts (game_id, host_id)
    select games.game_id, min(hosts.host_id) from games join hosts on hosts.venue_id = games.venue_id group by games.game_id`.execute(
    db,
  );

  await add('games', 'kt_id', 'text', "''");
  /** Makes a game that is asked for twice one game. */
  await schema.alterTable('games').addColumn('idempotency_key', 'text').execute();
  await sql`create unique index games_idempotency on games (venue_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );

  await schema.alterTable('game_teams').addColumn('kicked_at', 'bigint').execute();
  await schema.alterTable('game_players').addColumn('left_at', 'bigint').execute();
  await schema.alterTable('game_players').addColumn('joined_at', 'bigint').execute();
  await schema.alterTable('game_players').addColumn('captain_until', 'bigint').execute();
  await schema.alterTable('game_players').addColumn('kicked_from', 'text').execute();
  await sql`update game_players set joined_at = created_at where status = 'joined'`.execute(db);

  await add('teams', 'restrict_editing', 'integer', '0');
  await add('teams', 'no_requests', 'integer', '0');
  await schema.alterTable('teams').addColumn('archived_at', 'bigint').execute();
  await schema.alterTable('teams').addColumn('disbanded_at', 'bigint').execute();
  /** Numbers are handed out from here, so that none comes twice even when the team that had it is gone. */
  await schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into counters (name, value) select 'kt_team_id', coalesce(max(kt_team_id), 9999) from teams`.execute(
    db,
  );
  /** How an invited member is called until they accept: most of the contact hidden. */
  await schema.alterTable('team_members').addColumn('invited_as', 'text').execute();
  /** Invites to contacts that nobody has yet; they become members when somebody logs in with the contact. */
  await schema
    .createTable('team_invites')
    .addColumn('invite_id', 'text', (c) => c.primaryKey())
    .addColumn('teamid', 'text', (c) => c.notNull().references('teams.teamid'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('invited_by', 'text', (c) => c.notNull().references('accounts.account_id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  await schema.createIndex('team_invites_contact').on('team_invites').column('contact').execute();
  await schema.createIndex('team_invites_team').on('team_invites').column('teamid').execute();

  await schema
    .createTable('game_invites')
    .addColumn('invite_id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('teamid', 'text', (c) => c.notNull().references('game_teams.teamid'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('accounts.account_id'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('url_id', 'text')
    .addColumn('inviter', 'text', (c) => c.notNull().references('game_players.player_id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_as', 'text')
    .execute();
  await schema.createIndex('game_invites_team').on('game_invites').column('teamid').execute();
  await schema.createIndex('game_invites_account').on('game_invites').column('account_id').execute();
  await schema.createIndex('game_invites_contact').on('game_invites').column('contact').execute();

  await schema
    .createTable('short_links')
    .addColumn('url_id', 'text', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();

  await schema
    .createTable('feedback')
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('host_id', 'text', (c) => c.notNull().references('hosts.host_id'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('game_players.player_id'))
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('feedback_key', ['game_id', 'host_id', 'player_id'])
    .execute();

  await schema
    .createTable('images')
    .addColumn('image_code', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('teamid', 'text')
    .addColumn('account_id', 'text', (c) => c.references('accounts.account_id'))
    .addColumn('player_id', 'text', (c) => c.references('game_players.player_id'))
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('orientation', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await schema.createIndex('images_owner').on('images').columns(['kind', 'owner']).execute();
  await schema.createIndex('images_player').on('images').column('player_id').execute();
  await schema.createIndex('images_account').on('images').column('account_id').execute();

  await schema
    .createTable('surveys')
    .addColumn('surveyid', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('question_text', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  // Who answered is a hash; which day is the UTC date, since the limit is per day.
  await schema
    .createTable('survey_answers')
    .addColumn('surveyid', 'text', (c) => c.notNull().references('surveys.surveyid'))
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('response', 'text')
    .addColumn('skipped', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('survey_answers_key', ['surveyid', 'who'])
    .execute();
  await schema.createIndex('survey_answers_day').on('survey_answers').columns(['who', 'day']).execute();

  await schema
    .createTable('ads')
    .addColumn('ad_id', 'text', (c) => c.primaryKey())
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('sponsor', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('ads_venue').on('ads').column('venue_id').execute();
  await schema
    .createTable('ad_counts')
    .addColumn('ad_id', 'text', (c) => c.notNull().references('ads.ad_id'))
    .addColumn('game_id', 'text', (c) => c.notNull().references('games.game_id'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ad_counts_key', ['ad_id', 'game_id', 'day', 'event'])
    .execute();
  /** Each player counts once per ad, event and day: a sponsor pays for people, not for reloads. */
  await schema
    .createTable('ad_viewers')
    .addColumn('ad_id', 'text', (c) => c.notNull().references('ads.ad_id'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('game_players.player_id'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ad_viewers_key', ['ad_id', 'player_id', 'day', 'event'])
    .execute();

  /** What a call with an Idempotency-Key was answered: a repeat is answered the same (G17). */
  await schema
    .createTable('replies')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();

  /** A column that every row there is gets a value for. */
  function add(table: string, column: string, type: 'text' | 'integer', fallback: string) {
    return schema
      .alterTable(table)
      .addColumn(column, type, (c) => c.notNull().defaultTo(sql.raw(fallback)))
      .execute();
  }
}
