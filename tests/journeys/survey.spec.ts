import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hostProof, hostSaveSponsor, hostSaveSurvey, hostSurveys, surveysPerDay } from '@snug/contract';
import { hostOf, joinWithTeam, leave, openPlayer, serverOfEachTest } from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';

const server = serverOfEachTest();

const card = (page: Page) => page.getByRole('region', { name: 'Questions of the day' });
const heading = (page: Page) => card(page).getByRole('heading', { level: 2 });
const submit = (page: Page) => card(page).getByRole('button', { name: 'Submit', exact: true });
const skip = (page: Page) => card(page).getByRole('button', { name: 'Skip', exact: true });
const allAnswered = 'No more questions today.';

/** A sponsor's questions, and none but them. */
async function onlyAsks(questions: readonly { text: string; options?: string[] }[]): Promise<HttpPlayer> {
  const host = await hostOf(server);
  const { sponsor_id } = await host.call(hostSaveSponsor, { body: { name: 'The Crust' } });
  for (const { surveyid, question_text, options, starts_on, ends_on, ...before } of await host.call(hostSurveys)) {
    const days = { starts_on, ends_on, sponsor_id: before.sponsor_id };
    await host.call(hostSaveSurvey, { body: { surveyid, question_text, options, active: false, ...days } });
  }
  for (const { text, options = [] } of questions) {
    const always = { active: true, starts_on: '', ends_on: '' };
    await host.call(hostSaveSurvey, { body: { sponsor_id, question_text: text, options, ...always } });
  }
  return host;
}

/** The figures of a sponsor's one question in one place, by round. */
async function figuresOf(host: HttpPlayer, text: string) {
  const { items, rows } = await host.call(hostProof, { query: {} });
  const item = items.find((each) => each.text === text);
  return rows
    .filter(({ id }) => id === item?.id)
    .map(({ place, round, served, seen, answered, skipped }) => ({ place, round, served, seen, answered, skipped }));
}

/** Answers until none is left; how many there were. */
async function answerAll(page: Page): Promise<number> {
  let answered = 0;
  await expect(heading(page)).toBeVisible();
  while ((await heading(page).textContent()) !== allAnswered) {
    const before = String(await heading(page).textContent());
    await card(page).getByRole('radio', { name: 'Yes' }).check();
    await submit(page).click();
    await expect(heading(page)).not.toHaveText(before);
    answered++;
  }
  return answered;
}

/** Of today's counters, not of the player. */
const counters = (page: Page, value?: string) =>
  page.evaluate((to) => {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('snug_survey.'))) {
      if (to === undefined) localStorage.removeItem(name);
      else localStorage.setItem(name, to);
    }
  }, value);

test('ROUTE-16 SURVEY-01 SURVEY-09 SURVEY-10 LIMIT-11 H31 the page of the survey stops at the daily limit, whatever happens to the counters on the phone', async ({
  browser,
}) => {
  const questions = Array.from({ length: surveysPerDay + 2 }, (_, n) => ({
    text: `Number ${n + 1}?`,
    options: ['Yes', 'No'],
  }));
  const host = await onlyAsks(questions);
  const player = await openPlayer(browser, server);
  const { page } = player;
  await page.goto('/survey');
  await expect(page.getByRole('heading', { level: 1, name: 'Survey Slam' })).toBeVisible();
  await expect(card(page).getByText(`1 of ${surveysPerDay}`, { exact: true })).toBeVisible();

  await test.step('half of them, then the counters are wiped', async () => {
    for (let n = 1; n <= surveysPerDay / 2; n++) {
      const before = String(await heading(page).textContent());
      await card(page).getByRole('radio', { name: 'No' }).check();
      await submit(page).click();
      await expect(heading(page)).not.toHaveText(before);
    }
    await counters(page);
    await page.reload();
    expect(await answerAll(page)).toBe(surveysPerDay / 2);
  });

  await test.step('changed or wiped afterwards, they bring no other question', async () => {
    for (const value of ['0', '1', 'many', undefined]) {
      await counters(page, value);
      await page.reload();
      await expect(heading(page)).toHaveText(allAnswered);
    }
  });

  const all = await Promise.all(questions.map(({ text }) => figuresOf(host, text)));
  const rows = all.flat();
  expect(rows.map(({ answered }) => answered).reduce((sum, each) => sum + each, 0)).toBe(surveysPerDay);
  expect(new Set(rows.map(({ place, round }) => `${place} ${round}`))).toEqual(new Set(['site 0']));

  // Nothing is wider than the phone, and the venue's name is whole.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await leave(player);
});

