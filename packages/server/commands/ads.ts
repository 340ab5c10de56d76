import type { Ad, AdEvent, HostAd } from '@snug/contract';
import {
  type AdInput,
  cleanAd,
  countsAds,
  details,
  isShownOn,
  isShownPicture,
  Refusal,
  refuseAnotherSponsor,
} from '@snug/rules';
import { findAd } from '../database/ads.ts';
import { pictureOriginsOf } from '../database/picture-origins.ts';
import { countOnce, isCounted, totalsOf, uncounted, wasServed } from '../database/proof.ts';
import { fromRow, toRow } from '../database/rows.ts';
import type { AdRow, GameRow } from '../database/schema.ts';
import { sponsorName } from '../database/sponsors.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { hostAdView, readShownAds } from '../queries/ad.ts';
import { shownIn } from '../queries/shown-in.ts';
import { allMarksOf, marksOf, type Viewer } from './viewer.ts';

/** Counts the ads of a game as served to a person, and returns them. A private event has none. */
export async function serveAds({ store, clock }: ServerContext, game: GameRow, viewer: Viewer): Promise<Ad[]> {
  const marks = marksOf(viewer);
  if (game.private_event === 1) return [];
  const now = clock.now();
  const day = utcDay(now);
  const ads = await readShownAds(store.db, game.venue_id, day);
  if (!countsAds(fromRow(game), now)) return ads;
  // Only what is not counted yet is written: a repeated load writes nothing.
  const ids = ads.map(({ ad_id }) => ad_id);
  const fresh = await uncounted(store.db, ids, marks, { event: 'served', day });
  if (fresh.length > 0) {
    const shown = { day, ...shownIn(game, viewer) };
    await store.write((trx) => countOnce(trx, fresh, marks, { kind: 'ad', event: 'served' }, shown));
  }
  return ads;
}

/** Counts that a person saw or tapped an ad that was served to them. */
export async function countAdEvent(
  { store, clock }: ServerContext,
  game: GameRow,
  viewer: Viewer,
  { ad_id, event }: { readonly ad_id: string; readonly event: AdEvent },
): Promise<void> {
  const now = clock.now();
  const day = utcDay(now);
  const ad = countsAds(fromRow(game), now) ? await findAd(store.db, ad_id) : undefined;
  const isShown = ad?.venue_id === game.venue_id && isShownOn(fromRow(ad), day);
  if (!isShown || !(await wasServed(store.db, ad_id, allMarksOf(viewer.who))))
    throw new Refusal(404, details.adNotFound);
  const shown = { day, ...shownIn(game, viewer) };
  await store.write((trx) => countOnce(trx, [ad_id], marksOf(viewer), { kind: 'ad', event }, shown));
}

/** Makes an ad of a venue, or changes the one with this id. */
export async function saveAd(
  { store, random, clock }: ServerContext,
  venue_id: string,
  { ad_id, ...input }: AdInput & { readonly ad_id?: string | undefined },
): Promise<HostAd> {
  const ad = cleanAd(input);
  const set = toRow(ad);
  return store.write(async (trx) => {
    const sponsor = await sponsorName(trx, venue_id, ad.sponsor_id);
    if (!isShownPicture(ad.image, await pictureOriginsOf(trx))) throw new Refusal(400, details.pictureElsewhere);
    if (ad_id === undefined) {
      const row: AdRow = { ad_id: newId(random), venue_id, ...set, created_at: clock.now() };
      await trx.insertInto('ads').values(row).execute();
      return hostAdView(row, sponsor, []);
    }
    const row = await findAd(trx, ad_id);
    if (row?.venue_id !== venue_id) throw new Refusal(404, details.adNotFound);
    refuseAnotherSponsor(row, ad, await isCounted(trx, ad_id));
    await trx.updateTable('ads').set(set).where('ad_id', '=', ad_id).execute();
    return hostAdView({ ...row, ...set }, sponsor, await totalsOf(trx, 'ad', [ad_id]));
  });
}
