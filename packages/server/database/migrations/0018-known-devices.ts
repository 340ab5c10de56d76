import type { Kysely } from 'kysely';

/** A browser is looked up in known_devices without its account: whether any login has been made on it (decision 48). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('known_devices_client').on('known_devices').column('client_hash').execute();
}
