import { ofGame, type Samples } from '@snug/testing/server';

/**
 * The scene's game has begun, and no bot has ever run it: both are refused to its quizmaster. Bots at play would go on changing
 * games while these are compared; `bots/rehearsals.test.ts` has some.
 */
export const rehearsalSamples: Samples = {
  hostStartRehearsal: { right: ofGame },
  hostRehearsal: { right: ofGame },
  hostStopRehearsal: { right: ofGame },
  hostSetAutopilot: { right: (scene) => ({ ...ofGame(scene), body: { on: true } }) },
};
