import { cleanLine, hostAdProof, hostAds, hostSaveAd } from '@snug/contract';
import { hostAdProofShapes, hostAdsShapes, hostSaveAdShapes } from '@snug/contract/shapes';
import { type AdCounts, type ProofLine, proofOf } from '../../database/ads.ts';
import type { AdRow } from '../../database/schema.ts';
import { newId } from '../../foundation/ids.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { hostAdView } from '../../queries/ad.ts';
import { route } from '../route.ts';
import { hostOf } from './host.ts';

/** A venue's ads, and what its sponsors are shown of them. */
export const sponsorRoutes = [
  route(hostAds, hostAdsShapes, async ({ actor, context }) => {
    const { venue_id } = hostOf(actor);
    const rows = await context.store.db
      .selectFrom('ads')
      .selectAll()
      .where('venue_id', '=', venue_id)
      .orderBy('created_at')
      .orderBy('ad_id')
      .execute();
    const proof = await proofOf(context.store.db, venue_id);
    return rows.map((row) => hostAdView(row, sumOf(proof, row.ad_id)));
  }),

  route(hostSaveAd, hostSaveAdShapes, async ({ body, actor, context }) => {
    const { venue_id } = hostOf(actor);
    const { link, image } = body;
    const set = {
      sponsor: cleanLine(body.sponsor, 100),
      link,
      image,
      text: cleanLine(body.text, 300),
      active: body.active ? 1 : 0,
    };
    if (set.text === '' && image === '') throw new Refusal(400, details.adEmpty);
    return context.store.write(async (trx) => {
      const { ad_id } = body;
      if (ad_id === undefined) {
        const row: AdRow = { ad_id: newId(context.random), venue_id, ...set, created_at: context.clock.now() };
        await trx.insertInto('ads').values(row).execute();
        return hostAdView(row, nothingCounted);
      }
      const row = await trx.selectFrom('ads').selectAll().where('ad_id', '=', ad_id).executeTakeFirst();
      if (row?.venue_id !== venue_id) throw new Refusal(404, details.adNotFound);
      await trx.updateTable('ads').set(set).where('ad_id', '=', ad_id).execute();
      return hostAdView({ ...row, ...set }, sumOf(await proofOf(trx, venue_id, ad_id), ad_id));
    });
  }),

  route(hostAdProof, hostAdProofShapes, async ({ query, actor, context }) =>
    proofOf(context.store.db, hostOf(actor).venue_id, query.ad_id),
  ),
];

const nothingCounted: AdCounts = { served: 0, seen: 0, tapped: 0 };

function sumOf(proof: readonly ProofLine[], ad_id: string): AdCounts {
  return proof
    .filter((line) => line.ad_id === ad_id)
    .reduce(
      (sum, { served, seen, tapped }) => ({
        served: sum.served + served,
        seen: sum.seen + seen,
        tapped: sum.tapped + tapped,
      }),
      nothingCounted,
    );
}
