import * as guards from './survey.guards.ts';
/** Returns the caller's next survey today and how many are left (CALL-60). */
export const nextSurvey = {
    name: 'nextSurvey',
    method: 'GET',
    path: '/api/survey/player/next',
    reply: guards.nextSurvey,
};
/** Answers a survey; the reply is the next one (CALL-61). */
export const answerSurvey = {
    name: 'answerSurvey',
    method: 'POST',
    path: '/api/survey/{id}/player/response',
    reply: guards.answerSurvey,
};
/** Skips a survey; the reply is the next one (CALL-62). */
export const skipSurvey = {
    name: 'skipSurvey',
    method: 'POST',
    path: '/api/survey/{id}/player/skip',
    reply: guards.skipSurvey,
};
