import type { HostSurvey, NextSurvey, Survey } from '@snug/contract';
import { surveysLeft, toldTexts } from '@snug/rules';
import { type ItemTotal, totalOf, totalsOf } from '../database/proof.ts';
import { fromRow } from '../database/rows.ts';
import type { Db, SurveyRow } from '../database/schema.ts';
import {
  type Among,
  answeredOn,
  findSurvey,
  openSurveys,
  surveysOf,
  type Tally,
  tallyOf,
  textsOf,
} from '../database/surveys.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import type { SurveyIdentities } from './survey-identity.ts';

/** The next question and how many are left today. Each person has a fixed order, so that all questions get answers. */
export async function readNextSurvey(
  { keys, clock }: Pick<ServerContext, 'keys' | 'clock'>,
  db: Db,
  identities: SurveyIdentities,
  among: Among,
): Promise<NextSurvey> {
  const [who] = identities;
  const day = utcDay(clock.now());
  const [open, answered] = await Promise.all([
    openSurveys(db, identities, among, day),
    answeredOn(db, identities, day),
  ]);
  const count = surveysLeft(open.length, answered);
  const place = (surveyid: string) => keys.limit(`survey order\n${who}\n${surveyid}`);
  const [first] = open.map((surveyid) => ({ surveyid, at: place(surveyid) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  const survey = count > 0 && first ? await findSurvey(db, first.surveyid) : undefined;
  return { count, survey: survey ? surveyView(survey) : null };
}

/** A question as players see it, without others' answers. */
function surveyView(row: SurveyRow): Survey {
  const { surveyid, question_text, options } = fromRow(row);
  return { surveyid, question_text, options };
}

/** The questions of a venue, with what was answered. */
export async function readHostSurveys(db: Db, venue_id: string): Promise<HostSurvey[]> {
  const rows = await surveysOf(db, venue_id);
  const ids = rows.map(({ surveyid }) => surveyid);
  const [tally, totals] = [await tallyOf(db, ids), await totalsOf(db, 'survey', ids)];
  return rows.map((row) => hostSurveyView(row, tally, totals));
}

/** A question as its quizmaster sees it: with sums, never with names. */
export function hostSurveyView(row: SurveyRow, tally: readonly Tally[], totals: readonly ItemTotal[]): HostSurvey {
  const survey = surveyView(row);
  const { surveyid, sponsor_id, active, starts_on, ends_on } = row;
  const own = tally.filter((each) => each.surveyid === surveyid);
  const sum = (counted: (response: string | null) => boolean) =>
    own.reduce((total, { response, count }) => (counted(response) ? total + count : total), 0);
  return {
    ...survey,
    sponsor_id,
    active: active === 1,
    starts_on,
    ends_on,
    served: totalOf(totals, surveyid, 'served'),
    seen: totalOf(totals, surveyid, 'seen'),
    responses: sum((response) => response !== null),
    skips: sum((response) => response === null),
    chosen: survey.options.map((option) => sum((response) => response === option)),
  };
}

/** What was written for a question of a venue; nothing where its answers are options. */
export async function readSurveyTexts(db: Db, { surveyid, options }: SurveyRow) {
  return options === '[]' ? toldTexts(await textsOf(db, surveyid)) : [];
}
