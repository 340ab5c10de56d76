import type { AdEvent } from '@snug/contract';
import type { AdRow, Db } from './schema.ts';

/** The kinds of events that are counted per ad. */
export interface AdCounts {
  readonly served: number;
  readonly seen: number;
  readonly tapped: number;
}

/** An event of ads to count, with its player and UTC date. */
export interface AdView {
  readonly event: AdEvent | 'served';
  readonly game_id: string;
  readonly player_id: string;
  readonly day: string;
}

/** The ads of a venue, in the order it made them. */
export function adsOf(db: Db, venue_id: string): Promise<AdRow[]> {
  return selectAds(db, venue_id).execute();
}

/** Those that it shows now. */
export function shownAds(db: Db, venue_id: string): Promise<AdRow[]> {
  return selectAds(db, venue_id).where('active', '=', 1).execute();
}

function selectAds(db: Db, venue_id: string) {
  return db.selectFrom('ads').selectAll().where('venue_id', '=', venue_id).orderBy('created_at').orderBy('ad_id');
}

/** Whether an ad of this venue is running and has been shown to anybody in this game. */
export async function isServed(
  db: Db,
  { ad_id, game_id, venue_id }: { ad_id: string; game_id: string; venue_id: string },
): Promise<boolean> {
  const served = await db
    .selectFrom('ad_counts')
    .innerJoin('ads', 'ads.ad_id', 'ad_counts.ad_id')
    .select('ads.ad_id')
    .where('ads.ad_id', '=', ad_id)
    .where('ads.venue_id', '=', venue_id)
    .where('ads.active', '=', 1)
    .where('ad_counts.game_id', '=', game_id)
    .where('ad_counts.event', '=', 'served')
    .executeTakeFirst();
  return served !== undefined;
}

/** The given ads that are not counted yet for this player, event and day. */
export async function uncounted(db: Db, ad_ids: readonly string[], view: AdView): Promise<string[]> {
  if (ad_ids.length === 0) return [];
  const { player_id, day, event } = view;
  const rows = await db
    .selectFrom('ad_viewers')
    .select('ad_id')
    .where('player_id', '=', player_id)
    .where('day', '=', day)
    .where('event', '=', event)
    .where('ad_id', 'in', ad_ids)
    .execute();
  const counted = new Set(rows.map(({ ad_id }) => ad_id));
  return ad_ids.filter((ad_id) => !counted.has(ad_id));
}

/** Counts each ad once per player, event and day, in a transaction: a sponsor pays for people, not for reloads. */
export async function countAds(trx: Db, ad_ids: readonly string[], view: AdView): Promise<void> {
  const { game_id, player_id, day, event } = view;
  for (const ad_id of await uncounted(trx, ad_ids, view)) {
    await trx.insertInto('ad_viewers').values({ ad_id, player_id, day, event }).execute();
    await trx
      .insertInto('ad_counts')
      .values({ ad_id, game_id, day, event, count: 1 })
      .onConflict((row) =>
        row
          .columns(['ad_id', 'game_id', 'day', 'event'])
          .doUpdateSet((old) => ({ count: old('ad_counts.count', '+', 1) })),
      )
      .execute();
  }
}

/** A line of the proof sheet: an ad in a game on a day. */
export interface ProofLine extends AdCounts {
  readonly ad_id: string;
  readonly sponsor: string;
  readonly day: string;
  readonly title: string;
}

/** The proof sheet of a venue, or of one of its ads: by day, then game. */
export async function proofOf(db: Db, venue_id: string, ad_id?: string): Promise<ProofLine[]> {
  const rows = await db
    .selectFrom('ad_counts')
    .innerJoin('ads', 'ads.ad_id', 'ad_counts.ad_id')
    .innerJoin('games', 'games.game_id', 'ad_counts.game_id')
    .select(['ad_counts.ad_id', 'sponsor', 'day', 'title', 'ad_counts.game_id', 'event', 'count'])
    .where('ads.venue_id', '=', venue_id)
    .$if(ad_id !== undefined, (query) => query.where('ads.ad_id', '=', ad_id ?? ''))
    .orderBy('day')
    .orderBy('ad_counts.game_id')
    .orderBy('ads.created_at')
    .orderBy('ad_counts.ad_id')
    .execute();
  const lines = new Map<string, ProofLine>();
  for (const { game_id, event, count, ...head } of rows) {
    const key = `${head.day}\n${game_id}\n${head.ad_id}`;
    const line = lines.get(key) ?? { ...head, served: 0, seen: 0, tapped: 0 };
    lines.set(key, { ...line, [event]: count });
  }
  return [...lines.values()];
}
