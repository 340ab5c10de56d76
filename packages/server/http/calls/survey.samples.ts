import { nextSurvey } from '@snug/contract';
import type { Samples, Scene } from '@snug/testing/server';

export const surveySamples: Samples = {
  nextSurvey: { right: () => ({}) },
  // Outside games every venue's players answer the questions of all.
  answerSurvey: {
    right: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { response: 'Tea' } }),
    anyVenue: ['surveyid'],
  },
  skipSurvey: {
    right: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { reason: 'No Reason' } }),
    anyVenue: ['surveyid'],
  },
  // In a game: only who is in it sees its venue's questions, and only what was served counts.
  seeSurvey: {
    right: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { game_id: ids.game_id ?? '' } }),
    async before(scene) {
      await served(scene);
      return {};
    },
  },
};

/** Everybody in the game is served both of the venue's questions, whichever comes first in their order. */
async function served({ people, ids }: Scene): Promise<void> {
  const query = { game_id: ids.game_id ?? '' };
  for (const person of Object.values(people)) await person.ask(nextSurvey, { query });
}
