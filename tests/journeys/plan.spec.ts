import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  endGame,
  expectSaved,
  hostOf,
  input,
  leave,
  openPlayer,
  openTab,
  serverOfEachTest,
  ticket,
  type,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';

// A game is made by hand and weekly, seen on the venue's home, moved, cancelled and played, and a typo of it is mended.

const server = serverOfEachTest();

async function openConsole(browser: Browser, host: HttpPlayer, path: string): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const { token = '' } = host;
  await context.addInitScript((text) => localStorage.setItem('snug_host_token', text), token);
  return openTab({ context }, path);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const nights = (page: Page) => page.getByRole('region', { name: 'Next nights' }).getByRole('listitem');

/** A day of the calendar, so many days from today, by the browser's clock. */
function dayIn(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const date = new Date();
    date.setDate(date.getDate() + ahead);
    const two = (number: number) => String(number).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }, days);
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('a weekly game stands on the home page; one is moved, one cancelled, one played while a typo of it is mended', async ({
  browser,
}) => {
  const host = await hostOf(server);
  // The venue's pack: a game that was made from it before.
  await hostGame(host, numberedQuiz('Rivers', 1, 2));
  const console = await openConsole(browser, host, '/host/');
  const stranger = await openPlayer(browser, server);
  const phone = await openPlayer(browser, server);
  const { page } = console;
  const planOf = async () => new URL(page.url()).pathname;

  await test.step('made for a week from now, and twice more', async () => {
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByLabel('Pack of questions').selectOption('Rivers');
    await page.getByLabel('Day', { exact: true }).fill(await dayIn(page, 7));
    await page.getByLabel('Start', { exact: true }).fill('19:30');
    await page.getByLabel('Title').fill('River Night');
    await expectNoViolations(page);
    await press(page, 'Make the game');
    await expect(page.getByRole('heading', { level: 1, name: 'River Night' })).toBeVisible();
    await page.getByLabel('How often').selectOption('2 weeks in a row');
    await press(page, 'Make 2 games');
    await expect(page.getByText('2 games are made.').first()).toBeVisible();
    await expectNoViolations(page);
  });
  const first = await planOf();

  await test.step('a stranger sees them on the home page, the next first', async () => {
    await stranger.page.goto('/');
    await expect(nights(stranger.page)).toHaveCount(3);
    await expect(nights(stranger.page).first()).toContainText('River Night');
    await expect(nights(stranger.page).first()).toContainText('with Robin');
    await expectNoViolations(stranger.page);
  });

  await test.step('one is moved, one is cancelled', async () => {
    await page.goto('/host/');
    const planned = page.getByRole('region', { name: 'Planned' }).getByRole('link', { name: /River Night/ });
    await expect(planned).toHaveCount(3);
    await planned.nth(1).click();
    await page.getByLabel('Title').fill('Moved Night');
    await page.getByLabel('Day', { exact: true }).fill(await dayIn(page, 3));
    await press(page, 'Save the plan');
    await expect(page.getByRole('main').getByText(/^The plan is saved/)).toBeVisible();
    await page.goto('/host/');
    await expect(planned).toHaveCount(2);
    await planned.nth(1).click();
    await press(page, 'Cancel this game');
    await press(page, 'Cancel the game');
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
    await stranger.page.reload();
    await expect(nights(stranger.page)).toHaveCount(2);
    await expect(nights(stranger.page).first()).toContainText('Moved Night');
  });

  await test.step('one is played; its typo is mended while a phone has text that the host does not have', async () => {
    await page.goto(first);
    const code = ((await page.getByText(/^Code/).textContent()) ?? '').replaceAll(/\D/g, '');
    await page.getByRole('link', { name: 'Open the game' }).click();
    await phone.page.goto(`/join?code=${code}`);
    await phone.page.getByRole('button', { name: 'Join', exact: true }).click();
    await chooseTeam(phone, 'The Otters');
    await press(page, /^Start round 1/);
    await press(page, /^Ask question 1/);
    await phone.context.route('**/api/game/answer*', (route) => route.abort());
    await type(phone, 1, 'The Danube');
    await expect(ticket(phone, 1).getByText('On this phone')).toBeVisible();

    await page
      .getByRole('button', { name: /Rivers 1\.1|question 1/i })
      .first()
      .click();
    await press(page, 'Mend');
    await expectNoViolations(page);
    await page.getByLabel('Question', { exact: true }).fill('Which river runs through ten countries?');
    await page.getByLabel('Accepted answers').fill('The Danube\nDanube');
    await press(page, 'Mend it');
    await expect(ticket(phone, 1).getByText('Which river runs through ten countries?')).toBeVisible();
    await expect(input(phone, 1)).toHaveValue('The Danube');
    await phone.context.unroute('**/api/game/answer*');
    await expectSaved(phone, 1);
    await expect(input(phone, 1)).toHaveValue('The Danube');
  });

  await test.step('at its end the phone sees the night that is left', async () => {
    await press(page, /^Close submissions/);
    await press(page, /^End round 1/);
    await endGame(console);
    await expect(nights(phone.page)).toHaveCount(1);
    await expect(nights(phone.page)).toContainText('Moved Night');
  });
  await leave(console, stranger, phone);
});
