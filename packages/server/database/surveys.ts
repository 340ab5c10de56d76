import type { Kysely } from 'kysely';
import type { Database, SurveyRow } from './schema.ts';

type Db = Kysely<Database>;

/** How many questions somebody, under whatever identities, has answered or skipped on a day. */
export async function answeredOn(db: Db, identities: readonly string[], day: string): Promise<number> {
  const { count } = await db
    .selectFrom('survey_answers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('who', 'in', identities)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of the questions that are asked now and that somebody has neither answered nor skipped. */
export async function openSurveys(db: Db, identities: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('surveys')
    .select('surveyid')
    .where('active', '=', 1)
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

/** What came back for a question: answers by their text, and skips under null. */
export interface Tally {
  readonly surveyid: string;
  readonly response: string | null;
  readonly count: number;
}

/** What came back for these questions. Of free text only how much: the rows are not told one by one. */
export async function tallyOf(db: Db, surveyids: readonly string[]): Promise<Tally[]> {
  if (surveyids.length === 0) return [];
  const rows = await db
    .selectFrom('survey_answers')
    .select(['surveyid', 'response'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('surveyid', 'in', surveyids)
    .groupBy(['surveyid', 'response'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
