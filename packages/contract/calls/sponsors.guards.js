import { HostAd } from '../guards/parts/host-ad.ts';
import { HostSurvey } from '../guards/parts/host-survey.ts';
export const hostAdProof = ['array', { ad_id: 0, sponsor: 0, day: 0, title: 0, served: 2, seen: 2, tapped: 2 }];
export const hostAds = ['array', HostAd];
export const hostSaveAd = HostAd;
export const hostSaveSurvey = HostSurvey;
export const hostSurveys = ['array', HostSurvey];
