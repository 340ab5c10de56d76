export const surveySamples = {
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
