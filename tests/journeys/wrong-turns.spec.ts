import { expect, test } from '@playwright/test';
import {
  endGame,
  expectSaved,
  input,
  openCaptain,
  openPlayer,
  openQuizmaster,
  serverOfEachTest,
  startRound,
} from '@snug/testing/browser';

/** The same sentence for a code that never existed, is malformed or has ended, so that guessing learns nothing (H62). */
const unknownCode = 'No open game has this code. Please check it with your Quizmaster.';

const server = serverOfEachTest();

test('JOIN-03, ERR-04 a short and an unknown code say what to do, and without a code there is no next step', async ({
  browser,
}) => {
  const { page } = await openPlayer(browser, server);
  await page.goto('/');
  const code = page.getByLabel('Game code');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  for (const wrong of ['12345', server.code === '999999' ? '999998' : '999999']) {
    // The error about the previous code disappears with it.
    await code.fill('1');
    await expect(code).not.toHaveAccessibleDescription(new RegExp(unknownCode));
    await code.fill(wrong);
    // Six digits are looked up by themselves; fewer never are.
    if (wrong.length < 6) await next.click();
    await expect(code).toHaveAccessibleDescription(new RegExp(unknownCode));
    await expect(page).toHaveURL(/\/$/);
    await expect(code).toHaveValue(wrong);
    await expect(code).toBeFocused();
    // The next code is typed over the wrong one.
    expect(await code.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(wrong.length);
    expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  }
});

test('ROUTE-02 an unknown route redirects to the root', async ({ browser }) => {
  const { page } = await openPlayer(browser, server);
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByText('Join with Code')).toBeVisible();
});

test('LINK-04, ERR-01 a join link without a login says it is invalid', async ({ browser }) => {
  const { page } = await openPlayer(browser, server);
  await page.goto('/auth/link/join/nogame/team/nocode');
  await expect(
    page.getByText('Invalid or expired join link. Ask one of your teammates to invite you again!'),
  ).toBeVisible();
});

test('ERR-11 a game that the player has not joined shows the dialog that leads to the join code', async ({
  browser,
}) => {
  const captain = await openCaptain(browser, server, 'Priya', 'Quizzly Bears');
  const stranger = await openPlayer(browser, server);
  await stranger.page.goto(captain.page.url());
  const dialog = stranger.page.getByRole('dialog', { name: 'No Game Access' });
  await expect(dialog).toContainText(
    'You may not have joined this game yet. Ask your QM for the join code to get started!',
  );
  await dialog.getByRole('button', { name: 'Enter Join Code' }).click();
  await expect(stranger.page.getByText('Join with Code')).toBeVisible();
});

test('MSG-CLOSE_SUBMISSIONS what is typed when submissions close is kept and reaches the quizmaster', async ({
  browser,
}) => {
  const host = await openQuizmaster(browser, server);
  const captain = await openCaptain(browser, server, 'Priya', 'Quizzly Bears');
  await startRound(host, 1, 2, 3, 4, 5, 6, 7, 8);
  await input(captain, 1).fill('just in time');
  await host.page.getByRole('button', { name: /Close submissions/ }).click();
  await expect(captain.page.getByText('Closed. What you saved was handed in.')).toBeVisible();
  await host.page.getByRole('button', { name: /Open submissions again/ }).click();
  await expect(input(captain, 1)).toHaveValue('just in time');
  await expectSaved(captain, 1);
});

test('an ended game cannot be joined, and its code is answered like an unknown one', async ({ browser }) => {
  const host = await openQuizmaster(browser, server);
  await endGame(host);
  const { page } = await openPlayer(browser, server);
  await page.goto('/');
  await page.getByLabel('Game code').fill(server.code);
  await expect(page.getByLabel('Game code')).toHaveAccessibleDescription(new RegExp(unknownCode));
});
