import type { Db, SurveyAnswerRow, SurveyRow } from './schema.ts';

/** The questions of a venue, in the order it made them. */
export function surveysOf(db: Db, venue_id: string): Promise<SurveyRow[]> {
  return db
    .selectFrom('surveys')
    .selectAll()
    .where('venue_id', '=', venue_id)
    .orderBy('created_at')
    .orderBy('surveyid')
    .execute();
}

/** Whether somebody was ever served a question, by all their marks, or has answered or skipped one. */
export async function hasBeenAsked(
  db: Db,
  { identities, marks }: { readonly identities: readonly string[]; readonly marks: readonly string[] },
): Promise<boolean> {
  const mark = await db.selectFrom('proof_marks').select('who').where('who', 'in', marks).limit(1).execute();
  if (mark.length > 0) return true;
  const answer = await db.selectFrom('survey_answers').select('who').where('who', 'in', identities).limit(1).execute();
  return answer.length > 0;
}

/** How many questions a person, under any of their identities, has answered or skipped on a day. */
export async function answeredOn(db: Db, identities: readonly string[], day: string): Promise<number> {
  const { count } = await db
    .selectFrom('survey_answers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('who', 'in', identities)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Among which questions somebody is asked: those of a venue, of a sponsor, or, without a bound, all. */
export interface Among {
  readonly venue_id?: string;
  /** '' for the house's own. */
  readonly sponsor_id?: string;
}

/** The ids of the questions shown on a day that a person has neither answered nor skipped. */
export async function openSurveys(
  db: Db,
  identities: readonly string[],
  { venue_id, sponsor_id }: Among,
  day: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('surveys')
    .select('surveyid')
    .where('active', '=', 1)
    .where('starts_on', '<=', day)
    .where((row) => row.or([row('ends_on', '=', ''), row('ends_on', '>=', day)]))
    .$if(venue_id !== undefined, (query) => query.where('venue_id', '=', venue_id ?? ''))
    .$if(sponsor_id !== undefined, (query) => query.where('sponsor_id', '=', sponsor_id ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('survey_answers')
            .select('survey_answers.who')
            .whereRef('survey_answers.surveyid', '=', 'surveys.surveyid')
            .where('survey_answers.who', 'in', identities),
        ),
      ),
    )
    .execute();
  return rows.map(({ surveyid }) => surveyid);
}

export function findSurvey(db: Db, surveyid: string): Promise<SurveyRow | undefined> {
  return db.selectFrom('surveys').selectAll().where('surveyid', '=', surveyid).executeTakeFirst();
}

/**
 * The newest texts that were written for a question, by teams in games or elsewhere, in the order they came: at most `most` beyond the
 * last whole group. Made-up browsers elsewhere can write any number, and push none out that teams wrote in games.
 */
export async function textsOf(
  db: Db,
  surveyid: string,
  { elsewhere, most, group }: { readonly elsewhere: boolean; readonly most: number; readonly group: number },
): Promise<string[]> {
  const written = db
    .selectFrom('survey_answers')
    .where('surveyid', '=', surveyid)
    .where('response', 'is not', null)
    .where((row) =>
      elsewhere ? row.or([row('place', 'is', null), row('place', '!=', 'game')]) : row('place', '=', 'game'),
    );
  const { count } = await written.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const rows = await written
    .select('response')
    .orderBy('at', 'desc')
    .orderBy('response', 'desc')
    .limit(most + (Number(count) % group))
    .execute();
  return rows.reverse().flatMap(({ response }) => response ?? []);
}

/** The responses to a question in one place: answers by their text, and skips under null. */
export interface Tally extends Pick<SurveyAnswerRow, 'place'> {
  readonly surveyid: string;
  readonly response: string | null;
  readonly count: number;
}

/** How often each response was given to these questions, by place. */
export async function tallyOf(db: Db, surveyids: readonly string[]): Promise<Tally[]> {
  if (surveyids.length === 0) return [];
  const rows = await db
    .selectFrom('survey_answers')
    .select(['surveyid', 'response', 'place'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('surveyid', 'in', surveyids)
    .groupBy(['surveyid', 'response', 'place'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
