import { type Ad, countAd, listAds } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { type AdView, countAds, isServed, shownAds, uncounted } from '../../database/ads.ts';
import { utcDay } from '../../foundation/utc-day.ts';
import { adView } from '../../queries/ad.ts';
import { inGame } from '../policy.ts';
import { type CallFamily, gameOf, playerOf, type RequestContext, route } from '../route.ts';

export const ads: CallFamily = {
  name: 'ads',
  about: 'What sponsors show, and that it was seen.',
  calls: [
    route(listAds, shapes.listAdsShapes, {
      summary: 'The ads of a game; none for a private event.',
      allow: { roles: inGame, game: 'params' },
      async answer(request): Promise<Ad[]> {
        const { store } = request.context;
        const { venue_id, private_event } = gameOf(request);
        if (private_event === 1) return [];
        const ads = await shownAds(store.db, venue_id);
        const view = viewOf(request, 'served');
        // Only what is not counted yet is written: a repeated load writes nothing.
        const fresh = await uncounted(
          store.db,
          ads.map(({ ad_id }) => ad_id),
          view,
        );
        if (fresh.length > 0) await store.write((trx) => countAds(trx, fresh, view));
        return ads.map(adView);
      },
    }),

    route(countAd, shapes.countAdShapes, {
      summary: 'Counts that the caller saw or tapped an ad; each once per player, ad and event.',
      allow: { roles: inGame, game: 'params' },
      refusals: { 404: ['adNotFound'] },
      async answer(request) {
        const { store } = request.context;
        const { ad_id, event } = request.params;
        const { game_id, venue_id, private_event, ended_at } = gameOf(request);
        const isOver = ended_at !== null && request.context.clock.now() >= ended_at + countedAfterEndMs;
        const isShown = private_event === 0 && !isOver && (await isServed(store.db, { ad_id, game_id, venue_id }));
        if (!isShown) throw new Refusal(404, details.adNotFound);
        await store.write((trx) => countAds(trx, [ad_id], viewOf(request, event)));
        return { status: 'success' };
      },
    }),
  ],
};

/** Players look at the results for a while. A sponsor does not pay for views that come later. */
const countedAfterEndMs = 86_400_000;

function viewOf(request: Pick<RequestContext<never>, 'player' | 'context'>, event: AdView['event']): AdView {
  const { game_id, player_id } = playerOf(request);
  return { event, game_id, player_id, day: utcDay(request.context.clock.now()) };
}
