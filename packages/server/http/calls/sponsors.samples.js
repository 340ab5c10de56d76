export const sponsorsSamples = {
    hostAds: { right: () => ({}) },
    hostSaveAd: {
        right: () => ({
            body: { sponsor: 'Brewer', link: 'https://brewer.example/', image: '', text: 'Stout', active: true },
        }),
    },
    hostAdProof: { right: () => ({ query: {} }) },
    hostSurveys: { right: () => ({}) },
    hostSaveSurvey: {
        right: () => ({ body: { question_text: 'Pie or mash?', options: ['Pie', 'Mash'], active: true } }),
    },
};
