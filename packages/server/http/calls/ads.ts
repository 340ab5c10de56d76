import { countAd, listAds } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { countAdEvent, serveAds } from '../../commands/ads.ts';
import { inGame } from '../policy.ts';
import { type CallFamily, gameOf, route } from '../route.ts';
import { viewerOf } from '../viewer-of.ts';

export const ads: CallFamily = {
  name: 'ads',
  about: 'What sponsors show, and that it was seen.',
  calls: [
    route(listAds, shapes.listAdsShapes, {
      summary: 'The ads of a game; none for a private event.',
      allow: { roles: inGame, game: 'params' },
      answer: (request) => {
        const { context } = request;
        return serveAds(context, gameOf(request), viewerOf(request));
      },
    }),

    route(countAd, shapes.countAdShapes, {
      summary: 'Counts that the caller saw or tapped an ad; each once per person, ad, event and day.',
      allow: { roles: inGame, game: 'params' },
      refusals: { 404: ['adNotFound'] },
      async answer(request) {
        const { context, params } = request;
        await countAdEvent(context, gameOf(request), viewerOf(request), params);
        return { status: 'success' };
      },
    }),
  ],
};
