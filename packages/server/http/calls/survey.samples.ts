import type { Samples } from '@snug/testing/server';

export const surveySamples: Samples = {
  nextSurvey: { right: () => ({}) },
  // Every venue's players answer the questions of all.
  answerSurvey: {
    right: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { response: 'Tea' } }),
    anyVenue: ['surveyid'],
  },
  skipSurvey: {
    right: ({ ids }) => ({ params: { id: ids.surveyid ?? '' }, body: { reason: 'No Reason' } }),
    anyVenue: ['surveyid'],
  },
};
