// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const HostSurvey: Guard = {
  surveyid: 0,
  question_text: 0,
  options: ['array', 0],
  sponsor_id: 0,
  active: 1,
  starts_on: 0,
  ends_on: 0,
  served: 2,
  seen: 2,
  responses: 2,
  skips: 2,
  chosen: ['array', 2],
  elsewhere: { served: 2, seen: 2, responses: 2, skips: 2, chosen: ['array', 2] },
};
