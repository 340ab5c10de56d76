import { type Call, get, post } from '../call.ts';
import type * as shapes from './survey.shapes.ts';

/** Returns the caller's next survey today and how many are left (CALL-60). */
export const nextSurvey: Call<typeof shapes.nextSurveyShapes> = /* @__PURE__ */ get(
  'nextSurvey',
  '/api/survey/player/next',
);

/** Answers a survey; the reply is the next one (CALL-61). */
export const answerSurvey: Call<typeof shapes.answerSurveyShapes> = /* @__PURE__ */ post(
  'answerSurvey',
  '/api/survey/{id}/player/response',
);

/** Skips a survey; the reply is the next one (CALL-62). */
export const skipSurvey: Call<typeof shapes.skipSurveyShapes> = /* @__PURE__ */ post(
  'skipSurvey',
  '/api/survey/{id}/player/skip',
);
