import { displayTokenHeader } from '@snug/contract';
import type { Samples, Scene } from '@snug/testing/server';

const ofGame = ({ ids }: Scene) => ({ params: { id: ids.game_id ?? '' } });

export const displaySamples: Samples = {
  // Whoever has the address sees the screen.
  getDisplay: {
    right: ({ ids }) => ({
      params: { code: ids.code ?? '' },
      headers: { [displayTokenHeader]: ids.display_token ?? '' },
    }),
  },
  hostDisplay: { right: ofGame },
  hostNewDisplay: { right: ofGame },
};
