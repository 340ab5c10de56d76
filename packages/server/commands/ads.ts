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
import { countOnce, type Hashes, isCounted, totalsOf, uncounted, wasServed } from '../database/proof.ts';
import { fromRow, toRow } from '../database/rows.ts';
import type { AdRow, GameRow } from '../database/schema.ts';
import { sponsorName } from '../database/sponsors.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { hostAdView, readShownAds } from '../queries/ad.ts';
import { adShownIn } from '../queries/shown-in.ts';

/** Who is shown an ad. Somebody who watches and joins a team that day is counted in both places. */
export interface AdViewer {
  readonly who: Hashes;
  readonly isOnTeam: boolean;
}

/** By what a person is marked while they watch. */
export const watchingMark = (who: string): string => `watching/${who}`;

function watchingMarks([first, ...others]: Hashes): Hashes {
  return [watchingMark(first), ...others.map(watchingMark)];
}

const marksOf = ({ who, isOnTeam }: AdViewer): Hashes => (isOnTeam ? who : watchingMarks(who));

/** Counts the ads of a game as served to a person, and returns them. A private event has none. */
export async function serveAds({ store, clock }: ServerContext, game: GameRow, viewer: AdViewer): Promise<Ad[]> {
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
    const shown = { day, ...adShownIn(game, viewer.isOnTeam) };
    await store.write((trx) => countOnce(trx, fresh, marks, { kind: 'ad', event: 'served' }, shown));
  }
  return ads;
}

/** Counts that a person saw or tapped an ad that was served to them. */
export async function countAdEvent(
  { store, clock }: ServerContext,
  game: GameRow,
  viewer: AdViewer,
  { ad_id, event }: { readonly ad_id: string; readonly event: AdEvent },
): Promise<void> {
  const now = clock.now();
  const day = utcDay(now);
  const ad = countsAds(fromRow(game), now) ? await findAd(store.db, ad_id) : undefined;
  const isShown = ad?.venue_id === game.venue_id && isShownOn(fromRow(ad), day);
  const marks: Hashes = [...viewer.who, ...watchingMarks(viewer.who)];
  if (!isShown || !(await wasServed(store.db, ad_id, marks))) throw new Refusal(404, details.adNotFound);
  const shown = { day, ...adShownIn(game, viewer.isOnTeam) };
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
