import { NextSurvey } from '../guards/parts/next-survey.ts';
export const answerSurvey = NextSurvey;
export const nextSurvey = NextSurvey;
export const skipSurvey = NextSurvey;
