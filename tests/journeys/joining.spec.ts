import { expect, type Page, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  openCountedPlayer,
  openMailServer,
  openPlayer,
  openQuizmaster,
  serverOfFile,
  startRound,
} from '@snug/testing/browser';
import { openServer } from '@snug/testing/program';

let mail: Awaited<ReturnType<typeof openMailServer>>;
const server = serverOfFile(async () => {
  mail = await openMailServer();
  return openServer('preact', mail.env);
});
test.afterAll(() => mail.close());

/** The shortest time between two codes to one address. */
const minuteMs = 60_000;

const button = ({ page }: BrowserPlayer, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Logs in from the login page with the code of a real e-mail. */
async function logInByMail(player: BrowserPlayer, email: string, name?: string): Promise<void> {
  const { page } = player;
  await page.getByLabel('Email address').fill(email);
  await button(player, 'Send Code').click();
  if (name !== undefined) {
    await page.getByLabel('Display name').fill(name);
    await button(player, 'Create New Account').click();
  }
  await page.getByLabel('Code', { exact: true }).fill(await mail.codeTo(email));
  await button(player, 'Continue').click();
}

test('JOIN-12 JOIN-13 SELECT-02 a first-time guest with a code is on a team in three taps', async ({ browser }) => {
  const guest = await openCountedPlayer(browser, server);
  await guest.page.goto('/');
  await guest.page.getByLabel('Game code').pressSequentially(server.code);
  await button(guest, 'Join').tap();
  await button(guest, 'Surprise us').tap();
  const team = await guest.page.getByLabel('Team name').inputValue();
  await button(guest, 'Add This Team').tap();
  await expect(guest.page).toHaveURL(/\/game\//);
  await expect(guest.page.getByText(team).first()).toBeVisible();
  // Beside typing; a tap into the field first makes it four.
  expect(guest.touched).toEqual({ taps: 3, keys: server.code.length });

  // The same phone with the same code is the same player, and is asked nothing.
  const game = guest.page.url();
  await guest.page.goto(`/join?code=${server.code}`);
  await expect(guest.page).toHaveURL(game);
  expect(guest.pageErrors).toEqual([]);
});

test('AUTH-03 AUTH-04 AUTH-11 JOIN-06 JOIN-07 JOIN-08 a new player by e-mail is recognized on the same phone, after a logout, and on another phone', async ({
  browser,
}) => {
  const priya = await openPlayer(browser, server);
  await priya.page.goto(`/join?code=${server.code}`);
  await button(priya, 'Join').click();
  await button(priya, 'Log In').first().click();
  await logInByMail(priya, 'priya@example.com', 'Priya');
  // Back at the team selection, where the login was asked for.
  await chooseTeam(priya, 'Quizzly Bears');
  const game = priya.page.url();

  await test.step('on a known phone the code leads directly into the game', async () => {
    await priya.page.goto('/');
    await priya.page.getByLabel('Game code').fill(server.code);
    await expect(priya.page).toHaveURL(game);
  });

  await test.step('after a logout the player is asked to log in, and returns to the game', async () => {
    await priya.page.goto('/');
    await button(priya, 'Menu').click();
    await button(priya, 'Logout').click();
    await expect(priya.page.getByText('Logging out...')).toBeHidden();
    await priya.page.getByLabel('Game code').fill(server.code);
    await expect(priya.page.getByText(/^You have played this one before, as Priya\./)).toBeVisible();
    await button(priya, 'Log In').click();
    await server.advanceClock(minuteMs);
    await logInByMail(priya, 'priya@example.com');
    await expect(priya.page).toHaveURL(game);
    await expect(priya.page.getByText('Quizzly Bears').first()).toBeVisible();
  });

  await test.step('on a new phone the login finds the same player', async () => {
    const other = await openPlayer(browser, server);
    await other.page.goto(`/join?code=${server.code}`);
    await button(other, 'Join').click();
    await button(other, 'Log In').first().click();
    await server.advanceClock(minuteMs);
    await logInByMail(other, 'priya@example.com');
    // The code is looked up again, which finds the player.
    await expect(other.page).toHaveURL(game);
    await expect(other.page.getByText('Quizzly Bears').first()).toBeVisible();
    expect(other.pageErrors).toEqual([]);
  });
  expect(priya.pageErrors).toEqual([]);
});

test('LINK-06 LINK-14 a named player joins directly by a teammate’s link', async ({ browser }) => {
  const ada = await openPlayer(browser, server);
  await ada.page.goto('/auth');
  await logInByMail(ada, 'ada@example.com', 'Ada');
  await expect(ada.page).toHaveURL(/\/$/);
  await ada.page.goto(`/join?code=${server.code}`);
  await button(ada, 'Join').click();
  await chooseTeam(ada, 'The Night Owls');
  await button(ada, 'My Team').click();
  await button(ada, 'Invite Teammate').click();
  const field = ada.page.getByLabel('Link for teammates');
  await expect(field).toHaveValue(/\/sl\/./);
  const link = await field.inputValue();

  const ben = await openPlayer(browser, server);
  await ben.page.goto('/auth');
  await logInByMail(ben, 'ben@example.com', 'Ben');
  await expect(ben.page).toHaveURL(/\/$/);
  await ben.page.goto(link);
  await expect(ben.page).toHaveURL(ada.page.url());
  await expect(ben.page.getByText('The Night Owls').first()).toBeVisible();
  for (const { pageErrors } of [ada, ben]) expect(pageErrors).toEqual([]);
});

test('ERR-04 H68 a browser without storage says what that means, and plays; a wrong code says whom to ask', async ({
  browser,
}) => {
  const eve = await openPlayer(browser, server);
  await eve.page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await eve.page.goto('/');
  await expect(
    eve.page.getByText(
      /^This browser remembers nothing, as in a private window\. You can play: just keep this page open/,
    ),
  ).toBeVisible();
  await eve.page.getByLabel('Game code').fill(server.code === '999999' ? '999998' : '999999');
  await expect(eve.page.getByText('No open game has this code. Please check it with your Quizmaster.')).toBeVisible();
  await eve.page.getByLabel('Game code').fill(server.code);
  await button(eve, 'Join').click();
  await chooseTeam(eve, 'Private Eyes');
  await expect(eve.page.getByText('Private Eyes').first()).toBeVisible();
  expect(eve.pageErrors).toEqual([]);
});

test('ERR-38 H32 a one-time code works once, and then says what to do next', async ({ browser }) => {
  const mallory = await openPlayer(browser, server);
  await mallory.page.goto('/auth');
  await mallory.page.getByLabel('Email address').fill('mallory@example.com');
  await button(mallory, 'Send Code').click();
  await mallory.page.getByLabel('Display name').fill('Mallory');
  await button(mallory, 'Create New Account').click();
  const code = await mail.codeTo('mallory@example.com');
  // The e-mail may arrive before the reply does.
  await expect(mallory.page.getByLabel('Code', { exact: true })).toBeVisible();
  // A duplicate of the tab, which has a copy of the first one's session storage.
  const kept = await mallory.page.evaluate(() => ({ ...sessionStorage }));
  const other = await mallory.context.newPage();
  await other.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await other.goto('/auth');
  const confirm = async (page: Page) => {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await confirm(mallory.page);
  await expect(mallory.page).toHaveURL(/\/$/);
  await confirm(other);
  await expect(other.getByText('That code is not right. Please check it or ask for a new one.')).toBeVisible();
  expect(mallory.pageErrors).toEqual([]);
});

test('OPEN-13 SELECT-05 OPEN-03 who finds the game sees the teams that sit here first, asks one, is let in and plays', async ({
  browser,
}) => {
  const host = await openQuizmaster(browser, server);
  const bea = await openPlayer(browser, server);
  await bea.page.goto(`/join?code=${server.code}`);
  await button(bea, 'Join').click();
  // A guest reads who sits here, and that a login is needed to ask them.
  await expect(bea.page.getByText('Log in to ask a team to let you in.')).toBeVisible();
  await button(bea, 'Log In').first().click();
  await logInByMail(bea, 'bea@example.com', 'Bea');
  await chooseTeam(bea, 'Quizzards');

  const cal = await openPlayer(browser, server);
  const { page } = cal;
  await page.goto('/');
  await page.getByLabel('Game code').fill(server.code);
  await button(cal, 'Join').click();
  await button(cal, 'Log In').first().click();
  await logInByMail(cal, 'cal@example.com', 'Cal');
  // Back at the choice of a team: the ask is one press away.
  await expect(page.getByRole('heading', { name: 'Teams in this game' })).toBeVisible();
  const whole = page.getByRole('button', { name: /^Show all/ });
  await expect(whole.or(button(cal, 'Ask to Join Quizzards')).first()).toBeVisible();
  if (await whole.isVisible()) await whole.click();
  await button(cal, 'Ask to Join Quizzards').click();
  await expect(page).toHaveURL(/\/game\//);
  const panel = page.getByRole('dialog', { name: 'Join a Team to Play' });
  await expect(panel.getByText('Waiting for the captain')).toBeVisible();
  const team = bea.page.getByRole('button', { name: /^My Team/ });
  await expect(team).toHaveAccessibleName(/1 request/);

  await team.click();
  await bea.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByRole('button', { name: /^My Team/ })).toBeVisible();
  await expect(panel).toBeHidden();
  await startRound(host, 1);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const { pageErrors } of [host, bea, cal]) expect(pageErrors).toEqual([]);
});

test('OPEN-13 SELECT-05 a typed name of a team that sits here offers to ask it', async ({ browser }) => {
  const dot = await openPlayer(browser, server);
  const { page } = dot;
  await page.goto('/auth');
  await logInByMail(dot, 'dot@example.com', 'Dot');
  await page.getByLabel('Game code').fill(server.code);
  await button(dot, 'Join').click();
  await page.getByLabel('Team name').fill('quizzards');
  await expect(page.getByText('Quizzards sits here already.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Ask to Join' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('dialog').getByText('Waiting for the captain')).toBeVisible();
  expect(dot.pageErrors).toEqual([]);
});
