import { listAds } from '@snug/contract';
import type { Scene } from '../../tests/security/actors.ts';
import type { Samples } from '../../tests/security/sample.ts';

const ofAds = ({ ids }: Scene) => ({ params: { gameid: ids.game_id ?? '' } });

export const adsSamples: Samples = {
  listAds: { right: ofAds },
  countAd: {
    right: ({ ids }) => ({ params: { gameid: ids.game_id ?? '', ad_id: ids.ad_id ?? '', event: 'seen' } }),
    async before(scene) {
      await scene.people.captain.call(listAds, ofAds(scene));
      return {};
    },
  },
};
