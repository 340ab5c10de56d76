import { type Ad, countAd, listAds } from '@snug/contract';
import { countAdShapes, listAdsShapes } from '@snug/contract/shapes';
import { type AdView, countAds, isServed, shownAds, uncounted } from '../../database/ads.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { utcDay } from '../../foundation/utc-day.ts';
import { adView } from '../../queries/ad.ts';
import { gameOf, type RequestContext, route } from '../route.ts';

/** Results are looked at for a while; what comes later is nobody who looks at an ad, and a sponsor does not pay for it. */
const countedAfterEndMs = 86_400_000;

/** Sponsors' ads beside a game. A private event has none (OPEN-58). */
export const adRoutes = [
  route(listAds, listAdsShapes, async (asked): Promise<Ad[]> => {
    const { store } = asked.context;
    const { venue_id, private_event } = gameOf(asked);
    if (private_event === 1) return [];
    const ads = await shownAds(store.db, venue_id);
    const view = viewOf(asked, 'served');
    // Looked up first: a phone that loads again writes nothing.
    const fresh = await uncounted(
      store.db,
      ads.map(({ ad_id }) => ad_id),
      view,
    );
    if (fresh.length > 0) await store.write((trx) => countAds(trx, fresh, view));
    return ads.map(adView);
  }),

  route(countAd, countAdShapes, async (asked) => {
    const { store } = asked.context;
    const { ad_id, event } = asked.params;
    const { game_id, venue_id, private_event, ended_at } = gameOf(asked);
    const isOver = ended_at !== null && asked.context.clock.now() >= ended_at + countedAfterEndMs;
    const isShown = private_event === 0 && !isOver && (await isServed(store.db, { ad_id, game_id, venue_id }));
    if (!isShown) throw new Refusal(404, details.adNotFound);
    await store.write((trx) => countAds(trx, [ad_id], viewOf(asked, event)));
    return { status: 'success' };
  }),
];

function viewOf(
  { game, player, context }: Pick<RequestContext<object & { reply: never }>, 'game' | 'player' | 'context'>,
  event: AdView['event'],
): AdView {
  const { game_id } = gameOf({ game });
  if (!player) throw new Error('The policy lets somebody see ads who is not in the game.');
  return { event, game_id, player_id: player.player_id, day: utcDay(context.clock.now()) };
}
