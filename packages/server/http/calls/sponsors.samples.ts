import { picture, type Samples, type Scene } from '@snug/testing/server';

const always = { active: true, starts_on: '2026-01-01', ends_on: '' };
const ofSponsor = ({ ids }: Scene) => ({ params: { id: ids.sponsor_id ?? '' } });

export const sponsorsSamples: Samples = {
  hostSponsors: { right: () => ({}) },
  hostSaveSponsor: { right: ({ ids }) => ({ body: { sponsor_id: ids.sponsor_id, name: 'Brewer & Sons' } }) },
  hostShareProof: { right: (scene) => ({ ...ofSponsor(scene), body: { shared: true } }) },
  hostAds: { right: () => ({}) },
  hostSaveAd: {
    right: ({ ids }) => ({
      body: { sponsor_id: ids.sponsor_id, link: 'https://brewer.example/', image: '', text: 'Stout', ...always },
    }),
  },
  hostUploadPicture: { right: () => ({ file: picture }) },
  hostSurveys: { right: () => ({}) },
  hostSaveSurvey: {
    right: ({ ids }) => ({
      body: { sponsor_id: ids.sponsor_id, question_text: 'Pie or mash?', options: ['Pie', 'Mash'], ...always },
    }),
  },
  hostSurveyTexts: { right: ({ ids }) => ({ params: { id: ids.text_surveyid ?? '' } }) },
  hostProof: { right: ({ ids }) => ({ query: { sponsor_id: ids.sponsor_id } }) },
  // Whoever has the address reads the sheet.
  sponsorProof: { right: ({ ids }) => ({ params: { token: ids.proof_token ?? '' } }), anyVenue: ['proof_token'] },
};
