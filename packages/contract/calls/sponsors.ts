import type { Call } from '../call.ts';
import type {
  hostAdProofShapes,
  hostAdsShapes,
  hostSaveAdShapes,
  hostSaveSurveyShapes,
  hostSurveysShapes,
} from './sponsors.shapes.ts';

/** The venue's ads with what was counted of each. */
export const hostAds: Call<typeof hostAdsShapes> = { name: 'hostAds', method: 'GET', path: '/api/host/ads' };

/** Makes or changes an ad of the venue. */
export const hostSaveAd: Call<typeof hostSaveAdShapes> = { name: 'hostSaveAd', method: 'POST', path: '/api/host/ads' };

/** The sponsor's proof sheet: served, seen and tapped per ad, game and day. */
export const hostAdProof: Call<typeof hostAdProofShapes> = {
  name: 'hostAdProof',
  method: 'GET',
  path: '/api/host/ads/proof',
};

/** The venue's survey questions with what was answered. */
export const hostSurveys: Call<typeof hostSurveysShapes> = {
  name: 'hostSurveys',
  method: 'GET',
  path: '/api/host/surveys',
};

/** Makes or changes a survey question of the venue. */
export const hostSaveSurvey: Call<typeof hostSaveSurveyShapes> = {
  name: 'hostSaveSurvey',
  method: 'POST',
  path: '/api/host/surveys',
};
