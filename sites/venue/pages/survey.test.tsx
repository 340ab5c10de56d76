import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { Survey } from '@snug/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

const tea: Survey = { surveyid: 's1', question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };

async function open(answers: FakeAnswers = {}) {
  const client = fakeClient({ answers: { nextSurvey: { count: 1, survey: tea }, ...answers } });
  await render(<App client={client} venue={{ ...unbranded, name: 'The Crown' }} />);
  return client;
}

beforeEach(() => navigate('/survey', { replace: true }));

test('ROUTE-16 /survey introduces the game made of polls, beside a survey feed that goes on', async () => {
  const client = await open({ answerSurvey: { count: 0, survey: null } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Survey Slam' })).toBeVisible();
  await expect.element(page.getByText(/guess what everybody else said/)).toBeVisible();
  await page.getByRole('radio', { name: 'Tea' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'No more questions today.' })).toHaveFocus();
  expect(client.sent('answerSurvey').map(({ body }) => body)).toEqual([{ response: 'Tea' }]);
  expect(document.title).toBe('Survey Slam · The Crown');
});
