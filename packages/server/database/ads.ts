import type { AdRow, Db } from './schema.ts';

/** The ads of a venue, in the order it made them. */
export function adsOf(db: Db, venue_id: string): Promise<AdRow[]> {
  return db
    .selectFrom('ads')
    .selectAll()
    .where('venue_id', '=', venue_id)
    .orderBy('created_at')
    .orderBy('ad_id')
    .execute();
}

export function findAd(db: Db, ad_id: string): Promise<AdRow | undefined> {
  return db.selectFrom('ads').selectAll().where('ad_id', '=', ad_id).executeTakeFirst();
}
