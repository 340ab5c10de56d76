import type { AdEvent, HostAd } from '@snug/contract';
import { type AdInput, cleanAd, countsAds, details, Refusal } from '@snug/rules';
import { type AdView, countAds, isServed, proofOf, shownAds, uncounted } from '../database/ads.ts';
import { fromRow, toRow } from '../database/rows.ts';
import type { AdRow, GamePlayerRow, GameRow } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { hostAdView, sumOf } from '../queries/ad.ts';

/** Counts the ads of a game as served to a player, and returns them. A private event has none. */
export async function serveAds(context: ServerContext, game: GameRow, player: GamePlayerRow): Promise<AdRow[]> {
  const { store } = context;
  if (game.private_event === 1) return [];
  const ads = await shownAds(store.db, game.venue_id);
  const view = viewOf(context, player, 'served');
  // Only what is not counted yet is written: a repeated load writes nothing.
  const fresh = await uncounted(
    store.db,
    ads.map(({ ad_id }) => ad_id),
    view,
  );
  if (fresh.length > 0) await store.write((trx) => countAds(trx, fresh, view));
  return ads;
}

/** Counts that a player saw or tapped an ad that the game has shown. */
export async function countAdEvent(
  context: ServerContext,
  game: GameRow,
  player: GamePlayerRow,
  { ad_id, event }: { readonly ad_id: string; readonly event: AdEvent },
): Promise<void> {
  const { store, clock } = context;
  const isShown = countsAds(fromRow(game), clock.now()) && (await isServed(store.db, { ...game, ad_id }));
  if (!isShown) throw new Refusal(404, details.adNotFound);
  await store.write((trx) => countAds(trx, [ad_id], viewOf(context, player, event)));
}

function viewOf({ clock }: ServerContext, { game_id, player_id }: GamePlayerRow, event: AdView['event']): AdView {
  return { event, game_id, player_id, day: utcDay(clock.now()) };
}

/** Makes an ad of a venue, or changes the one with this id. */
export async function saveAd(
  { store, random, clock }: ServerContext,
  venue_id: string,
  { ad_id, ...input }: AdInput & { readonly ad_id?: string | undefined },
): Promise<HostAd> {
  const set = toRow(cleanAd(input));
  return store.write(async (trx) => {
    if (ad_id === undefined) {
      const row: AdRow = { ad_id: newId(random), venue_id, ...set, created_at: clock.now() };
      await trx.insertInto('ads').values(row).execute();
      return hostAdView(row, sumOf([], row.ad_id));
    }
    const row = await trx.selectFrom('ads').selectAll().where('ad_id', '=', ad_id).executeTakeFirst();
    if (row?.venue_id !== venue_id) throw new Refusal(404, details.adNotFound);
    await trx.updateTable('ads').set(set).where('ad_id', '=', ad_id).execute();
    return hostAdView({ ...row, ...set }, sumOf(await proofOf(trx, venue_id, ad_id), ad_id));
  });
}
