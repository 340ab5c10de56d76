// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { HostAd } from '../guards/parts/host-ad.ts';
import { HostSurvey } from '../guards/parts/host-survey.ts';

export const hostAdProof: Guard = ['array', { ad_id: 0, sponsor: 0, day: 0, title: 0, served: 2, seen: 2, tapped: 2 }];

export const hostAds: Guard = ['array', HostAd];

export const hostSaveAd: Guard = HostAd;

export const hostSaveSurvey: Guard = HostSurvey;

export const hostSurveys: Guard = ['array', HostSurvey];
