import {
  answerSurvey,
  cleanLine,
  hostSaveSurvey,
  hostSurveys,
  type NextSurvey,
  nextSurvey,
  skipSurvey,
  surveyReasonMaxLength,
} from '@snug/contract';
import {
  answerSurveyShapes,
  hostSaveSurveyShapes,
  hostSurveysShapes,
  nextSurveyShapes,
  skipSurveyShapes,
} from '@snug/contract/shapes';
import { refuseSurveyed, surveyResponse, surveysLeft } from '@snug/rules';
import type { Kysely } from 'kysely';
import type { Database, SurveyAnswerRow, SurveyRow } from '../../database/schema.ts';
import { answeredOn, findSurvey, openSurveys, tallyOf } from '../../database/surveys.ts';
import { newId } from '../../foundation/ids.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { utcDay } from '../../foundation/utc-day.ts';
import { listOf } from '../../queries/list-of.ts';
import { hostSurveyView, surveyView } from '../../queries/survey.ts';
import { surveyedAs } from '../../queries/surveyed-as.ts';
import { type Actor, accountOf, clientHashOf } from '../actor.ts';
import { route } from '../route.ts';
import { hostOf } from './host.ts';

/** The daily survey, and the questions that a venue asks in it. */
export const surveyRoutes = [
  route(nextSurvey, nextSurveyShapes, async ({ actor, context }) =>
    next(context, context.store.db, identitiesOf(context, actor)),
  ),

  route(answerSurvey, answerSurveyShapes, async ({ params, body, actor, context }) =>
    take(context, actor, params.id, ({ options }) => {
      return { response: surveyResponse(listOf(options), body.response), skipped: null };
    }),
  ),

  route(skipSurvey, skipSurveyShapes, async ({ params, body, actor, context }) =>
    take(context, actor, params.id, () => ({
      response: null,
      skipped: cleanLine(body.reason ?? '', surveyReasonMaxLength) || 'No Reason',
    })),
  ),

  route(hostSurveys, hostSurveysShapes, async ({ actor, context }) => {
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
  }),

  route(hostSaveSurvey, hostSaveSurveyShapes, async ({ body, actor, context }) => {
    const { venue_id } = hostOf(actor);
    const question_text = cleanLine(body.question_text, 300);
    const choices = body.options.map((option) => cleanLine(option, 100));
    if (question_text === '') throw new Refusal(400, details.surveyTextNeeded);
    if (choices.length === 1 || choices.includes('') || new Set(choices).size < choices.length) {
      throw new Refusal(400, details.surveyOptions);
    }
    const set = { question_text, options: JSON.stringify(choices), active: body.active ? 1 : 0 };
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
      // What people answered was answered to these words.
      const isOther = row.question_text !== set.question_text || row.options !== set.options;
      if (isOther && tally.length > 0) throw new Refusal(409, details.surveyStands);
      await trx.updateTable('surveys').set(set).where('surveyid', '=', surveyid).execute();
      return hostSurveyView({ ...row, ...set }, tally);
    });
  }),
];

/**
 * Keeps an answer or a skip and answers the next question. Each question counts once per person, the first time; and so
 * many a day, by the server's count and date (H31): two tabs share them.
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
      refuseSurveyed(await answeredOn(trx, identities, day), at);
      await trx.insertInto('survey_answers').values(answer).execute();
    }
    return next(context, trx, identities);
  });
}

/** The next question and how many are left today. Everybody has their own order, the same at every look, so that all are answered alike. */
async function next({ keys, clock }: ServerContext, db: Kysely<Database>, identities: Identities): Promise<NextSurvey> {
  const [who] = identities;
  const day = utcDay(clock.now());
  const [open, answered] = await Promise.all([openSurveys(db, identities), answeredOn(db, identities, day)]);
  const count = surveysLeft(open.length, answered);
  const place = (surveyid: string) => keys.limit(`survey order\n${who}\n${surveyid}`);
  const [first] = open.map((surveyid) => ({ surveyid, at: place(surveyid) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  const survey = count > 0 && first ? await findSurvey(db, first.surveyid) : undefined;
  return { count, survey: survey ? surveyView(survey) : null };
}

/** Whom an answer is kept under, and whom else it counts for. */
type Identities = readonly [who: string, ...string[]];

/** An account, and the guest that its browser was: logging in neither begins the day anew nor asks again (H31). */
function identitiesOf({ keys }: ServerContext, actor: Actor): Identities {
  const guest = surveyedAs(keys, clientHashOf(actor));
  const account = accountOf(actor);
  return account ? [surveyedAs(keys, account.account_id), guest] : [guest];
}
