import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { hostMe } from '@snug/contract';
import {
  type BrowserPlayer,
  hostOf,
  joinWithTeam,
  leave,
  openPlayer,
  openTab,
  serverOfFile,
  watchGame,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HostedGame, hostGame } from '@snug/testing/http';
import { openServer } from '@snug/testing/program';

let data: string;
const server = serverOfFile(() => {
  data = mkdtempSync(join(tmpdir(), 'snug-feedback-'));
  return openServer('preact', { SNUG_DATA_DIR: data });
});

/** The sign-in link works once. */
let host: Awaited<ReturnType<typeof hostOf>>;
let hostName: string;
test.beforeAll(async () => {
  host = await hostOf(server);
  ({ name: hostName } = await host.call(hostMe));
});

// After the server has been closed, which its own hook does.
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

const over = 'The game has ended. Thanks for playing!';
const thanks = 'Thank you for your feedback!';
const question = (name: string) => `How did ${name} do?`;
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const note = (page: Page) => page.getByPlaceholder('Anything else we should know?');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

/** A second quizmaster of a game: no call makes one, an operator's script does. */
function addHost(game_id: string, name: string): void {
  const db = new DatabaseSync(join(data, 'snug.db'), { timeout: 5_000 });
  const host_id = randomUUID();
  const { venue_id } = db.prepare('select venue_id from games where game_id = ?').get(game_id) as { venue_id: string };
  // Later than the first, who is asked about first.
  db.prepare('insert into hosts (host_id, venue_id, name, created_at) values (?, ?, ?, ?)').run(
    ...[host_id, venue_id, name, Date.now() + 1_000],
  );
  db.prepare('insert into game_hosts (game_id, host_id) values (?, ?)').run(game_id, host_id);
  db.close();
}

/** A game of one round with somebody on a team, played to its end while they look at it. */
async function playedGame(browser: Browser, title: string, prepare: (game: HostedGame) => unknown = () => {}) {
  const game = await hostGame(host, numberedQuiz(title, 1, 2));
  prepare(game);
  const player = await openPlayer(browser, server);
  await joinWithTeam(player, game, `The Owls of ${title}`);
  await game.start(1);
  await game.ask(1, 0);
  await expect(player.page.getByRole('article')).toHaveCount(1);
  return { game, player };
}

async function endGame({ endRound, endGame }: HostedGame): Promise<void> {
  await endRound();
  await endGame();
}

/** What has the focus is seen: the bar at the bottom of the game is not over it. */
async function expectSeen(page: Page): Promise<void> {
  const bar = await page.getByRole('button', { name: /^My Team/ }).boundingBox();
  const focused = await page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return { top, bottom };
  });
  expect(focused.top).toBeGreaterThanOrEqual(0);
  expect(focused.bottom).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Tab, until this has the focus. */
async function tabTo(page: Page, role: 'radio' | 'checkbox' | 'textbox' | 'button', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return expectSeen(page);
  }
  await expect(wanted).toBeFocused();
}

async function isClean({ page }: BrowserPlayer): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('Y7 FEEDBACK-01 FEEDBACK-05 FEEDBACK-08 FEEDBACK-09 FEEDBACK-10 FEEDBACK-11 PROD-03 two hosts are rated by keyboard alone, over a reload; a spectator rates nobody', async ({
  browser,
}) => {
  const { game, player } = await playedGame(browser, 'Two Hosts', ({ game_id }) => addHost(game_id, 'Sam'));
  const watcher = await openPlayer(browser, server);
  await watchGame(watcher, game);
  const { page } = player;
  await page.setViewportSize({ width: 390, height: 600 });
  // Fetched when there is time to show it.
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await endGame(game);

  await expect(headingOf(watcher.page, over)).toBeVisible();
  await expect(headingOf(page, question(hostName))).toBeVisible();
  await expect(page.getByText(over)).toHaveCount(0);
  expect(scripts.filter((path) => path.endsWith('/need-feedback'))).toHaveLength(1);
  await expect(note(page)).toBeHidden();
  await expect(submit(page)).toBeHidden();
  await isClean(player);

  await test.step('the first host: stars, a tag of each side, a note', async () => {
    await tabTo(page, 'radio', '1 star');
    await page.keyboard.press('Space');
    await tabTo(page, 'checkbox', 'Awkward');
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: '1 star' }).focus();
    for (let count = 1; count < 5; count++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await tabTo(page, 'checkbox', 'Charismatic');
    await page.keyboard.press('Space');
    await tabTo(page, 'textbox', 'Your note');
    await page.keyboard.type('What a night.');
    await isClean(player);
  });

  await test.step('the page is loaded again: nothing is lost', async () => {
    await page.reload();
    await expect(note(page)).toHaveValue('What a night.');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Charismatic' })).toBeChecked();
    await tabTo(page, 'button', 'Submit');
    await page.keyboard.press('Enter');
  });

  await test.step('the second host is next', async () => {
    await expect(headingOf(page, question('Sam'))).toBeFocused();
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expect(note(page)).toBeHidden();
    await tabTo(page, 'radio', '1 star');
    await page.keyboard.press('Space');
    await tabTo(page, 'button', 'Submit');
    await page.keyboard.press('Enter');
    await expect(headingOf(page, thanks)).toBeFocused();
  });

  await page.reload();
  await expect(headingOf(page, over)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('snug_typed_feedback'))),
  ).toEqual([]);
  await leave(player, watcher);
});

