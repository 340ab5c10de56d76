import * as z from 'zod/mini';
import { Schedule } from './schedule.ts';

/** A daily survey (ENTITY-SURVEY). Without options its answer is free text. */
export const Survey = z.object({ surveyid: z.string(), question_text: z.string(), options: z.array(z.string()) });
export type Survey = z.infer<typeof Survey>;

/** The next survey, and how many are left for the caller today including it. */
export const NextSurvey = z.object({ count: z.int(), survey: z.nullable(Survey) });
export type NextSurvey = z.infer<typeof NextSurvey>;

/** What was counted of a survey. */
export const SurveyFigures = z.object({
  served: z.int(),
  seen: z.int(),
  responses: z.int(),
  skips: z.int(),
  /** How often each option was chosen, in the order of `options`; empty for free text. */
  chosen: z.array(z.int()),
});
export type SurveyFigures = z.infer<typeof SurveyFigures>;

/** A survey as its quizmaster edits it. What was counted is of teams in games alone. */
export const HostSurvey = z.extend(Survey, {
  /** '' for the house's own. */
  sponsor_id: z.string(),
  /** False while it is paused. */
  active: z.boolean(),
  ...Schedule.shape,
  ...SurveyFigures.shape,
  /** Additive: the same without a team: of who only watches a game, on the survey page and on sponsors' pages, where anybody may come. */
  elsewhere: SurveyFigures,
});
export type HostSurvey = z.infer<typeof HostSurvey>;
