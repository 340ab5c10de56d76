import { type Call, get, post } from '../call.ts';
import type * as shapes from './ads.shapes.ts';

/** Lists the ads of a game; a private event has none (CALL-40, OPEN-58). */
export const listAds: Call<typeof shapes.listAdsShapes> = /* @__PURE__ */ get(
  'listAds',
  '/api/player/game/{gameid}/ads',
);

/** Counts that the caller saw or tapped an ad, for the sponsor's proof sheet. Each counts once per player, ad and event. */
export const countAd: Call<typeof shapes.countAdShapes> = /* @__PURE__ */ post(
  'countAd',
  '/api/player/game/{gameid}/ads/{ad_id}/{event}',
);
