import * as guards from './ads.guards.ts';
/** Lists the ads of a game; a private event has none (CALL-40, OPEN-58). */
export const listAds = {
    name: 'listAds',
    method: 'GET',
    path: '/api/player/game/{gameid}/ads',
    reply: guards.listAds,
};
/** Counts that the caller saw or tapped an ad, for the sponsor's proof sheet. Each counts once per player, ad and event. */
export const countAd = {
    name: 'countAd',
    method: 'POST',
    path: '/api/player/game/{gameid}/ads/{ad_id}/{event}',
    reply: guards.countAd,
};
