import { type NextSurvey, type Survey, surveyLoadingMs } from '@snug/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineElements } from './define.ts';
import { type Mounted, mountSurvey, type SurveyOptions } from './mount.ts';
import { mountMarked } from './mount-marked.ts';
import type { SurveyElement } from './survey-element.ts';
import { surveyOnPageWords } from './words.es.ts';

const origin = 'https://quiz.example';
const choice: Survey = { surveyid: 's1', question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };
const free: Survey = { surveyid: 's2', question_text: 'Best crisps?', options: [] };

let replies: (() => Response)[] = [];
let place: HTMLElement;
const next = (survey: Survey | null, count = 2) => Response.json({ count, survey } satisfies NextSurvey);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  replies = [];
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/seen') ? Response.json({ status: 'success' }) : (replies.shift()?.() ?? next(choice)),
  );
  place = document.createElement('div');
  document.body.append(place);
  defineElements();
});
afterEach(() => {
  place.remove();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is heard on the page, of all of an element's events. */
function heard(): [name: string, detail: unknown][] {
  const events: [string, unknown][] = [];
  for (const name of ['snug-ready', 'snug-submitted', 'snug-error'] as const) {
    place.addEventListener(name, ({ detail }: CustomEvent<unknown>) => events.push([name, detail]));
  }
  return events;
}

async function show(options: Partial<SurveyOptions> = {}): Promise<Mounted<SurveyElement, SurveyOptions>> {
  const mounted = mountSurvey(place, { origin, sponsor: 'brewery', ...options });
  await loaded();
  return mounted;
}

/** The script has come, and the two seconds of loading are over. */
async function loaded(): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(surveyLoadingMs);
    expect(place.querySelector('snug-survey')?.shadowRoot?.querySelector('form,h2,[role=alert]')).not.toBeNull();
  });
}

test('SURVEY-03 SURVEY-09 a question is asked and answered on the page, which hears of it', async () => {
  const events = heard();
  replies = [() => next(choice), () => next(free, 1)];
  await show();
  await page.getByRole('radio', { name: 'Tea' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Best crisps?' })).toBeVisible();
  expect(events).toEqual([
    ['snug-ready', null],
    ['snug-submitted', null],
  ]);
});

test('a sponsor that there is not is said in the server’s words, to the page, too', async () => {
  const events = heard();
  const refusal = { status_code: 404, detail: 'There is no such sponsor.' };
  replies = [() => Response.json(refusal, { status: 404 })];
  await show({ sponsor: 'nobody' });
  await expect.element(page.getByRole('alert')).toMatchTextContent('There is no such sponsor.');
  expect(events).toEqual([
    ['snug-ready', null],
    ['snug-error', refusal],
  ]);
});

test('without a sponsor the page’s own link is there, and the console names the attribute; once it is set, the survey', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const survey = document.createElement('snug-survey');
  survey.setAttribute('origin', origin);
  survey.innerHTML = '<a href="/survey">Questions</a>';
  place.append(survey);
  await expect.element(page.getByRole('link', { name: 'Questions' })).toBeVisible();
  expect(error.mock.calls).toEqual([
    ["<snug-survey> needs the attribute sponsor, the key that your venue's console shows."],
  ]);

  survey.setAttribute('sponsor', 'brewery');
  await loaded();
  await expect.element(page.getByRole('group', { name: 'Tea or coffee?' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Questions' })).not.toBeInTheDocument();

  survey.removeAttribute('sponsor');
  await expect.element(page.getByRole('link', { name: 'Questions' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Tea or coffee?' })).not.toBeInTheDocument();
});

test('words come from the JSON child, what is no sentence there is ignored, and the property goes before it', async () => {
  const survey = document.createElement('snug-survey');
  survey.setAttribute('origin', origin);
  survey.setAttribute('sponsor', 'brewery');
  survey.innerHTML = `<script type="application/json">
    { "surveyTitle": "Frag mich", "sendSurvey": "Ab", "surveyProgress": "1 von 2", "skipReasons": "keine" }</script>`;
  place.append(survey);
  await loaded();
  await expect.element(page.getByText('Frag mich', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
  survey.words = { sendSurvey: 'Los' };
  await expect.element(page.getByRole('button', { name: 'Los' })).toBeVisible();
  survey.words = surveyOnPageWords;
  await expect.element(page.getByText('1 de 2', { exact: true })).toBeVisible();
});

test('a survey that is moved keeps what was typed; another sponsor is another survey', async () => {
  replies = [() => next(free), () => next(choice)];
  const { element, update } = await show();
  await page.getByRole('textbox').fill('Salt');
  const elsewhere = document.createElement('div');
  place.append(elsewhere);
  elsewhere.append(element);
  await expect.element(page.getByRole('textbox')).toHaveValue('Salt');

  update({ sponsor: 'bakery' });
  await loaded();
  await expect.element(page.getByRole('group', { name: 'Tea or coffee?' })).toBeVisible();
});

test('one that is removed leaves nothing, also while its script or its question is on its way', async () => {
  const events = heard();
  const { element, destroy } = mountSurvey(place, { origin, sponsor: 'brewery' });
  destroy();
  await vi.advanceTimersByTimeAsync(surveyLoadingMs);
  await import('./survey.tsx');
  expect(element.shadowRoot?.childElementCount).toBe(0);
  expect(events).toEqual([]);

  const shown = await show();
  shown.destroy();
  await vi.waitFor(() => expect(shown.element.shadowRoot?.childElementCount).toBe(0));
});

test('a plain element that is marked becomes one, once', async () => {
  place.innerHTML = `<div data-snug="survey" data-origin="${origin}" data-sponsor="brewery" data-theme="light"></div>`;
  mountMarked(place);
  mountMarked(place);
  await loaded();
  expect(place.querySelectorAll('snug-survey')).toHaveLength(1);
  expect(place.querySelector('snug-survey')?.getAttributeNames().sort()).toEqual(['origin', 'sponsor', 'theme']);
  await expect.element(page.getByRole('group', { name: 'Tea or coffee?' })).toBeVisible();
});
