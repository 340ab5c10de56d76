import type { Call } from '../call.ts';
import type { answerSurveyShapes, nextSurveyShapes, skipSurveyShapes } from './survey.shapes.ts';

/** The next survey question of the caller's day, and how many are left (CALL-60). */
export const nextSurvey: Call<typeof nextSurveyShapes> = {
  name: 'nextSurvey',
  method: 'GET',
  path: '/api/survey/player/next',
};

/** Answers one; the reply is the next (CALL-61). */
export const answerSurvey: Call<typeof answerSurveyShapes> = {
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/survey/{id}/player/response',
};

/** Skips one; the reply is the next (CALL-62). */
export const skipSurvey: Call<typeof skipSurveyShapes> = {
  name: 'skipSurvey',
  method: 'POST',
  path: '/api/survey/{id}/player/skip',
};
