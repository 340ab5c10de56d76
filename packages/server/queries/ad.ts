import type { Ad, HostAd } from '@snug/contract';
import type { AdRow } from '../database/schema.ts';

/** An ad as players see it. */
export function adView({ ad_id, link, image, text }: AdRow): Ad {
  return { ad_id, link, image, text };
}

/** What is counted of an ad. */
export interface AdCounts {
  readonly served: number;
  readonly seen: number;
  readonly tapped: number;
}

export function hostAdView(row: AdRow, counts: AdCounts): HostAd {
  return { ...adView(row), sponsor: row.sponsor, active: row.active === 1, ...counts };
}
