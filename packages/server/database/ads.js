/** The ads of a venue, in the order it made them. */
export function adsOf(db, venue_id) {
    return selectAds(db, venue_id).execute();
}
/** Those that it shows now. */
export function shownAds(db, venue_id) {
    return selectAds(db, venue_id).where('active', '=', 1).execute();
}
function selectAds(db, venue_id) {
    return db.selectFrom('ads').selectAll().where('venue_id', '=', venue_id).orderBy('created_at').orderBy('ad_id');
}
/** Whether an ad of this venue is running and has been shown to anybody in this game. */
export async function isServed(db, { ad_id, game_id, venue_id }) {
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
export async function uncounted(db, ad_ids, view) {
    if (ad_ids.length === 0)
        return [];
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
export async function countAds(trx, ad_ids, view) {
    const { game_id, player_id, day, event } = view;
    for (const ad_id of await uncounted(trx, ad_ids, view)) {
        await trx.insertInto('ad_viewers').values({ ad_id, player_id, day, event }).execute();
        await trx
            .insertInto('ad_counts')
            .values({ ad_id, game_id, day, event, count: 1 })
            .onConflict((row) => row
            .columns(['ad_id', 'game_id', 'day', 'event'])
            .doUpdateSet((old) => ({ count: old('ad_counts.count', '+', 1) })))
            .execute();
    }
}
/** The proof sheet of a venue, or of one of its ads: by day, then game. */
export async function proofOf(db, venue_id, ad_id) {
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
    const lines = new Map();
    for (const { game_id, event, count, ...head } of rows) {
        const key = `${head.day}\n${game_id}\n${head.ad_id}`;
        const line = lines.get(key) ?? { ...head, served: 0, seen: 0, tapped: 0 };
        lines.set(key, { ...line, [event]: count });
    }
    return [...lines.values()];
}
