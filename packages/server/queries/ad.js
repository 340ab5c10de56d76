import { adsOf, proofOf } from '../database/ads.ts';
/** An ad as players see it. */
export function adView({ ad_id, link, image, text }) {
    return { ad_id, link, image, text };
}
/** The ads of a venue, with what was counted of each. */
export async function readHostAds(db, venue_id) {
    const rows = await adsOf(db, venue_id);
    const proof = await proofOf(db, venue_id);
    return rows.map((row) => hostAdView(row, sumOf(proof, row.ad_id)));
}
export function hostAdView(row, counts) {
    return { ...adView(row), sponsor: row.sponsor, active: row.active === 1, ...counts };
}
/** What was counted of an ad in all games and on all days. */
export function sumOf(proof, ad_id) {
    const lines = proof.filter((line) => line.ad_id === ad_id);
    const sum = (event) => lines.reduce((total, line) => total + line[event], 0);
    return { served: sum('served'), seen: sum('seen'), tapped: sum('tapped') };
}
