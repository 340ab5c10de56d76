import { details, Refusal } from '@snug/rules';
import type { Db, SponsorRow } from './schema.ts';

/** The sponsors of a venue, in the order it made them. */
export function sponsorsOf(db: Db, venue_id: string): Promise<SponsorRow[]> {
  return db
    .selectFrom('sponsors')
    .selectAll()
    .where('venue_id', '=', venue_id)
    .orderBy('created_at')
    .orderBy('sponsor_id')
    .execute();
}

/** A sponsor of this venue. Refuses the id of another venue's as one that does not exist. */
export async function sponsorOf(db: Db, venue_id: string, sponsor_id: string): Promise<SponsorRow> {
  const row = await db.selectFrom('sponsors').selectAll().where('sponsor_id', '=', sponsor_id).executeTakeFirst();
  if (row?.venue_id !== venue_id) throw new Refusal(404, details.sponsorNotFound);
  return row;
}

/** The name of an item's sponsor; '' for the house's own. */
export async function sponsorName(db: Db, venue_id: string, sponsor_id: string): Promise<string> {
  return sponsor_id === '' ? '' : (await sponsorOf(db, venue_id, sponsor_id)).name;
}

/** The names of a venue's sponsors by their ids. '' for the house has none. */
export async function sponsorNames(db: Db, venue_id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sponsorsOf(db, venue_id);
  return new Map(rows.map(({ sponsor_id, name }) => [sponsor_id, name]));
}

/** The sponsor of a snippet. */
export async function sponsorWithKey(db: Db, key: string): Promise<SponsorRow> {
  const row = await db.selectFrom('sponsors').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) throw new Refusal(404, details.sponsorNotFound);
  return row;
}