test('SURVEY-08 a skip takes one press, with the reason chosen beside it, and the next question comes', async ({
  browser,
}) => {
  const host = await onlyAsks([{ text: 'Pie or chips?', options: ['Pie', 'Chips'] }, { text: 'Why?' }]);
  const player = await openPlayer(browser, server);
  const { page } = player;
  await page.goto('/survey');
  const first = String(await heading(page).textContent());
  const reasons: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/skip')) reasons.push(request.postDataJSON());
  });
  await skip(page).click();
  await expect(heading(page)).not.toHaveText(first);
  await expect(heading(page)).toBeFocused();
  await card(page).getByRole('combobox', { name: 'Why you skip' }).selectOption({ label: 'Too personal' });
  await skip(page).click();
  await expect(heading(page)).toHaveText(allAnswered);
  expect(reasons).toEqual([{ reason: 'No Reason' }, { reason: 'Too personal' }]);
  const rows = [...(await figuresOf(host, 'Pie or chips?')), ...(await figuresOf(host, 'Why?'))];
  expect(rows.map(({ skipped, answered }) => [skipped, answered])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  await leave(player);
});

test('PROD-05 SURVEY-04 SURVEY-07 SURVEY-11 a round that starts takes the question away, not the text; it is answered at the next break', async ({
  browser,
}) => {
  const text = 'Which song when the lights go down?';
  const host = await onlyAsks([{ text }]);
  const game = await hostGame(host, numberedQuiz('Between', 2, 1));
  const player = await openPlayer(browser, server);
  const { page } = player;
  await joinWithTeam(player, game, 'Early Birds');

  const box = page.getByRole('textbox', { name: text });
  await box.fill('Something slow');
  // A keyboard would do so on a phone: below the chairs the card begins at the screen's lower edge.
  await box.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  // A second on the screen.
  await expect
    .poll(() => figuresOf(host, text))
    .toEqual([{ place: 'game', round: 0, served: 1, seen: 1, answered: 0, skipped: 0 }]);

  await game.askRound(1);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);

  await game.endRound();
  await expect(box).toHaveValue('Something slow');
  await expect(page.getByText('Your answer from before. It is not sent yet.')).toBeVisible();
  await box.press('Enter');
  await expect(heading(page)).toHaveText('Thank you for your answer!');
  await expect(heading(page)).toBeFocused();
  await expect
    .poll(() => figuresOf(host, text))
    .toEqual([
      { place: 'game', round: 0, served: 1, seen: 1, answered: 0, skipped: 0 },
      { place: 'game', round: 1, served: 0, seen: 0, answered: 1, skipped: 0 },
    ]);

  await test.step('after another load it is thanks from the start, and asks nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(heading(page)).toHaveText('Thank you for your answer!');
    expect(asked.filter((path) => path.startsWith('/api/survey'))).toEqual([]);
  });
  await leave(player);
});

test('by keyboard nothing of survey and ads is behind the bar of the game', async ({ browser }) => {
  const options = ['Tea', 'Coffee', 'Beer', 'Cider', 'Wine', 'Water'];
  const host = await onlyAsks([{ text: 'What will it be?', options }]);
  const game = await hostGame(host, numberedQuiz('Keys', 1, 1));
  const player = await openPlayer(browser, server);
  const { page } = player;
  await joinWithTeam(player, game, 'Key Ring');
  // So low that the bar is over most of it.
  await page.setViewportSize({ width: 390, height: 560 });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sponsors', exact: true })).toBeVisible();

  await card(page).getByRole('radio', { name: 'Tea' }).focus();
  await page.keyboard.press('Space');
  const names: string[] = [];
  while (names.at(-1) !== 'Next' && names.length < 20) {
    await page.keyboard.press('Tab');
    const { name, below } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { bottom } = focused.getBoundingClientRect();
      const inBar = [...document.querySelectorAll('button')].find((button) => button.textContent === 'My Team');
      const bar = inBar?.parentElement?.getBoundingClientRect().top ?? 0;
      return { name: focused.getAttribute('aria-label') ?? focused.textContent, below: bottom - bar };
    });
    names.push(String(name));
    expect(below, `${name} is above the bar`).toBeLessThanOrEqual(0);
  }
  expect(names.slice(0, 2)).toEqual(['Submit', 'Skip']);
  expect(names.slice(-3)).toEqual(['Play', 'Previous', 'Next']);
  await leave(player);
});
