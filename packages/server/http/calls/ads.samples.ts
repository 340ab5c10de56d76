import { listAds } from '@snug/contract';
import type { Samples, Scene } from '@snug/testing/server';

const ofAds = ({ ids }: Scene) => ({ params: { gameid: ids.game_id ?? '' } });

export const adsSamples: Samples = {
  listAds: { right: ofAds },
  countAd: {
    right: ({ ids }) => ({ params: { gameid: ids.game_id ?? '', ad_id: ids.ad_id ?? '', event: 'seen' } }),
    async before(scene) {
      // Only what was served to somebody counts.
      for (const person of Object.values(scene.people)) await person.ask(listAds, ofAds(scene));
      return {};
    },
  },
};
