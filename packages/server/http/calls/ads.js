import { countAd, listAds } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { countAdEvent, serveAds } from '../../commands/ads.ts';
import { adView } from '../../queries/ad.ts';
import { inGame } from '../policy.ts';
import { gameOf, playerOf, route } from '../route.ts';
export const ads = {
    name: 'ads',
    about: 'What sponsors show, and that it was seen.',
    calls: [
        route(listAds, shapes.listAdsShapes, {
            summary: 'The ads of a game; none for a private event.',
            allow: { roles: inGame, game: 'params' },
            answer: async (request) => (await serveAds(request.context, gameOf(request), playerOf(request))).map(adView),
        }),
        route(countAd, shapes.countAdShapes, {
            summary: 'Counts that the caller saw or tapped an ad; each once per player, ad and event.',
            allow: { roles: inGame, game: 'params' },
            refusals: { 404: ['adNotFound'] },
            async answer(request) {
                await countAdEvent(request.context, gameOf(request), playerOf(request), request.params);
                return { status: 'success' };
            },
        }),
    ],
};
