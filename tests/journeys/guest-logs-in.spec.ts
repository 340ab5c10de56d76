import { expect, test } from '@playwright/test';
import {
  joinWithTeam,
  logIn,
  logInHere,
  openCaptain,
  openPlayer,
  openQuizmaster,
  serverOfFile,
  watchGame,
} from '@snug/testing/browser';

const server = serverOfFile();

test('ROLE-05 OPEN-03 OPEN-25 a guest who watches, logs in and is in: nothing asks for a login any more, across reloads', async ({
  browser,
}) => {
  const other = await openCaptain(browser, server, 'Olga', 'Quizzly Bears');
  const gus = await openPlayer(browser, server);
  await watchGame(gus, server);
  const { page } = gus;
  const panel = page.getByRole('dialog', { name: 'Join a Team to Play' });
  const asksForLogin = panel.getByText('Log in to ask a team to let you in.');
  await page.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect(asksForLogin).toBeVisible();
  await panel.getByRole('button', { name: 'Log In' }).first().click();
  await logInHere(gus, server, 'Gus');
  // Back at the teams, as somebody who may ask.
  await expect(panel.getByRole('button', { name: 'Ask to Join Quizzly Bears' })).toBeVisible();
  await expect(asksForLogin).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect(panel.getByRole('button', { name: 'Ask to Join Quizzly Bears' })).toBeVisible();
  await expect(asksForLogin).toBeHidden();
  for (const { pageErrors } of [other, gus]) expect(pageErrors).toEqual([]);
});

test('ROLE-05 OPEN-03 a guest captain who logs in keeps the team and becomes themself, also for the quizmaster', async ({
  browser,
}) => {
  const host = await openQuizmaster(browser, server);
  const lena = await openPlayer(browser, server);
  const { page } = lena;
  await joinWithTeam(lena, server, 'The Lone Fox');
  const mia = await openPlayer(browser, server);
  await logIn(mia, server, 'Mia');
  await watchGame(mia, server);
  const openTeams = () => mia.page.getByRole('button', { name: 'Join a Team to Play' }).click();
  const askLena = mia.page.getByRole('button', { name: 'Ask to Join The Lone Fox' });
  await openTeams();
  await expect(mia.page.getByText('Takes nobody in right now')).toBeVisible();
  await expect(askLena).toHaveCount(0);
  await mia.page.keyboard.press('Escape');
  const game = new URL(page.url()).pathname;
  await page.goto(`/auth?previous=${encodeURIComponent(game)}`);
  await logInHere(lena, server, 'Lena');
  await expect(page).toHaveURL(new RegExp(game));
  const team = page.getByRole('button', { name: /^My Team/ });
  await team.click();
  await expect(page.getByRole('dialog').getByText('Lena').first()).toBeVisible();
  await page.reload();
  await team.click();
  await expect(page.getByRole('dialog').getByText('Lena').first()).toBeVisible();
  await expect(host.page.getByText('Lena').first()).toBeVisible();
  // Nobody plays alone there now: the list that Mia opens asks her.
  await openTeams();
  await expect(askLena).toBeVisible();
  for (const { pageErrors } of [lena, mia]) expect(pageErrors).toEqual([]);
});
