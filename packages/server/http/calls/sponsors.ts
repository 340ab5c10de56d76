import { cleanLine, hostAdProof, hostAds, hostSaveAd, hostSaveSurvey, hostSurveys } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { hostOf } from '../../accounts/actor.ts';
import { type AdCounts, adsOf, type ProofLine, proofOf } from '../../database/ads.ts';
import { toRow } from '../../database/rows.ts';
import type { AdRow, SurveyRow } from '../../database/schema.ts';
import { findSurvey, tallyOf } from '../../database/surveys.ts';
import { newId } from '../../foundation/ids.ts';
import { hostAdView } from '../../queries/ad.ts';
import { hostSurveyView } from '../../queries/survey.ts';
import { hosts } from '../policy.ts';
import { type CallFamily, route } from '../route.ts';

export const sponsors: CallFamily = {
  name: 'sponsors',
  about: 'The ads and survey questions of a venue, and what was counted.',
  calls: [
    route(hostAds, shapes.hostAdsShapes, {
      summary: 'The venue’s ads with what was counted of each.',
      allow: hosts,
      async answer({ actor, context }) {
        const { venue_id } = hostOf(actor);
        const rows = await adsOf(context.store.db, venue_id);
        const proof = await proofOf(context.store.db, venue_id);
        return rows.map((row) => hostAdView(row, sumOf(proof, row.ad_id)));
      },
    }),

    route(hostSaveAd, shapes.hostSaveAdShapes, {
      summary: 'Makes or changes an ad of the venue.',
      allow: hosts,
      refusals: { 400: ['adEmpty'], 404: ['adNotFound'] },
      async answer({ body, actor, context }) {
        const { venue_id } = hostOf(actor);
        const { link, image } = body;
        const text = cleanLine(body.text, 300);
        const set = toRow({ sponsor: cleanLine(body.sponsor, 100), link, image, text, active: body.active });
        if (text === '' && image === '') throw new Refusal(400, details.adEmpty);
        return context.store.write(async (trx) => {
          const { ad_id } = body;
          if (ad_id === undefined) {
            const row: AdRow = { ad_id: newId(context.random), venue_id, ...set, created_at: context.clock.now() };
            await trx.insertInto('ads').values(row).execute();
            return hostAdView(row, nothingCounted);
          }
          const row = await trx.selectFrom('ads').selectAll().where('ad_id', '=', ad_id).executeTakeFirst();
          if (row?.venue_id !== venue_id) throw new Refusal(404, details.adNotFound);
          await trx.updateTable('ads').set(set).where('ad_id', '=', ad_id).execute();
          return hostAdView({ ...row, ...set }, sumOf(await proofOf(trx, venue_id, ad_id), ad_id));
        });
      },
    }),

    route(hostAdProof, shapes.hostAdProofShapes, {
      summary: 'The sponsor’s proof sheet: served, seen and tapped per ad, game and day.',
      allow: hosts,
      answer: async ({ query, actor, context }) => proofOf(context.store.db, hostOf(actor).venue_id, query.ad_id),
    }),

    route(hostSurveys, shapes.hostSurveysShapes, {
      summary: 'The venue’s survey questions with what was answered.',
      allow: hosts,
      async answer({ actor, context }) {
        const { db } = context.store;
        const rows = await db
          .selectFrom('surveys')
          .selectAll()
          .where('venue_id', '=', hostOf(actor).venue_id)
          .orderBy('created_at')
          .orderBy('surveyid')
          .execute();
        const tally = await tallyOf(
          db,
          rows.map(({ surveyid }) => surveyid),
        );
        return rows.map((row) => hostSurveyView(row, tally));
      },
    }),

    route(hostSaveSurvey, shapes.hostSaveSurveyShapes, {
      summary: 'Makes or changes a survey question of the venue.',
      allow: hosts,
      refusals: { 400: ['surveyTextNeeded', 'surveyOptions'], 404: ['questionNotFound'], 409: ['surveyStands'] },
      async answer({ body, actor, context }) {
        const { venue_id } = hostOf(actor);
        const question_text = cleanLine(body.question_text, 300);
        const choices = body.options.map((option) => cleanLine(option, 100));
        if (question_text === '') throw new Refusal(400, details.surveyTextNeeded);
        if (choices.length === 1 || choices.includes('') || new Set(choices).size < choices.length) {
          throw new Refusal(400, details.surveyOptions);
        }
        const set = toRow({ question_text, options: choices, active: body.active });
        return context.store.write(async (trx) => {
          const { surveyid } = body;
          if (surveyid === undefined) {
            const row: SurveyRow = {
              surveyid: newId(context.random),
              venue_id,
              ...set,
              created_at: context.clock.now(),
            };
            await trx.insertInto('surveys').values(row).execute();
            return hostSurveyView(row, []);
          }
          const row = await findSurvey(trx, surveyid);
          if (row?.venue_id !== venue_id) throw new Refusal(404, details.questionNotFound);
          const tally = await tallyOf(trx, [surveyid]);
          // The answers are to the question as it was worded.
          const isOther = row.question_text !== set.question_text || row.options !== set.options;
          if (isOther && tally.length > 0) throw new Refusal(409, details.surveyStands);
          await trx.updateTable('surveys').set(set).where('surveyid', '=', surveyid).execute();
          return hostSurveyView({ ...row, ...set }, tally);
        });
      },
    }),
  ],
};

const nothingCounted: AdCounts = { served: 0, seen: 0, tapped: 0 };

function sumOf(proof: readonly ProofLine[], ad_id: string): AdCounts {
  return proof
    .filter((line) => line.ad_id === ad_id)
    .reduce(
      (sum, { served, seen, tapped }) => ({
        served: sum.served + served,
        seen: sum.seen + seen,
        tapped: sum.tapped + tapped,
      }),
      nothingCounted,
    );
}
