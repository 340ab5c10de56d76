import { answerSponsorSurvey, nextSponsorSurvey, seeSponsorSurvey, skipSponsorSurvey } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { anyVisitor, knownVisitor, serveSponsorSurvey, type Visitor } from '../../commands/sponsor-pages.ts';
import { countSurveySeen, keepSurveyAnswer, keepSurveySkip } from '../../commands/surveys.ts';
import { sponsorWithKey } from '../../database/sponsors.ts';
import { type CallFamily, type RequestContext, route } from '../route.ts';

const onAnyPage = { roles: ['visitor'], clientId: 'none', anyOrigin: true, rateLimit: 'sponsorPages' } as const;
const notThere = ['sponsorNotFound', 'questionNotFound'] as const;

export const sponsorPages: CallFamily = {
  name: 'sponsor pages',
  about: 'A sponsor’s questions on its own page, from any origin and without a login.',
  calls: [
    route(nextSponsorSurvey, shapes.nextSponsorSurveyShapes, {
      summary: 'The next question of a sponsor, and how many are left today; a new id for a page that brings none.',
      allow: onAnyPage,
      reads: ['surveyId'],
      refusals: { 404: ['sponsorNotFound'], 429: ['tooManySurveyIds'] },
      answer: async (request) => serveSponsorSurvey(request.context, await visitorOf(request)),
    }),

    route(answerSponsorSurvey, shapes.answerSponsorSurveyShapes, {
      summary: 'Answers one; the reply is the next.',
      allow: onAnyPage,
      reads: ['surveyId'],
      refusals: {
        400: ['surveyAnswerNeeded', 'surveyNoOption'],
        404: notThere,
        429: ['surveyDone', 'tooManySurveyIds'],
      },
      async answer(request) {
        const { context, params, body } = request;
        const { asked, fresh } = await anyVisitor(context, await visitorOf(request));
        return { ...(await keepSurveyAnswer(context, asked, params.id, body.response)), ...fresh };
      },
    }),

    route(skipSponsorSurvey, shapes.skipSponsorSurveyShapes, {
      summary: 'Skips one; the reply is the next.',
      allow: onAnyPage,
      reads: ['surveyId'],
      refusals: { 404: notThere, 429: ['surveyDone', 'tooManySurveyIds'] },
      async answer(request) {
        const { context, params, body } = request;
        const { asked, fresh } = await anyVisitor(context, await visitorOf(request));
        return { ...(await keepSurveySkip(context, asked, params.id, body.reason)), ...fresh };
      },
    }),

    route(seeSponsorSurvey, shapes.seeSponsorSurveyShapes, {
      summary: 'Counts that a question was on the screen; once per id, question and day.',
      allow: onAnyPage,
      reads: ['surveyId'],
      refusals: { 404: notThere },
      async answer(request) {
        const { context, params } = request;
        // Nothing was served to somebody who is not known.
        const visitor = await knownVisitor(context, await visitorOf(request));
        if (!visitor) throw new Refusal(404, details.questionNotFound);
        await countSurveySeen(context, visitor.asked, params.id);
        return { status: 'success' };
      },
    }),
  ],
};

async function visitorOf({
  context,
  params,
  surveyId,
  actor,
}: Pick<RequestContext<never>, 'context' | 'surveyId' | 'actor'> & {
  readonly params: { readonly key: string };
}): Promise<Visitor> {
  return { sponsor: await sponsorWithKey(context.store.db, params.key), id: surveyId, address: actor.address };
}
