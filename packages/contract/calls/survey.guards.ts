// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { NextSurvey } from '../guards/parts/next-survey.ts';

export const answerSponsorSurvey: Guard = {
  count: 2,
  survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
  id: ['optional', 0],
};

export const answerSurvey: Guard = NextSurvey;

export const nextSponsorSurvey: Guard = {
  count: 2,
  survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
  id: ['optional', 0],
};

export const nextSurvey: Guard = NextSurvey;

export const seeSponsorSurvey: Guard = { status: 0 };

export const seeSurvey: Guard = { status: 0 };

export const skipSponsorSurvey: Guard = {
  count: 2,
  survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
  id: ['optional', 0],
};

export const skipSurvey: Guard = NextSurvey;
