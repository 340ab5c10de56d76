import { expect, test } from '@playwright/test';
import { joinWithTeam, logIn, openPlayer, openQuizmaster, ticket } from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';

test('the server is killed and restarted in the middle of a round, which goes on without a manual reload', async ({
  browser,
}) => {
  test.slow();
  const server = await openServer();
  try {
    const host = await openQuizmaster(browser, server);
    const captain = await openPlayer(browser, server);
    await logIn(captain, server, 'Priya');
    await joinWithTeam(captain, server, 'Les Quizerables');
    await host.page.getByRole('button', { name: /Start round 1/ }).click();
    for (const n of [1, 2]) await host.page.getByRole('button', { name: new RegExp(`Ask question ${n}`) }).click();
    await ticket(captain, 1).getByRole('textbox').first().fill('before the cut');
    await expect(ticket(captain, 1).getByText('Saved at the host')).toBeVisible();

    // Both pages prove at the end that they are the same documents as now.
    for (const { page } of [host, captain]) await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    await server.kill();
    await ticket(captain, 2).getByRole('textbox').first().fill('typed in the dark');
    await expect(ticket(captain, 2).getByText(/On this phone/)).toBeVisible();
    await server.start();

    await expect(ticket(captain, 2).getByText('Saved at the host')).toBeVisible();
    await expect(ticket(captain, 1).getByRole('textbox').first()).toHaveValue('before the cut');
    // The console or the phone may not be connected again yet: a question that was asked is not asked again.
    const ask = host.page.getByRole('button', { name: /Ask question 3/ });
    await expect(async () => {
      if (await ask.isVisible()) await ask.click({ timeout: 1_000 });
      await expect(ticket(captain, 3)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 240_000 });

    await captain.page.getByRole('button', { name: 'SUBMIT' }).click();
    await captain.page
      .getByRole('dialog')
      .getByRole('button', { name: /submit|confirm/i })
      .click();
    await expect(captain.page.getByText('Your round has been submitted!').first()).toBeVisible();
    await host.page.getByRole('list', { name: 'Questions' }).getByRole('button').nth(1).click();
    await expect(host.page.getByText('typed in the dark').first()).toBeVisible();
    for (const { page } of [host, captain]) {
      expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
    }
  } finally {
    await server.close();
  }
});

test('ROUND-13 answers typed but not submitted survive a reload and a closed tab', async ({ browser }) => {
  const server = await openServer();
  try {
    const host = await openQuizmaster(browser, server);
    const captain = await openPlayer(browser, server);
    await logIn(captain, server, 'Priya');
    await joinWithTeam(captain, server, 'Norfolk and Chance');
    await host.page.getByRole('button', { name: /Start round 1/ }).click();
    await host.page.getByRole('button', { name: /Ask question 1/ }).click();
    await ticket(captain, 1).waitFor();

    // Offline, so that the host cannot have any of it.
    await captain.context.setOffline(true);
    await ticket(captain, 1).getByRole('textbox').first().fill('pencilled in');
    await expect(ticket(captain, 1).getByText(/On this phone/)).toBeVisible();
    const address = captain.page.url();
    await captain.page.close();
    await captain.context.setOffline(false);

    const page = await captain.context.newPage();
    const again = { ...captain, page };
    await page.goto(address);
    await expect(ticket(again, 1).getByRole('textbox').first()).toHaveValue('pencilled in');
    await expect(ticket(again, 1).getByText('Saved at the host')).toBeVisible();
  } finally {
    await server.close();
  }
});

test('two tabs of the captain show the same answer: the one saved last', async ({ browser }) => {
  const server = await openServer();
  try {
    const host = await openQuizmaster(browser, server);
    const first = await openPlayer(browser, server);
    await logIn(first, server, 'Priya');
    await joinWithTeam(first, server, 'Ctrl Alt Defeat');
    await host.page.getByRole('button', { name: /Start round 1/ }).click();
    await host.page.getByRole('button', { name: /Ask question 1/ }).click();
    await ticket(first, 1).getByRole('textbox').first().fill('from the first');
    await expect(ticket(first, 1).getByText('Saved at the host')).toBeVisible();

    const page = await first.context.newPage();
    const second = { ...first, page };
    await page.goto(first.page.url());
    await expect(ticket(second, 1).getByRole('textbox').first()).toHaveValue('from the first');
    await ticket(second, 1).getByRole('textbox').first().fill('from the second');
    await expect(ticket(first, 1).getByRole('textbox').first()).toHaveValue('from the second');
    await ticket(first, 1).getByRole('textbox').first().fill('and back');
    await expect(ticket(second, 1).getByRole('textbox').first()).toHaveValue('and back');
  } finally {
    await server.close();
  }
});
