import { type Family, playerOf, refuse } from './asked.ts';
import { refusals } from './words.ts';

/** Sponsors' ads. A private event has none. */
export const ads: Family<'listAds' | 'countAd'> = {
  listAds(asked) {
    playerOf(asked, asked.params.gameid, 'player');
    return asked.state.game.private_event ? [] : [...asked.state.ads];
  },

  countAd(asked) {
    const { params, state } = asked;
    playerOf(asked, params.gameid, 'player');
    const isShown = !state.game.private_event && state.ads.some(({ ad_id }) => ad_id === params.ad_id);
    if (!isShown) refuse(404, refusals.adNotFound);
    return { status: 'success' };
  },
};
