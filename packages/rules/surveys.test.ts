import { surveysPerDay } from '@snug/contract';
import { refused } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import { details } from './details.ts';
import {
  cleanSurvey,
  refuseOverSurveyLimit,
  refuseRewording,
  skipReason,
  surveyResponse,
  surveysLeft,
  toldTexts,
} from './surveys.ts';

test('CALL-61 an answer is one of the options', () => {
  expect(surveyResponse(['Yes', 'No'], 'No')).toBe('No');
  for (const other of ['no', 'Maybe', '', ' No']) {
    expect(refused(() => surveyResponse(['Yes', 'No'], other))).toBe('400 surveyNoOption');
  }
});

test('CALL-61 without options it is a text that is not blank, cleaned and cut to 500', () => {
  expect(surveyResponse([], `\u202e A  dog \u0000${'x'.repeat(2_000)}`)).toBe(`A dog ${'x'.repeat(494)}`);
  expect(refused(() => surveyResponse([], ' \u200b '))).toBe('400 surveyAnswerNeeded');
});

test('CALL-62 SURVEY-08 a skip has a reason, No Reason where none is given', () => {
  expect([undefined, ' \u200b ', ' Too \u202e  long '].map(skipReason)).toEqual(['No Reason', 'No Reason', 'Too long']);
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

const pie = {
  sponsor_id: '',
  question_text: 'Pie or chips?',
  options: ['Pie', 'Chips'],
  active: true,
  starts_on: '2026-01-06',
  ends_on: '',
};

test('CALL-60 a question is stored cleaned, with at least two different options or none', () => {
  expect(cleanSurvey({ ...pie, question_text: '  Pie \u202e or  chips? ', options: [' Pie', 'Chips '] })).toEqual(pie);
  expect(cleanSurvey({ ...pie, options: [] })).toEqual({ ...pie, options: [] });
  expect(refused(() => cleanSurvey({ ...pie, question_text: ' ' }))).toBe('400 surveyTextNeeded');
  for (const options of [['One'], ['Same', ' Same'], ['', 'x']]) {
    expect(refused(() => cleanSurvey({ ...pie, options }))).toBe('400 surveyOptions');
  }
  expect(refused(() => cleanSurvey({ ...pie, ends_on: '2026-01-05' }))).toBe('400 endsBeforeStart');
});

test('CALL-60 an answered question keeps its words, and can be stopped', () => {
  const stopped = { ...pie, active: false };
  expect(() => refuseRewording(pie, stopped)).not.toThrow();
  for (const other of [{ question_text: 'War or peace?' }, { options: ['Chips', 'Pie'] }]) {
    expect(refused(() => refuseRewording(pie, { ...pie, ...other }))).toBe('409 surveyStands');
  }
});

test('H31 what was written is told from five answers up, and then five at a time', () => {
  const texts = ['Salsa', 'Wine', 'salsa', 'SALSA', 'salsa', 'Cheese', 'Art', 'Bees', 'Cats', 'Dogs', 'Eels'];
  expect(toldTexts(texts.slice(0, 4))).toEqual([]);
  const five = [
    { response: 'salsa', count: 4 },
    { response: 'Wine', count: 1 },
  ];
  for (const length of [5, 6, 9]) expect(toldTexts(texts.slice(0, length))).toEqual(five);
  expect(toldTexts(texts).map(({ response }) => response)).toEqual([
    'salsa',
    'Art',
    'Bees',
    'Cats',
    'Cheese',
    'Dogs',
    'Wine',
  ]);
});
