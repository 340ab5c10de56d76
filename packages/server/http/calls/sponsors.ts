import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { hostOf } from '../../accounts/actor.ts';
import { saveAd } from '../../commands/ads.ts';
import { saveSponsor, shareProof } from '../../commands/sponsors.ts';
import { saveSurvey } from '../../commands/surveys.ts';
import { sponsorsOf } from '../../database/sponsors.ts';
import { findSurvey } from '../../database/surveys.ts';
import { keepPicture } from '../../media/keep-picture.ts';
import { pictureUrl } from '../../media/picture-name.ts';
import { readHostAds } from '../../queries/ad.ts';
import { readProof, readSharedProof } from '../../queries/proof.ts';
import { hostSponsorView } from '../../queries/sponsor.ts';
import { readHostSurveys, readSurveyTexts } from '../../queries/survey.ts';
import { takeOfSecret } from '../limits-of-address.ts';
import { hosts, players } from '../policy.ts';
import { type CallFamily, route } from '../route.ts';
import { uploading } from './images.ts';

const schedule = ['noSuchDay', 'endsBeforeStart'] as const;

export const sponsors: CallFamily = {
  name: 'sponsors',
  about: 'The sponsors of a venue, their ads and survey questions, and what was counted.',
  calls: [
    route(contract.hostSponsors, shapes.hostSponsorsShapes, {
      summary: 'The venue’s sponsors.',
      allow: hosts,
      async answer({ actor, context: { store, keys } }) {
        const rows = await sponsorsOf(store.db, hostOf(actor).venue_id);
        return rows.map((row) => hostSponsorView(keys, row));
      },
    }),

    route(contract.hostSaveSponsor, shapes.hostSaveSponsorShapes, {
      summary: 'Makes or renames a sponsor of the venue.',
      allow: { ...hosts, once: true },
      refusals: { 400: ['sponsorNameNeeded'], 404: ['sponsorNotFound'] },
      answer: ({ body, actor, context }) => saveSponsor(context, hostOf(actor).venue_id, body),
    }),

    route(contract.hostShareProof, shapes.hostShareProofShapes, {
      summary: 'Gives a sponsor’s proof sheet a new address that needs no login, or none; the one before ends.',
      allow: hosts,
      refusals: { 404: ['sponsorNotFound'] },
      answer: ({ params, body, actor, context }) => shareProof(context, hostOf(actor).venue_id, params.id, body.shared),
    }),

    route(contract.hostAds, shapes.hostAdsShapes, {
      summary: 'The venue’s ads with what was counted of each.',
      allow: hosts,
      answer: ({ actor, context }) => readHostAds(context.store.db, hostOf(actor).venue_id),
    }),

    route(contract.hostSaveAd, shapes.hostSaveAdShapes, {
      summary: 'Makes or changes an ad of the venue; one that was counted stays its sponsor’s.',
      allow: { ...hosts, once: true },
      refusals: {
        400: ['adEmpty', 'pictureElsewhere', ...schedule],
        404: ['adNotFound', 'sponsorNotFound'],
        409: ['sponsorStands'],
      },
      answer: ({ body, actor, context }) => saveAd(context, hostOf(actor).venue_id, body),
    }),

    route(contract.hostUploadPicture, shapes.hostUploadPictureShapes, {
      summary: 'Uploads a picture for an ad. One that no ad shows is deleted after a day.',
      allow: { ...hosts, rateLimit: 'adPictures' },
      refusals: { ...uploading, 409: ['tooManyImagesHere'] },
      async answer({ actor, context, file }) {
        const { venue_id } = hostOf(actor);
        const nobody = { account_id: null, player_id: null, teamid: null };
        const upload = { kind: 'ad', owner: venue_id, ...nobody, purpose: 'picture', file } as const;
        return { url: pictureUrl((await keepPicture(context, upload)).file) };
      },
    }),

    route(contract.hostSurveys, shapes.hostSurveysShapes, {
      summary: 'The venue’s survey questions with what was answered.',
      allow: hosts,
      answer: ({ actor, context }) => readHostSurveys(context.store.db, hostOf(actor).venue_id),
    }),

    route(contract.hostSaveSurvey, shapes.hostSaveSurveyShapes, {
      summary: 'Makes or changes a survey question of the venue; one that was counted stays its sponsor’s.',
      allow: { ...hosts, once: true },
      refusals: {
        400: ['surveyTextNeeded', 'surveyOptions', ...schedule],
        404: ['questionNotFound', 'sponsorNotFound'],
        409: ['surveyStands', 'sponsorStands'],
      },
      answer: ({ body, actor, context }) => saveSurvey(context, hostOf(actor).venue_id, body),
    }),

    route(contract.hostSurveyTexts, shapes.hostSurveyTextsShapes, {
      summary: 'What was written for a question without options: from five answers up, and five at a time.',
      allow: hosts,
      refusals: { 404: ['questionNotFound'] },
      async answer({ params, actor, context }) {
        const { db } = context.store;
        const row = await findSurvey(db, params.id);
        if (row?.venue_id !== hostOf(actor).venue_id) throw new Refusal(404, details.questionNotFound);
        return readSurveyTexts(db, row);
      },
    }),

    route(contract.hostProof, shapes.hostProofShapes, {
      summary: 'The proof sheet: what was counted of a sponsor’s ads and questions, or of all of the venue.',
      allow: hosts,
      refusals: { 404: ['sponsorNotFound'] },
      answer: ({ query, actor, context }) =>
        context.store.read((trx) => readProof(context, trx, hostOf(actor).venue_id, query.sponsor_id)),
    }),

    route(contract.sponsorProof, shapes.sponsorProofShapes, {
      summary: 'The proof sheet that a venue has shared under this address.',
      allow: { roles: [...players, 'host'], clientId: 'none' },
      refusals: { 404: ['proofNotFound'] },
      answer: ({ params, context, actor }) =>
        takeOfSecret(context, 'proofLooks', actor, params.token, () =>
          context.store.read((trx) => readSharedProof(context, trx, params.token)),
        ),
    }),
  ],
};
