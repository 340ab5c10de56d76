import { countsAds, details, Refusal } from '@snug/rules';
import { inGame, playerOf } from './authorization.ts';
import type { Handlers } from './request-context.ts';

/** Sponsors' ads. A private event has none. */
export const ads: Handlers<'listAds' | 'countAd'> = {
  listAds(request) {
    const { state, actor, params } = request;
    playerOf(request, params.gameid, inGame);
    if (state.game.private_event) return [];
    const who = actor.account?.account_id ?? actor.clientId;
    state.served.push(...state.ads.map(({ ad_id }) => ({ item: ad_id, who })));
    return [...state.ads];
  },

  countAd(request) {
    const { params, state, actor, context } = request;
    playerOf(request, params.gameid, inGame);
    const mine = [actor.account?.account_id, actor.clientId];
    const wasServed = state.served.some(({ item, who }) => item === params.ad_id && mine.includes(who));
    const isShown = countsAds(state.game, context.clock.now()) && wasServed;
    if (!isShown) throw new Refusal(404, details.adNotFound);
    return { status: 'success' };
  },
};
