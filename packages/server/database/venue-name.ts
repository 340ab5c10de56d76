import { compiledQuery } from './compiled-query.ts';
import type { Db } from './schema.ts';

export async function venueName(db: Db, venue_id: string): Promise<string> {
  const [venue] = await venueOf(db, { venue_id });
  if (!venue) throw new Error('The venue of a game does not exist.');
  return venue.name;
}

const venueOf = compiledQuery((db, { venue_id }: { venue_id: string }) =>
  db.selectFrom('venues').select('name').where('venue_id', '=', venue_id),
);
