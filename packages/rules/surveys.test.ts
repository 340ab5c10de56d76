import { surveysPerDay } from '@snug/contract';
import { expect, test } from 'vitest';
import { details } from './details.ts';
import { refuseOverSurveyLimit, surveyResponse, surveysLeft } from './surveys.ts';
import { refused } from './testing/decided.ts';

test('CALL-61 an answer is one of the options', () => {
  expect(surveyResponse(['Yes', 'No'], 'No')).toBe('No');
  for (const other of ['no', 'Maybe', '', ' No']) {
    expect(refused(() => surveyResponse(['Yes', 'No'], other))).toEqual([400, details.surveyNoOption]);
  }
});

test('CALL-61 without options it is a text that is not blank, cleaned and cut to 500', () => {
  expect(surveyResponse([], `\u202e A  dog \u0000${'x'.repeat(2_000)}`)).toBe(`A dog ${'x'.repeat(494)}`);
  expect(refused(() => surveyResponse([], ' \u200b '))).toEqual([400, details.surveyAnswerNeeded]);
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
