import type { Ad, HostAd } from '@snug/contract';
import { isShownOn, isShownPicture } from '@snug/rules';
import { adsOf } from '../database/ads.ts';
import { pictureOriginsOf } from '../database/picture-origins.ts';
import { type ItemTotal, totalOf, totalsOf } from '../database/proof.ts';
import { fromRow } from '../database/rows.ts';
import type { AdRow, Db } from '../database/schema.ts';
import { sponsorNames } from '../database/sponsors.ts';

/** An ad as players see it. `sponsor`: '' for the house's own. */
export function adView({ ad_id, link, image, text }: AdRow, sponsor: string): Ad {
  return { ad_id, link, image, text, ...(sponsor !== '' && { sponsor }) };
}

/** The ads that a venue shows on a day, without pictures that browsers would not load. */
export async function readShownAds(db: Db, venue_id: string, day: string): Promise<Ad[]> {
  const rows = (await adsOf(db, venue_id)).filter((row) => isShownOn(fromRow(row), day));
  if (rows.length === 0) return [];
  const [names, origins] = [await sponsorNames(db, venue_id), await pictureOriginsOf(db)];
  return rows.flatMap((row) => {
    const image = isShownPicture(row.image, origins) ? row.image : '';
    // Of an ad that is a picture alone nothing is left to show.
    return image === '' && row.text === '' ? [] : [adView({ ...row, image }, names.get(row.sponsor_id) ?? '')];
  });
}

/** The ads of a venue, with what was counted of each. */
export async function readHostAds(db: Db, venue_id: string): Promise<HostAd[]> {
  const rows = await adsOf(db, venue_id);
  const ids = rows.map(({ ad_id }) => ad_id);
  const [names, totals] = [await sponsorNames(db, venue_id), await totalsOf(db, 'ad', ids)];
  return rows.map((row) => hostAdView(row, names.get(row.sponsor_id) ?? '', totals));
}

export function hostAdView(row: AdRow, sponsor: string, totals: readonly ItemTotal[]): HostAd {
  const { ad_id, sponsor_id, active, starts_on, ends_on } = row;
  return {
    ...adView(row, sponsor),
    sponsor_id,
    active: active === 1,
    starts_on,
    ends_on,
    served: totalOf(totals, ad_id, 'served'),
    seen: totalOf(totals, ad_id, 'seen'),
    tapped: totalOf(totals, ad_id, 'tapped'),
  };
}
