import {
  type HostSurvey,
  type NextSurvey,
  ratingGroupSize,
  type Survey,
  type SurveyFigures,
  surveyTextsMax,
} from '@snug/contract';
import { surveysLeft, toldTexts } from '@snug/rules';
import { type CountElsewhere, countsElsewhere, type ItemTotal, totalOf, totalsOf } from '../database/proof.ts';
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
  const counted = await countedOf(db, ids);
  return rows.map((row) => hostSurveyView(row, counted));
}

/** What was counted of some questions. */
export interface Counted {
  /** Of all answers, wherever they were given. */
  readonly tally: readonly Tally[];
  readonly totals: readonly ItemTotal[];
  readonly elsewhere: readonly CountElsewhere[];
}

export const nothingCounted: Counted = { tally: [], totals: [], elsewhere: [] };

export async function countedOf(db: Db, surveyids: readonly string[]): Promise<Counted> {
  return {
    tally: await tallyOf(db, surveyids),
    totals: await totalsOf(db, 'survey', surveyids),
    elsewhere: await countsElsewhere(db, surveyids),
  };
}

/**
 * A question as its quizmaster sees it: with sums, never with names. What teams answered in games is what nobody answered
 * elsewhere, so that a private event's answers, which are on no proof sheet, are among them.
 */
export function hostSurveyView(row: SurveyRow, counted: Counted): HostSurvey {
  const survey = surveyView(row);
  const { surveyid, sponsor_id, active, starts_on, ends_on } = row;
  const given = counted.tally.filter((each) => each.surveyid === surveyid);
  const bySpectators = answersIn(survey, given.filter(isOfSpectators));
  const byOthers = answersIn(
    survey,
    given.filter((each) => !isOfSpectators(each)),
  );
  const counts = counted.elsewhere.filter(({ item_id }) => item_id === surveyid);
  const outside = answersOutside(
    survey,
    counts.filter((each) => !isOfSpectators(each)),
  );
  const totalElsewhere = (event: CountElsewhere['event']) =>
    counts.reduce((sum, each) => sum + (each.event === event ? each.count : 0), 0);
  return {
    ...survey,
    sponsor_id,
    active: active === 1,
    starts_on,
    ends_on,
    served: totalOf(counted.totals, surveyid, 'served'),
    seen: totalOf(counted.totals, surveyid, 'seen'),
    ...combined(byOthers, outside, (all, elsewhere) => Math.max(0, all - elsewhere)),
    elsewhere: {
      served: totalElsewhere('served'),
      seen: totalElsewhere('seen'),
      ...combined(outside, bySpectators, (those, these) => those + these),
    },
  };
}

type Answers = Pick<SurveyFigures, 'responses' | 'skips' | 'chosen'>;

const isOfSpectators = ({ place }: Pick<Tally, 'place'>): boolean => place === 'watching';

/** Of stored answers. */
function answersIn({ options }: Survey, tally: readonly Tally[]): Answers {
  const countOf = (counts: (response: string | null) => boolean) =>
    tally.reduce((sum, { response, count }) => (counts(response) ? sum + count : sum), 0);
  return {
    responses: countOf((response) => response !== null),
    skips: countOf((response) => response === null),
    chosen: options.map((option) => countOf((response) => response === option)),
  };
}

/** Of what was counted outside games. */
function answersOutside({ options }: Survey, counts: readonly CountElsewhere[]): Answers {
  const countOf = (event: CountElsewhere['event'], option = -1) =>
    counts.reduce((sum, each) => sum + (each.event === event && each.option === option ? each.count : 0), 0);
  return {
    responses: countOf('answered'),
    skips: countOf('skipped'),
    chosen: options.map((_, at) => countOf('chosen', at)),
  };
}

function combined(a: Answers, b: Answers, of: (a: number, b: number) => number): Answers {
  return {
    responses: of(a.responses, b.responses),
    skips: of(a.skips, b.skips),
    chosen: a.chosen.map((count, at) => of(count, b.chosen[at] ?? 0)),
  };
}

/** What was written for a question of a venue, by teams in games first, then elsewhere; nothing where its answers are options. */
export async function readSurveyTexts(db: Db, { surveyid, options }: SurveyRow) {
  if (options !== '[]') return [];
  const told = async (elsewhere: boolean) => {
    const newest = await textsOf(db, surveyid, { elsewhere, most: surveyTextsMax, group: ratingGroupSize });
    return toldTexts(newest).map((text) => ({ ...text, elsewhere }));
  };
  return [...(await told(false)), ...(await told(true))];
}
