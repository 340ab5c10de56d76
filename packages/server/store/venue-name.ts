import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export async function venueName(db: Kysely<Database>, venue_id: string): Promise<string> {
  const { name } = await db
    .selectFrom('venues')
    .select('name')
    .where('venue_id', '=', venue_id)
    .executeTakeFirstOrThrow();
  return name;
}
