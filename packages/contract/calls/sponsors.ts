import type { Call } from '../call.ts';
import * as guards from './sponsors.guards.ts';
import type {
  hostAdsShapes,
  hostProofShapes,
  hostSaveAdShapes,
  hostSaveSponsorShapes,
  hostSaveSurveyShapes,
  hostShareProofShapes,
  hostSponsorsShapes,
  hostSurveysShapes,
  hostSurveyTextsShapes,
  hostUploadPictureShapes,
  sponsorProofShapes,
} from './sponsors.shapes.ts';

/** Lists the venue's sponsors. */
export const hostSponsors: Call<typeof hostSponsorsShapes> = {
  name: 'hostSponsors',
  method: 'GET',
  path: '/api/host/sponsors',
  reply: guards.hostSponsors,
};

/** Creates or changes a sponsor of the venue. */
export const hostSaveSponsor: Call<typeof hostSaveSponsorShapes> = {
  name: 'hostSaveSponsor',
  method: 'POST',
  path: '/api/host/sponsors',
  reply: guards.hostSaveSponsor,
};

/** Makes a new address under which the sponsor reads its proof sheet, or ends it. */
export const hostShareProof: Call<typeof hostShareProofShapes> = {
  name: 'hostShareProof',
  method: 'POST',
  path: '/api/host/sponsors/{id}/share',
  reply: guards.hostShareProof,
};

/** Lists the venue's ads with their counts. */
export const hostAds: Call<typeof hostAdsShapes> = {
  name: 'hostAds',
  method: 'GET',
  path: '/api/host/ads',
  reply: guards.hostAds,
};

/** Creates or changes an ad of the venue. */
export const hostSaveAd: Call<typeof hostSaveAdShapes> = {
  name: 'hostSaveAd',
  method: 'POST',
  path: '/api/host/ads',
  reply: guards.hostSaveAd,
};

/** Stores a picture for an ad. */
export const hostUploadPicture: Call<typeof hostUploadPictureShapes> = {
  name: 'hostUploadPicture',
  method: 'POST',
  path: '/api/host/ads/image/upload',
  reply: guards.hostUploadPicture,
  upload: 'image',
};

/** Lists the venue's surveys with their answers. */
export const hostSurveys: Call<typeof hostSurveysShapes> = {
  name: 'hostSurveys',
  method: 'GET',
  path: '/api/host/surveys',
  reply: guards.hostSurveys,
};

/** Creates or changes a survey of the venue. */
export const hostSaveSurvey: Call<typeof hostSaveSurveyShapes> = {
  name: 'hostSaveSurvey',
  method: 'POST',
  path: '/api/host/surveys',
  reply: guards.hostSaveSurvey,
};

/** Lists what was written for a free-text survey, without who wrote it. */
export const hostSurveyTexts: Call<typeof hostSurveyTextsShapes> = {
  name: 'hostSurveyTexts',
  method: 'GET',
  path: '/api/host/surveys/{id}/texts',
  reply: guards.hostSurveyTexts,
};

/** Returns the proof sheet of one sponsor, or of the whole venue. */
export const hostProof: Call<typeof hostProofShapes> = {
  name: 'hostProof',
  method: 'GET',
  path: '/api/host/proof',
  reply: guards.hostProof,
};

/** Returns a sponsor's proof sheet to whoever has its address. */
export const sponsorProof: Call<typeof sponsorProofShapes> = {
  name: 'sponsorProof',
  method: 'GET',
  path: '/api/sponsor/proof/{token}',
  reply: guards.sponsorProof,
};
