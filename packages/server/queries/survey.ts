import type { HostSurvey, Survey } from '@snug/contract';
import type { SurveyRow } from '../database/schema.ts';
import type { Tally } from '../database/surveys.ts';
import { parseList } from './parse-list.ts';

/** A question as players see it, without others' answers. */
export function surveyView({ surveyid, question_text, options }: SurveyRow): Survey {
  return { surveyid, question_text, options: parseList(options) };
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
