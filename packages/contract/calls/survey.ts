import type { Call } from '../call.ts';
import * as guards from './survey.guards.ts';
import type {
  answerSponsorSurveyShapes,
  answerSurveyShapes,
  nextSponsorSurveyShapes,
  nextSurveyShapes,
  seeSponsorSurveyShapes,
  seeSurveyShapes,
  skipSponsorSurveyShapes,
  skipSurveyShapes,
} from './survey.shapes.ts';

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

/** Counts that a survey was on the caller's screen for a second, for the sponsor's proof sheet. */
export const seeSurvey: Call<typeof seeSurveyShapes> = {
  name: 'seeSurvey',
  method: 'POST',
  path: '/api/survey/{id}/player/seen',
  reply: guards.seeSurvey,
};

// The same on a sponsor's own page: any origin may make these calls, without a login or a client id. Who answers is named by
// `surveyIdHeader`; without one, or with one that is not known, the reply brings a new one.

/** Returns the next survey of a sponsor and how many are left. */
export const nextSponsorSurvey: Call<typeof nextSponsorSurveyShapes> = {
  name: 'nextSponsorSurvey',
  method: 'GET',
  path: '/api/sponsor/{key}/survey/next',
  reply: guards.nextSponsorSurvey,
};

/** Answers a survey of a sponsor; the reply is the next one. */
export const answerSponsorSurvey: Call<typeof answerSponsorSurveyShapes> = {
  name: 'answerSponsorSurvey',
  method: 'POST',
  path: '/api/sponsor/{key}/survey/{id}/response',
  reply: guards.answerSponsorSurvey,
};

/** Skips a survey of a sponsor; the reply is the next one. */
export const skipSponsorSurvey: Call<typeof skipSponsorSurveyShapes> = {
  name: 'skipSponsorSurvey',
  method: 'POST',
  path: '/api/sponsor/{key}/survey/{id}/skip',
  reply: guards.skipSponsorSurvey,
};

/** Counts that a survey was on the screen for a second. */
export const seeSponsorSurvey: Call<typeof seeSponsorSurveyShapes> = {
  name: 'seeSponsorSurvey',
  method: 'POST',
  path: '/api/sponsor/{key}/survey/{id}/seen',
  reply: guards.seeSponsorSurvey,
};
