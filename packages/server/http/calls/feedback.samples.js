import { ended, ofGame } from '@snug/testing/server';
export const feedbackSamples = {
    needFeedback: { right: ofGame, before: ended },
    sendFeedback: {
        right: (scene) => ({
            ...ofGame(scene),
            body: { userid: scene.ids.host_id, player_code: scene.ids.captain_code, stars: 5, tags: ['Funny'], notes: '' },
        }),
        before: ended,
    },
};
