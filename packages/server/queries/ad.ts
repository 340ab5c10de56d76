import type { Ad, HostAd } from '@snug/contract';
import type { AdCounts } from '../database/ads.ts';
import type { AdRow } from '../database/schema.ts';

/** An ad as players see it. */
export function adView({ ad_id, link, image, text }: AdRow): Ad {
  return { ad_id, link, image, text };
}

export function hostAdView(row: AdRow, counts: AdCounts): HostAd {
  return { ...adView(row), sponsor: row.sponsor, active: row.active === 1, ...counts };
}
