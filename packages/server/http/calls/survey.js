import { answerSurvey, nextSurvey, skipSurvey } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { keepSurveyAnswer, keepSurveySkip } from '../../commands/surveys.ts';
import { readNextSurvey } from '../../queries/survey.ts';
import { surveyIdentitiesOf } from '../../queries/survey-identity.ts';
import { players } from '../policy.ts';
import { route } from '../route.ts';
export const survey = {
    name: 'survey',
    about: 'The questions of the day.',
    calls: [
        route(nextSurvey, shapes.nextSurveyShapes, {
            summary: 'The next survey question of the caller’s day, and how many are left.',
            allow: { roles: players },
            answer: async ({ actor, context }) => readNextSurvey(context, context.store.db, surveyIdentitiesOf(context.keys, actor)),
        }),
        route(answerSurvey, shapes.answerSurveyShapes, {
            summary: 'Answers one; the reply is the next.',
            allow: { roles: players, once: true },
            refusals: { 400: ['surveyAnswerNeeded', 'surveyNoOption'], 404: ['questionNotFound'], 429: ['surveyDone'] },
            answer: async ({ params, body, actor, context }) => keepSurveyAnswer(context, surveyIdentitiesOf(context.keys, actor), params.id, body.response),
        }),
        route(skipSurvey, shapes.skipSurveyShapes, {
            summary: 'Skips one; the reply is the next.',
            allow: { roles: players, once: true },
            refusals: { 404: ['questionNotFound'], 429: ['surveyDone'] },
            answer: async ({ params, body, actor, context }) => keepSurveySkip(context, surveyIdentitiesOf(context.keys, actor), params.id, body.reason),
        }),
    ],
};
