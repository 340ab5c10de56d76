import { countsAds, details, Refusal } from '@snug/rules';
import { inGame, playerOf } from './authorization.ts';
import type { Handlers } from './request-context.ts';

/** Sponsors' ads. A private event has none. */
export const ads: Handlers<'listAds' | 'countAd'> = {
  listAds(request) {
    playerOf(request, request.params.gameid, inGame);
    return request.state.game.private_event ? [] : [...request.state.ads];
  },

  countAd(request) {
    const { params, state, context } = request;
    playerOf(request, params.gameid, inGame);
    const isShown = countsAds(state.game, context.clock.now()) && state.ads.some(({ ad_id }) => ad_id === params.ad_id);
    if (!isShown) throw new Refusal(404, details.adNotFound);
    return { status: 'success' };
  },
};
