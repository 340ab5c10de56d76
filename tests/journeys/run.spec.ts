import { type Browser, expect, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  hostOf,
  leave,
  openPlayer,
  openTab,
  serverOfFile,
  submit,
  type,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HostedGame, type HttpPlayer, hostGame } from '@snug/testing/http';

// Running the night: what is pressed at one console is seen at the other and on the phones.

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

/** A console of the game, signed in by the same token as another laptop's would be. */
async function openConsole(browser: Browser, { game_id }: HostedGame): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const { token = '' } = host;
  await context.addInitScript((text) => localStorage.setItem('snug_host_token', text), token);
  return openTab({ context }, `/host/game/${game_id}`);
}

async function startGame(browser: Browser) {
  const game = await hostGame(host, numberedQuiz('The run', 2, 6));
  const captain = await openPlayer(browser, server);
  await captain.page.goto(`/join?code=${game.code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, `Team ${game.code}`);
  return { game, captain, one: await openConsole(browser, game), other: await openConsole(browser, game) };
}

/** Presses a key once the console takes one: not in the moment after a command. */
async function key({ page }: BrowserPlayer, name: string): Promise<void> {
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.press(name);
}

const press = ({ page }: BrowserPlayer, name: string | RegExp) => page.getByRole('button', { name }).click();

test('two consoles and a phone: ask several, a line, a nudge by name, a break, last orders to zero, and what comes late', async ({
  browser,
}) => {
  const { game, captain, one, other } = await startGame(browser);
  const { page } = captain;
  await press(one, /^Start round 1/);
  await expect(other.page.getByRole('button', { name: /^Ask question 1/ })).toBeVisible();
  await press(other, /^Ask the next 3/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(one.page.getByRole('button', { name: /^Ask question 4/ })).toBeVisible();
  await key(one, 'a');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(one.page.getByRole('button', { name: /^Close submissions/ })).toBeVisible();

  // Typed into the dialog's field, no key of the line does anything.
  await key(one, 't');
  await one.page.getByRole('textbox', { name: 'What it says' }).fill('');
  await one.page.keyboard.type('Cocktails at half price: ask at the bar.');
  await press(one, 'Show it');
  for (const { page } of [one, other, captain]) {
    await expect(page.getByText('Cocktails at half price: ask at the bar.').first()).toBeVisible();
  }

  await key(other, 'n');
  const dialog = other.page.getByRole('dialog', { name: 'Who is missing?' });
  await expect(dialog.getByText('Still at it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Nudge the room' }).click();
  await expect(page.getByText('1 team still thinking').first()).toBeVisible();

  await key(one, 'l');
  await one.page.getByRole('button', { name: '2 minutes', exact: true }).click();
  await expect(page.getByText(/^Submissions close in [12]:\d\d$/)).toBeVisible();
  await expect(other.page.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
  const ends = async () => (await game.load()).state.countdown?.ends_at;
  const before = await ends();
  await key(other, 'm');
  await expect.poll(ends).toBe((before ?? 0) + 30_000);
  await expect(one.page.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  await key(one, 'b');
  await expect(page.getByText('A short break').first()).toBeVisible();
  await type(captain, 1, 'Typed in the break');
  await expectSaved(captain, 1);
  await other.page.reload();
  await expect(other.page.getByText('A short break.').first()).toBeVisible();
  await press(other, /^Go on/);
  await expect(page.getByText('A short break')).toHaveCount(0);
  await press(one, /^Stop/);
  await expect.poll(ends).toBeUndefined();
  // Its seconds are run down by the server's clock, once the phone has it.
  await game.startCountdown(60);
  await expect(page.getByText(/^Submissions close in [01]:\d\d$/)).toBeVisible();
  await server.advanceClock(61_000);
  await expect(one.page.getByRole('button', { name: /^End round 1/ })).toBeVisible();
  await expect(page.getByText('Submissions closed').first()).toBeVisible();

  // The round goes on without the phone; what it still sends for it is seen at both consoles, and accepted there.
  await server.advanceClock(4_000);
  await type(captain, 2, 'Late');
  await expect(page.getByText(/Late/).first()).toBeVisible();
  await expect(one.page.getByRole('button', { name: /^Accept late/ })).toBeVisible();
  await press(one, /^End round 1/);
  await press(one, /^Start round 2/);
  await one.page.getByRole('button', { name: /^Round 1:/ }).click();
  await expect(one.page.getByRole('heading', { name: 'Late in round 1' })).toBeVisible();
  await press(one, /^Accept late/);
  await one.page.getByRole('dialog').getByRole('button', { name: 'Accept it' }).click();
  await expect(one.page.getByRole('heading', { name: 'Late in round 1' })).toHaveCount(0);
  await expect(async () => {
    const { teams } = await game.load();
    expect(teams[0]?.submitted['1']).toMatchObject({
      late: false,
      answers: [['typed in the break'], ['late'], [''], [''], [''], ['']],
    });
  }).toPass();

  await key(one, '?');
  await expect(one.page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await one.page.keyboard.press('Escape');

  // A phone that falls asleep.
  await page.close();
  await press(one, /^Ask question 1/);
  await expect(async () => {
    await key(one, 'n');
    await expect(one.page.getByText('Phones asleep')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await one.page.keyboard.press('Escape');
  expect([one.pageErrors, other.pageErrors]).toEqual([[], []]);
  await leave(captain, one, other);
});

test('C and then Space, and a button that changed a moment ago: nothing that was not meant', async ({ browser }) => {
  const { game, captain, one, other } = await startGame(browser);
  await press(one, /^Start round 1/);
  await press(one, /^Ask all/);
  const close = one.page.getByRole('button', { name: /^Close submissions/ });
  await expect(close).not.toHaveAttribute('aria-busy');
  await close.focus();
  await key(one, 'c');
  await expect(one.page.getByRole('button', { name: /^End round 1/ })).toBeVisible();
  await one.page.keyboard.press('Space');
  await one.page.waitForTimeout(1_000);
  await one.page.keyboard.press('Space');
  await one.page.waitForTimeout(500);
  expect((await game.load()).state).toMatchObject({ round_open: true, submissions_open: false });
  // The other console opens them again: what this one is about to press has come to mean something else. It is pressed as
  // it does, by the page itself: from here it could be later than a moment.
  await one.page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const main = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Close'));
      if (!main) return;
      observer.disconnect();
      main.click();
      Object.assign(window, { pressed: true });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await key(other, 'o');
  await close.waitFor();
  expect(await one.page.evaluate(() => 'pressed' in window)).toBe(true);
  await one.page.waitForTimeout(500);
  expect((await game.load()).state).toMatchObject({ submissions_open: true });
  await submit(captain);
  await leave(captain, one, other);
});

test('after the end: the game goes on, and is made final, at whichever console', async ({ browser }) => {
  const { game, captain, one, other } = await startGame(browser);
  await game.askRound(1);
  await game.close();
  await expect(one.page.getByRole('button', { name: /^Tell the answers of round 1/ })).toBeVisible();
  await key(one, 'r');
  await one.page.getByRole('button', { name: 'Tell them' }).click();
  await expect.poll(async () => (await game.load()).state.revealed).toEqual([1]);
  await game.endGame();
  for (const { page } of [one, other]) {
    await expect(page.getByRole('button', { name: /^Go on with the game/ })).toBeVisible();
  }
  await press(other, /^Go on with the game/);
  await expect(one.page.getByRole('button', { name: /^Start round 2/ })).toBeVisible();
  await game.endGame();
  await expect(one.page.getByRole('button', { name: /^Go on with the game/ })).toBeVisible();
  await key(one, 'f');
  await one.page.getByRole('dialog').getByRole('button', { name: 'Make it final' }).click();
  await expect(other.page.getByText('The results are final.').first()).toBeVisible();
  await leave(captain, one, other);
});
