import { cleanAd, countsAds, details, Refusal } from '@snug/rules';
import { countAds, isServed, proofOf, shownAds, uncounted } from '../database/ads.ts';
import { fromRow, toRow } from '../database/rows.ts';
import { newId } from '../foundation/ids.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { hostAdView, sumOf } from '../queries/ad.ts';
/** Counts the ads of a game as served to a player, and returns them. A private event has none. */
export async function serveAds(context, game, player) {
    const { store } = context;
    if (game.private_event === 1)
        return [];
    const ads = await shownAds(store.db, game.venue_id);
    const view = viewOf(context, player, 'served');
    // Only what is not counted yet is written: a repeated load writes nothing.
    const fresh = await uncounted(store.db, ads.map(({ ad_id }) => ad_id), view);
    if (fresh.length > 0)
        await store.write((trx) => countAds(trx, fresh, view));
    return ads;
}
/** Counts that a player saw or tapped an ad that the game has shown. */
export async function countAdEvent(context, game, player, { ad_id, event }) {
    const { store, clock } = context;
    const isShown = countsAds(fromRow(game), clock.now()) && (await isServed(store.db, { ...game, ad_id }));
    if (!isShown)
        throw new Refusal(404, details.adNotFound);
    await store.write((trx) => countAds(trx, [ad_id], viewOf(context, player, event)));
}
function viewOf({ clock }, { game_id, player_id }, event) {
    return { event, game_id, player_id, day: utcDay(clock.now()) };
}
/** Makes an ad of a venue, or changes the one with this id. */
export async function saveAd({ store, random, clock }, venue_id, { ad_id, ...input }) {
    const set = toRow(cleanAd(input));
    return store.write(async (trx) => {
        if (ad_id === undefined) {
            const row = { ad_id: newId(random), venue_id, ...set, created_at: clock.now() };
            await trx.insertInto('ads').values(row).execute();
            return hostAdView(row, sumOf([], row.ad_id));
        }
        const row = await trx.selectFrom('ads').selectAll().where('ad_id', '=', ad_id).executeTakeFirst();
        if (row?.venue_id !== venue_id)
            throw new Refusal(404, details.adNotFound);
        await trx.updateTable('ads').set(set).where('ad_id', '=', ad_id).execute();
        return hostAdView({ ...row, ...set }, sumOf(await proofOf(trx, venue_id, ad_id), ad_id));
    });
}
