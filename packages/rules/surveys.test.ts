import { surveysPerDay } from '@snug/contract';
import { expect, test } from 'vitest';
import { details } from './details.ts';
import { refuseOverSurveyLimit, surveyResponse, surveysLeft } from './surveys.ts';

test('an answer is one of the options, or a text that is not blank', () => {
  expect(surveyResponse(['Yes', 'No'], 'No')).toBe('No');
  expect(() => surveyResponse(['Yes', 'No'], 'no')).toThrow(details.surveyNoOption);
  expect(surveyResponse([], '  More   quiz ')).toBe('More quiz');
  expect(() => surveyResponse([], ' ')).toThrow(details.surveyAnswerNeeded);
});

test('H31 the number of questions a day is limited, and the refusal says when the next day begins', () => {
  expect(surveysLeft(surveysPerDay + 1, 0)).toBe(surveysPerDay);
  expect(surveysLeft(1, 0)).toBe(1);
  expect(surveysLeft(5, surveysPerDay + 1)).toBe(0);
  const now = Date.UTC(2030, 0, 15, 23, 59);
  expect(() => refuseOverSurveyLimit(surveysPerDay - 1, now)).not.toThrow();
  expect(() => refuseOverSurveyLimit(surveysPerDay, now)).toThrow(
    expect.objectContaining({ status: 429, detail: details.surveyDone, retryAfterS: 60 }),
  );
});
