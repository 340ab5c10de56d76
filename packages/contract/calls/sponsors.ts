import type { Call } from '../call.ts';
import * as guards from './sponsors.guards.ts';
import type {
  hostAdProofShapes,
  hostAdsShapes,
  hostSaveAdShapes,
  hostSaveSurveyShapes,
  hostSurveysShapes,
} from './sponsors.shapes.ts';

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

/** Returns the sponsor's proof sheet: served, seen and tapped per ad, game and day. */
export const hostAdProof: Call<typeof hostAdProofShapes> = {
  name: 'hostAdProof',
  method: 'GET',
  path: '/api/host/ads/proof',
  reply: guards.hostAdProof,
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
