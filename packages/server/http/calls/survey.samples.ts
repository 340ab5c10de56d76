import type { Samples } from '../../tests/security/sample.ts';

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
