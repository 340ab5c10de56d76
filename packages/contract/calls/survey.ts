import type { Call } from '../call.ts';
import * as guards from './survey.guards.ts';
import type { answerSurveyShapes, nextSurveyShapes, skipSurveyShapes } from './survey.shapes.ts';

/** Returns the caller's next survey today and how many are left (CALL-60). */
export const nextSurvey: Call<typeof nextSurveyShapes> = {
  name: 'nextSurvey',
  method: 'GET',
  path: '/api/survey/player/next',
  reply: guards.nextSurvey,
};

/** Answers a survey; the reply is the next one (CALL-61). */
export const answerSurvey: Call<typeof answerSurveyShapes> = {
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/survey/{id}/player/response',
  reply: guards.answerSurvey,
};

/** Skips a survey; the reply is the next one (CALL-62). */
export const skipSurvey: Call<typeof skipSurveyShapes> = {
  name: 'skipSurvey',
  method: 'POST',
  path: '/api/survey/{id}/player/skip',
  reply: guards.skipSurvey,
};
