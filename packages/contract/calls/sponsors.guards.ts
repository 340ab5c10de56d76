// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { HostAd } from '../guards/parts/host-ad.ts';
import { HostSponsor } from '../guards/parts/host-sponsor.ts';
import { HostSurvey } from '../guards/parts/host-survey.ts';
import { ProofSheet } from '../guards/parts/proof-sheet.ts';

export const hostAds: Guard = ['array', HostAd];

export const hostProof: Guard = ProofSheet;

export const hostSaveAd: Guard = HostAd;

export const hostSaveSponsor: Guard = HostSponsor;

export const hostSaveSurvey: Guard = HostSurvey;

export const hostShareProof: Guard = HostSponsor;

export const hostSponsors: Guard = ['array', HostSponsor];

export const hostSurveyTexts: Guard = ['array', { response: 0, count: 2, elsewhere: 1 }];

export const hostSurveys: Guard = ['array', HostSurvey];

export const hostUploadPicture: Guard = { url: 0 };

export const sponsorProof: Guard = ProofSheet;