test('CALL-39 in two tabs a host is rated once: the other tab notices when it is used, or when somebody comes back to it', async ({
  browser,
}) => {
  const { game, player } = await playedGame(browser, 'Two Tabs');
  await endGame(game);
  const other = await openTab(player, `/game/${game.game_id}`);
  for (const { page } of [player, other]) {
    await expect(headingOf(page, question(hostName))).toBeVisible();
    await page.getByRole('radio', { name: '4 stars' }).click();
  }
  await submit(player.page).click();
  await expect(headingOf(player.page, thanks)).toBeVisible();
  await other.page.getByRole('radio', { name: '2 stars' }).click();
  await submit(other.page).click();
  await expect(headingOf(other.page, over)).toBeVisible();
  await leave(player);
  expect(other.pageErrors).toEqual([]);
});

test('ERR-10 without a network the sentence, and the form is open again with its content; with one it goes through', async ({
  browser,
}) => {
  const { game, player } = await playedGame(browser, 'No Network');
  await endGame(game);
  const { page, context } = player;
  await page.getByRole('radio', { name: '3 stars' }).click();
  await note(page).fill('Too fast.');
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })).toBeVisible();
  await expect(note(page)).toHaveValue('Too fast.');
  await expect(note(page)).toBeEditable();
  await context.setOffline(false);
  await submit(page).click();
  await expect(headingOf(page, thanks)).toBeVisible();
  await context.close();
});

test('MENU-01 GAMES-07 whoever went home rates from their list, within a day; nothing leads back as into a live game', async ({
  browser,
}) => {
  const { game, player } = await playedGame(browser, 'Home Early');
  const { page } = player;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Back to Game' })).toBeVisible();
  await endGame(game);
  await page.reload();
  await page.getByRole('button', { name: 'Your Games' }).click();
  await expect(page.getByRole('button', { name: 'Back to Game' })).toHaveCount(0);
  const list = page.getByRole('dialog', { name: 'Your Games' });
  await expect(list.getByText('ended', { exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: /^Go To Game/ })).toBeDisabled();
  await isClean(player);
  await list.getByRole('button', { name: /^Rate your host/ }).click();
  await expect(page).toHaveURL(`${server.url}/game/${game.game_id}`);
  await page.getByRole('radio', { name: '5 stars' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await submit(page).click();
  await expect(headingOf(page, thanks)).toBeVisible();
  const lists = page.waitForResponse((response) => response.url().endsWith('/api/player/game/list'));
  await page.goto('/');
  expect(await (await lists).json()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Your Games' })).toHaveCount(0);
  await leave(player);
});

test('FEEDBACK-11 ENTITY-STUB a day after the end the list forgets the game; its page still asks', async ({
  browser,
}) => {
  const { game, player } = await playedGame(browser, 'Long Ago');
  await endGame(game);
  const { page } = player;
  await expect(headingOf(page, question(hostName))).toBeVisible();
  await server.advanceClock(86_400_000 + 60_000);
  const lists = page.waitForResponse((response) => response.url().endsWith('/api/player/game/list'));
  await page.goto('/');
  expect(await (await lists).json()).toEqual([]);
  await player.context.close();
});
