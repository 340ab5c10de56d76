import { ended, ofGame, type Samples } from '@snug/testing/server';

export const feedbackSamples: Samples = {
  needFeedback: { right: ofGame, before: ended },
  sendFeedback: {
    right: (scene) => ({
      ...ofGame(scene),
      body: { userid: scene.ids.host_id, player_code: scene.ids.captain_code, stars: 5, tags: ['Funny'], notes: '' },
    }),
    before: ended,
  },
};
