// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const NextSurvey: Guard = {
  count: 2,
  survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
};
