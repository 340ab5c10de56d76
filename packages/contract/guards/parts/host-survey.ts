// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const HostSurvey: Guard = {
  surveyid: 0,
  question_text: 0,
  options: ['array', 0],
  active: 1,
  responses: 2,
  skips: 2,
  chosen: ['array', 2],
};
