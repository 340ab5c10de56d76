// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import * as parts from '../guards/parts.ts';

export const hostAdProof: Guard = ['array', { ad_id: 0, sponsor: 0, day: 0, title: 0, served: 2, seen: 2, tapped: 2 }];

export const hostAds: Guard = ['array', parts.HostAd];

export const hostSaveAd: Guard = parts.HostAd;

export const hostSaveSurvey: Guard = parts.HostSurvey;

export const hostSurveys: Guard = ['array', parts.HostSurvey];
