import type { Kysely } from 'kysely';

/** Where somebody is logged in, and sign-in links that a newer one has replaced (decision 52). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.references('accounts.account_id'))
    .addColumn('host_id', 'text', (c) => c.references('hosts.host_id'))
    .addColumn('how', 'text', (c) => c.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_of_account').on('sessions').column('account_id').execute();
  await schema.createIndex('sessions_of_host').on('sessions').column('host_id').execute();
  await schema.createIndex('sessions_expiring').on('sessions').column('expires_at').execute();

  await schema.alterTable('accounts').addColumn('kept_login', 'text').execute();
  await schema.alterTable('hosts').addColumn('kept_login', 'text').execute();
  await schema.alterTable('sign_in_links').addColumn('replaced_at', 'bigint').execute();
}
