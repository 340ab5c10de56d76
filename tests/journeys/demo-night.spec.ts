import { expect, type Page, test } from '@playwright/test';
import {
  type BrowserPlayer,
  expectSaved,
  joinWithTeam,
  leave,
  openPlayer,
  openTab,
  serverOfFile,
  type,
} from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';

// `npm start -- --demo`: a newcomer looks at an evening that plays itself, takes it over, and hands it back.

const server = serverOfFile(() => openServer('preact', {}, ['--demo']));

/** Goes on from wherever the evening was when it was taken over, until a question is on the player's phone. */
async function haveQuestionOpen(page: Page, player: BrowserPlayer): Promise<void> {
  await expect(async () => {
    if (await player.page.getByRole('article').first().isVisible()) return;
    for (const name of [/^Go on/, /^Open submissions/, /^Open them/, /^Start round/, /^Ask question/]) {
      const button = page.getByRole('button', { name }).first();
      if (await button.isVisible()) await button.click();
    }
    await expect(player.page.getByRole('article').first()).toBeVisible();
  }).toPass();
}

test('a newcomer sees a live round, a graded desk and a board, plays along, takes the game over and hands it back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const host = await openTab({ context });
  const { page } = host;
  await page.goto(server.signInLink);
  await page.getByRole('link', { name: 'Tuesday Pub Quiz' }).click();
  await expect(page.getByText(/^A bot runs this game/)).toBeVisible();

  // The first round was played before anybody looked. From here on the game stands still, whoever is slow: it is theirs.
  await expect(page.getByText(/Round [2-4] of 4/).first()).toBeVisible();
  await expect(page.getByText(/^\d+ teams/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByText(/^You run this game/)).toBeVisible();
  await expect(page.getByText('The bot has stepped back: the game is yours.').first()).toBeAttached();
  const game = page.url();
  await page.goto(`${game}/desk/1`);
  await expect(page.getByRole('heading', { name: 'Grading round 1' })).toBeVisible();
  await expect(page.getByText('All graded.').first()).toBeVisible();
  await page.goto(`${game}/board`);
  await expect(page.getByRole('heading', { name: /^Public, through round [1-3]$/ })).toBeVisible();

  // With the printed code one plays along.
  await page.goto(game);
  await expect(page.getByText(/^You run this game/)).toBeVisible();
  const player = await openPlayer(browser, server);
  await joinWithTeam(player, server, 'The Newcomers');
  await haveQuestionOpen(page, player);
  await type(player, 1, 'A windmill');
  await expectSaved(player, 1);

  await page.getByRole('button', { name: 'Hand it back to the bot' }).click();
  await expect(page.getByText(/^A bot runs this game/)).toBeVisible();
  await leave(host, player);
});
