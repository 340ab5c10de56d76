import { expect, test } from '@playwright/test';
import { expectSaved, joinWithTeam, leave, openPlayer, openTab, serverOfFile, type } from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';

// `npm start -- --demo`: a newcomer looks at an evening that plays itself, takes it over, and hands it back.

const server = serverOfFile(() => openServer('preact', {}, ['--demo']));

test('a newcomer sees a live round, a graded desk and a board, plays along, takes the game over and hands it back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const host = await openTab({ context });
  const { page } = host;
  await page.goto(server.signInLink);
  await page.getByRole('link', { name: 'Tuesday Pub Quiz' }).click();
  await expect(page.getByText(/^A bot runs this game/)).toBeVisible();

  // The second round is on: the first was played before anybody looked.
  await expect(page.getByText('Round 2 of 4').first()).toBeVisible();
  await expect(page.getByText('8 teams').first()).toBeVisible();
  const game = page.url();
  await page.goto(`${game}/desk/1`);
  await expect(page.getByRole('heading', { name: 'Grading round 1' })).toBeVisible();
  await expect(page.getByText('All graded.').first()).toBeVisible();
  await page.goto(`${game}/board`);
  await expect(page.getByRole('heading', { name: 'Public, through round 1' })).toBeVisible();

  // With the printed code one plays along.
  const player = await openPlayer(browser, server);
  await joinWithTeam(player, server, 'The Newcomers');
  await expect(player.page.getByRole('article').first()).toBeVisible();
  await type(player, 1, 'A windmill');
  await expectSaved(player, 1);

  // Whatever a person presses at the console makes the game theirs.
  await page.goto(game);
  await expect(page.getByText(/^A bot runs this game/)).toBeVisible();
  await page.getByRole('button', { name: /^A break/ }).click();
  await expect(page.getByText(/^You run this game/)).toBeVisible();
  await expect(page.getByText('The bot has stepped back: the game is yours.').first()).toBeAttached();
  await page.getByRole('button', { name: 'Hand it back to the bot' }).click();
  await expect(page.getByText(/^A bot runs this game/)).toBeVisible();
  await leave(host, player);
});
