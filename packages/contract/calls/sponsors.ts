import { type Call, get, post } from '../call.ts';
import type * as shapes from './sponsors.shapes.ts';

/** Lists the venue's ads with their counts. */
export const hostAds: Call<typeof shapes.hostAdsShapes> = /* @__PURE__ */ get('hostAds', '/api/host/ads');

/** Creates or changes an ad of the venue. */
export const hostSaveAd: Call<typeof shapes.hostSaveAdShapes> = /* @__PURE__ */ post('hostSaveAd', '/api/host/ads');

/** Returns the sponsor's proof sheet: served, seen and tapped per ad, game and day. */
export const hostAdProof: Call<typeof shapes.hostAdProofShapes> = /* @__PURE__ */ get(
  'hostAdProof',
  '/api/host/ads/proof',
);

/** Lists the venue's surveys with their answers. */
export const hostSurveys: Call<typeof shapes.hostSurveysShapes> = /* @__PURE__ */ get(
  'hostSurveys',
  '/api/host/surveys',
);

/** Creates or changes a survey of the venue. */
export const hostSaveSurvey: Call<typeof shapes.hostSaveSurveyShapes> = /* @__PURE__ */ post(
  'hostSaveSurvey',
  '/api/host/surveys',
);
