import {
  answerSurvey,
  cleanLine,
  type NextSurvey,
  nextSurvey,
  skipSurvey,
  surveyReasonMaxLength,
} from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal, refuseOverSurveyLimit, surveyResponse, surveysLeft } from '@snug/rules';
import { type Actor, accountOf, clientHashOf } from '../../accounts/actor.ts';
import { fromRow } from '../../database/rows.ts';
import type { Db, SurveyAnswerRow, SurveyRow } from '../../database/schema.ts';
import { answeredOn, findSurvey, openSurveys } from '../../database/surveys.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { utcDay } from '../../foundation/utc-day.ts';
import { surveyView } from '../../queries/survey.ts';
import { surveyIdentity } from '../../queries/survey-identity.ts';
import { players } from '../policy.ts';
import { type CallFamily, route } from '../route.ts';

export const survey: CallFamily = {
  name: 'survey',
  about: 'The questions of the day.',
  calls: [
    route(nextSurvey, shapes.nextSurveyShapes, {
      summary: 'The next survey question of the caller’s day, and how many are left.',
      allow: { roles: players },
      answer: async ({ actor, context }) => next(context, context.store.db, identitiesOf(context, actor)),
    }),

    route(answerSurvey, shapes.answerSurveyShapes, {
      summary: 'Answers one; the reply is the next.',
      allow: { roles: players, once: true },
      refusals: { 400: ['surveyAnswerNeeded', 'surveyNoOption'], 404: ['questionNotFound'], 429: ['surveyDone'] },
      answer: async ({ params, body, actor, context }) =>
        take(context, actor, params.id, (survey) => ({
          response: surveyResponse(fromRow(survey).options, body.response),
          skipped: null,
        })),
    }),

    route(skipSurvey, shapes.skipSurveyShapes, {
      summary: 'Skips one; the reply is the next.',
      allow: { roles: players, once: true },
      refusals: { 404: ['questionNotFound'], 429: ['surveyDone'] },
      answer: async ({ params, body, actor, context }) =>
        take(context, actor, params.id, () => ({
          response: null,
          skipped: cleanLine(body.reason ?? '', surveyReasonMaxLength) || 'No Reason',
        })),
    }),
  ],
};

/**
 * Keeps an answer or a skip and replies with the next question. Only a person's first answer to a question counts. The
 * daily limit goes by the server's count and date, which all tabs share (H31).
 */
function take(
  context: ServerContext,
  actor: Actor,
  surveyid: string,
  given: (survey: SurveyRow) => Pick<SurveyAnswerRow, 'response' | 'skipped'>,
): Promise<NextSurvey> {
  const identities = identitiesOf(context, actor);
  const [who] = identities;
  const at = context.clock.now();
  const day = utcDay(at);
  return context.store.write(async (trx) => {
    const survey = await findSurvey(trx, surveyid);
    if (!survey) throw new Refusal(404, details.questionNotFound);
    const answer = { surveyid, who, day, at, ...given(survey) };
    const earlier = await trx
      .selectFrom('survey_answers')
      .select('day')
      .where('surveyid', '=', surveyid)
      .where('who', 'in', identities)
      .executeTakeFirst();
    if (!earlier) {
      refuseOverSurveyLimit(await answeredOn(trx, identities, day), at);
      await trx.insertInto('survey_answers').values(answer).execute();
    }
    return next(context, trx, identities);
  });
}

/** The next question and how many are left today. Each person has a fixed order, so that all questions get answers. */
async function next({ keys, clock }: ServerContext, db: Db, identities: Identities): Promise<NextSurvey> {
  const [who] = identities;
  const day = utcDay(clock.now());
  const [open, answered] = await Promise.all([openSurveys(db, identities), answeredOn(db, identities, day)]);
  const count = surveysLeft(open.length, answered);
  const place = (surveyid: string) => keys.limit(`survey order\n${who}\n${surveyid}`);
  const [first] = open.map((surveyid) => ({ surveyid, at: place(surveyid) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  const survey = count > 0 && first ? await findSurvey(db, first.surveyid) : undefined;
  return { count, survey: survey ? surveyView(survey) : null };
}

/** The identity that an answer is kept under, and others that it counts for. */
type Identities = readonly [who: string, ...string[]];

/** The account and its browser's guest: a login neither resets the daily limit nor repeats questions (H31). */
function identitiesOf({ keys }: ServerContext, actor: Actor): Identities {
  const guest = surveyIdentity(keys, clientHashOf(actor));
  const account = accountOf(actor);
  return account ? [surveyIdentity(keys, account.account_id), guest] : [guest];
}
