import { newGame } from '@snug/testing/http';
import { littleQuiz, ofGame, type Samples, type Scene } from '@snug/testing/server';

const ofPlanned = ({ ids }: Scene) => ({ params: { id: ids.planned_id ?? '' } });

export const rehearsalSamples: Samples = {
  hostStartRehearsal: { right: ofPlanned, before: planned },
  // Without bots, which would go on changing the game while it is compared: 'bots/rehearsals.test.ts' has some.
  hostRehearsal: { right: ofPlanned, before: planned },
  hostStopRehearsal: { right: ofPlanned, before: planned },
  // Of a game that no bot has run it is refused.
  hostSetAutopilot: { right: (scene) => ({ ...ofGame(scene), body: { on: true } }) },
};

/** A game that has not begun. */
async function planned({ people }: Scene) {
  const { game_id } = await newGame(people.host, littleQuiz, 'Tonight');
  return { planned_id: game_id };
}
