import { listAds } from '@snug/contract';
const ofAds = ({ ids }) => ({ params: { gameid: ids.game_id ?? '' } });
export const adsSamples = {
    listAds: { right: ofAds },
    countAd: {
        right: ({ ids }) => ({ params: { gameid: ids.game_id ?? '', ad_id: ids.ad_id ?? '', event: 'seen' } }),
        async before(scene) {
            await scene.people.captain.call(listAds, ofAds(scene));
            return {};
        },
    },
};
