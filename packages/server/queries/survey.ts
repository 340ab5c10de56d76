import type { HostSurvey, Survey } from '@snug/contract';
import { fromRow } from '../database/rows.ts';
import type { SurveyRow } from '../database/schema.ts';
import type { Tally } from '../database/surveys.ts';

/** A question as players see it, without others' answers. */
export function surveyView(row: SurveyRow): Survey {
  const { surveyid, question_text, options } = fromRow(row);
  return { surveyid, question_text, options };
}

/** A question as its quizmaster sees it: with sums, never with names. */
export function hostSurveyView(row: SurveyRow, tally: readonly Tally[]): HostSurvey {
  const survey = surveyView(row);
  const own = tally.filter(({ surveyid }) => surveyid === row.surveyid);
  const sum = (counted: (response: string | null) => boolean) =>
    own.reduce((total, { response, count }) => (counted(response) ? total + count : total), 0);
  return {
    ...survey,
    active: row.active === 1,
    responses: sum((response) => response !== null),
    skips: sum((response) => response === null),
    chosen: survey.options.map((option) => sum((response) => response === option)),
  };
}
