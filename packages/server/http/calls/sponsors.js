import { hostAdProof, hostAds, hostSaveAd, hostSaveSurvey, hostSurveys } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { hostOf } from '../../accounts/actor.ts';
import { saveAd } from '../../commands/ads.ts';
import { saveSurvey } from '../../commands/surveys.ts';
import { proofOf } from '../../database/ads.ts';
import { readHostAds } from '../../queries/ad.ts';
import { readHostSurveys } from '../../queries/survey.ts';
import { hosts } from '../policy.ts';
import { route } from '../route.ts';
export const sponsors = {
    name: 'sponsors',
    about: 'The ads and survey questions of a venue, and what was counted.',
    calls: [
        route(hostAds, shapes.hostAdsShapes, {
            summary: 'The venue’s ads with what was counted of each.',
            allow: hosts,
            answer: async ({ actor, context }) => readHostAds(context.store.db, hostOf(actor).venue_id),
        }),
        route(hostSaveAd, shapes.hostSaveAdShapes, {
            summary: 'Makes or changes an ad of the venue.',
            allow: hosts,
            refusals: { 400: ['adEmpty'], 404: ['adNotFound'] },
            answer: async ({ body, actor, context }) => saveAd(context, hostOf(actor).venue_id, body),
        }),
        route(hostAdProof, shapes.hostAdProofShapes, {
            summary: 'The sponsor’s proof sheet: served, seen and tapped per ad, game and day.',
            allow: hosts,
            answer: async ({ query, actor, context }) => proofOf(context.store.db, hostOf(actor).venue_id, query.ad_id),
        }),
        route(hostSurveys, shapes.hostSurveysShapes, {
            summary: 'The venue’s survey questions with what was answered.',
            allow: hosts,
            answer: async ({ actor, context }) => readHostSurveys(context.store.db, hostOf(actor).venue_id),
        }),
        route(hostSaveSurvey, shapes.hostSaveSurveyShapes, {
            summary: 'Makes or changes a survey question of the venue.',
            allow: hosts,
            refusals: { 400: ['surveyTextNeeded', 'surveyOptions'], 404: ['questionNotFound'], 409: ['surveyStands'] },
            answer: async ({ body, actor, context }) => saveSurvey(context, hostOf(actor).venue_id, body),
        }),
    ],
};
