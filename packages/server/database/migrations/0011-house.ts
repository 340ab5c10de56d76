import { type Kysely, sql } from 'kysely';

/** Quizmasters of several venues, their end and their signing out everywhere, and packs that left the list (decision 35). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('venue_hosts')
    .addColumn('venue_id', 'text', (c) => c.notNull().references('venues.venue_id'))
    .addColumn('host_id', 'text', (c) => c.notNull().references('hosts.host_id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('venue_hosts_key', ['venue_id', 'host_id'])
    .execute();
  await schema.createIndex('venue_hosts_of_host').on('venue_hosts').column('host_id').execute();
  // Until now whoever was there could do everything.
  await sql`insert into venue_hosts (venue_id, host_id, role, since)
    select venue_id, host_id, 'owner', created_at from hosts`.execute(db);
  await schema
    .alterTable('hosts')
    .addColumn('token_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('hosts').addColumn('signed_in_at', 'bigint').execute();
  // Links are kept for a while only; but who has made a game was signed in then.
  await sql`update hosts set signed_in_at = coalesce(
    (select max(used_at) from sign_in_links where sign_in_links.host_id = hosts.host_id),
    (select max(games.created_at) from games join game_hosts on game_hosts.game_id = games.game_id
      where game_hosts.host_id = hosts.host_id))`.execute(db);
  await schema.alterTable('packs').addColumn('removed_at', 'bigint').execute();
  await schema.createIndex('sign_in_links_of_host').on('sign_in_links').column('host_id').execute();
}
