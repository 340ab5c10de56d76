import { expect, type Page, test } from '@playwright/test';
import { hostDisplay } from '@snug/contract';
import { chooseTeam, hostOf, openPlayer, openTab, serverOfFile, submitRound, type } from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { hostGame } from '@snug/testing/http';

const server = serverOfFile();

/** Nothing of a big screen scrolls. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
  });

test('a whole round on the big screen beside a phone, through a reload and a restart of the server', async ({
  browser,
}) => {
  test.slow();
  const host = await hostOf(server);
  const game = await hostGame(host, numberedQuiz('The screen', 1, 2));
  const { url } = await host.call(hostDisplay, { params: { id: game.game_id } });
  const { pathname, hash } = new URL(url);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1920, height: 1080 } });
  const screen = await openTab({ context }, pathname + hash);
  const { page } = screen;
  await expect(page.getByText('Pull up a chair.').first()).toBeVisible();
  await expect(page.getByText(`${game.code.slice(0, 3)} ${game.code.slice(3)}`)).toBeVisible();

  const captain = await openPlayer(browser, server);
  await captain.page.goto(`/join?code=${game.code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, 'The Lookers-Up');
  await expect(page.getByText('The Lookers-Up')).toBeVisible();

  await game.start(1);
  await expect(page.getByText('2 questions · Double or nothing')).toBeVisible();
  await game.ask(1, 0);
  await expect(page.getByRole('heading', { name: 'Question 1?' })).toBeVisible();
  await expect(page.getByText('0 of 1')).toBeVisible();

  // A television that loads its address again shows the same.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1?' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  await server.restart();
  await game.ask(1, 1);
  await expect(page.getByRole('heading', { name: 'Question 2?' })).toBeVisible();
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);

  await type(captain, 1, 'yes');
  await submitRound(captain, '');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await game.close();
  await expect(page.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
  await expect(async () => expect((await game.reveal(1)).status).toBe(200)).toPass();
  await expect(page.getByText('yes').first()).toBeVisible();
  await game.pause(true);
  await expect(page.getByRole('heading', { name: 'Back in a moment.' })).toBeVisible();
  await game.pause(false);
  expect((await game.publishBoard(1)).status).toBe(200);
  await expect(page.getByText('Tonight’s winners')).toBeVisible();
  await expect(page.getByText('The Lookers-Up')).toBeVisible();
  expect(await scrolls(page)).toBe(false);
  expect(screen.pageErrors).toEqual([]);
});
