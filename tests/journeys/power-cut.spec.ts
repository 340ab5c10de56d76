import { expect, test } from '@playwright/test';
import {
  expectSaved,
  input,
  openCaptain,
  openQuizmaster,
  openTab,
  serverOfEachTest,
  startRound,
  submitRound,
  ticket,
} from '@snug/testing/browser';

const server = serverOfEachTest();

test('the server is killed and restarted in the middle of a round, which goes on without a manual reload', async ({
  browser,
}) => {
  test.slow();
  const host = await openQuizmaster(browser, server);
  const captain = await openCaptain(browser, server, 'Priya', 'Les Quizerables');
  await startRound(host, 1, 2);
  await input(captain, 1).fill('before the cut');
  await expectSaved(captain, 1);

  // Both pages prove at the end that they are the same documents as now.
  for (const { page } of [host, captain]) await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await server.kill();
  await input(captain, 2).fill('typed in the dark');
  await expect(ticket(captain, 2).getByText(/On this phone/)).toBeVisible();
  await server.start();

  await expectSaved(captain, 2);
  await expect(input(captain, 1)).toHaveValue('before the cut');
  // The console or the phone may not be connected again yet: a question that was asked is not asked again.
  const ask = host.page.getByRole('button', { name: /Ask question 3/ });
  await expect(async () => {
    if (await ask.isVisible()) await ask.click({ timeout: 1_000 });
    await expect(ticket(captain, 3)).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await submitRound(captain);
  await host.page.getByRole('list', { name: 'Questions' }).getByRole('button').nth(1).click();
  await expect(host.page.getByText('typed in the dark').first()).toBeVisible();
  for (const { page } of [host, captain]) {
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  }
});

test('ROUND-13 answers typed but not submitted survive a reload and a closed tab', async ({ browser }) => {
  const host = await openQuizmaster(browser, server);
  const captain = await openCaptain(browser, server, 'Priya', 'Norfolk and Chance');
  await startRound(host, 1);
  await ticket(captain, 1).waitFor();

  // Offline, so that the host cannot have any of it.
  await captain.context.setOffline(true);
  await input(captain, 1).fill('pencilled in');
  await expect(ticket(captain, 1).getByText(/On this phone/)).toBeVisible();
  const address = captain.page.url();
  await captain.page.close();
  await captain.context.setOffline(false);

  const again = await openTab(captain, address);
  await expect(input(again, 1)).toHaveValue('pencilled in');
  await expectSaved(again, 1);
});

test('two tabs of the captain show the same answer: the one saved last', async ({ browser }) => {
  const host = await openQuizmaster(browser, server);
  const first = await openCaptain(browser, server, 'Priya', 'Ctrl Alt Defeat');
  await startRound(host, 1);
  await input(first, 1).fill('from the first');
  await expectSaved(first, 1);

  const second = await openTab(first, first.page.url());
  await expect(input(second, 1)).toHaveValue('from the first');
  await input(second, 1).fill('from the second');
  await expect(input(first, 1)).toHaveValue('from the second');
  await input(first, 1).fill('and back');
  await expect(input(second, 1)).toHaveValue('and back');
});
