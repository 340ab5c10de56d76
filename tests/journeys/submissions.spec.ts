import { type Browser, expect, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  expectSubmitted,
  hostOf,
  input,
  type NetworkProxy,
  openNetworkProxy,
  openPlayer,
  serverOfFile,
  submit,
  type,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';

// No round is lost unnoticed: a pressed Submit stays pressed, whatever the line does.

const server = serverOfFile();
let host: HttpPlayer;
let network: NetworkProxy;
test.beforeAll(async () => {
  host = await hostOf(server);
});
test.beforeEach(async () => {
  network = await openNetworkProxy(server.url);
});

let captain: BrowserPlayer | undefined;
test.afterEach(async () => {
  expect(captain?.pageErrors ?? []).toEqual([]);
  await captain?.context.close();
  captain = undefined;
  await network.close();
});

/** A captain before an open round of two questions, with an answer at the host. */
async function startGame(browser: Browser) {
  const game = await hostGame(host, numberedQuiz('Submissions', 1, 2));
  captain = await openPlayer(browser, network);
  await captain.page.goto(`/join?code=${game.code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, `Team ${game.code}`);
  await game.start(1);
  await game.ask(1, 0);
  await game.ask(1, 1);
  await expect(captain.page.getByRole('article')).toHaveCount(2);
  await type(captain, 1, 'Amsterdam');
  await expectSaved(captain, 1);
  return { game, captain };
}

async function goOffline({ context }: BrowserPlayer): Promise<void> {
  network.cut();
  await context.setOffline(true);
}

async function goOnline({ context }: BrowserPlayer): Promise<void> {
  network.restore();
  await context.setOffline(false);
}

const onPhone = ({ page }: BrowserPlayer) => page.getByText('Round 1 is on this phone, sending…').first();
const submitted = (answers: string[], late = false) => [{ 1: { doubled: false, late, answers } }];

test('G8 H20 a round submitted without a line waits on the phone, over a reload, and goes out by itself', async ({
  browser,
}) => {
  const { game, captain } = await startGame(browser);
  const { page } = captain;
  await goOffline(captain);
  await type(captain, 2, 'Lisbon');
  await submit(captain);
  await expect(onPhone(captain)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Please try again.')).toHaveCount(0);
  await page.reload().catch(() => {});
  await goOnline(captain);
  // The browser may still be replacing the page by its own about the missing network.
  await expect(() => page.reload()).toPass();
  await expectSubmitted(captain);
  expect(Object.values(await game.submitted())).toEqual(submitted(['amsterdam', 'lisbon']));
});

test('H20 when the line is back, a waiting submission goes out without a press', async ({ browser }) => {
  const { game, captain } = await startGame(browser);
  await goOffline(captain);
  await submit(captain, 'You have some blank answers!');
  await expect(onPhone(captain)).toBeVisible();
  await goOnline(captain);
  await expectSubmitted(captain);
  expect(Object.values(await game.submitted())).toEqual(submitted(['amsterdam', '']));
});

test('a submission that waits on the phone can be taken back, and its answers changed', async ({ browser }) => {
  const { game, captain } = await startGame(browser);
  const { page } = captain;
  await goOffline(captain);
  await submit(captain, 'You have some blank answers!');
  await expect(onPhone(captain)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'SUBMIT', exact: true })).toBeFocused();
  await expect(input(captain, 1)).toHaveValue('Amsterdam');
  await type(captain, 2, 'Lisbon');
  await goOnline(captain);
  await expectSaved(captain, 2);
  expect(Object.values(await game.submitted())).toEqual([{}]);
  await submit(captain);
  await expectSubmitted(captain);
  expect(Object.values(await game.submitted())).toEqual(submitted(['amsterdam', 'lisbon']));
});

test('G8 a round that closes while its submission waits: what was saved is handed in, and the quizmaster accepts the rest', async ({
  browser,
}) => {
  const { game, captain } = await startGame(browser);
  const { page } = captain;
  await goOffline(captain);
  await type(captain, 2, 'Lisbon');
  await submit(captain);
  await expect(onPhone(captain)).toBeVisible();
  await game.close();
  // After the grace the host hands in what it has.
  await expect(async () => {
    expect(Object.values(await game.submitted())).toEqual(submitted(['amsterdam', '']));
  }).toPass();
  await goOnline(captain);
  await expect(page.getByText('Handed in at close: 1 of 2 answered').first()).toBeVisible();
  await expect(page.getByText('It came in late: your Quizmaster decides whether it counts.')).toBeVisible();
  await expect(page.getByText('lisbon', { exact: true })).toBeVisible();
  await game.acceptLate(`Team ${game.code}`, 1);
  await expectSubmitted(captain);
  const accepted = page.getByText('It came in late, and your Quizmaster counts it.');
  await expect(accepted).toBeVisible();
  await page.reload();
  await expect(accepted).toBeVisible();
  // Also once the round has left the screen.
  await game.endRound();
  await page.reload();
  await page.getByRole('button', { name: 'View Submissions' }).click();
  await expect(page.getByRole('dialog').getByText('It came in late, and your Quizmaster counts it.')).toBeVisible();
  expect(Object.values(await game.submitted())).toEqual(submitted(['amsterdam', 'lisbon']));
});

test('a submitted round is taken back while submissions are open, and submitted again', async ({ browser }) => {
  const { game, captain } = await startGame(browser);
  const { page } = captain;
  await submit(captain, 'You have some blank answers!');
  await expectSubmitted(captain);
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(input(captain, 1)).toHaveValue('Amsterdam');
  expect(Object.values(await game.submitted())).toEqual([{}]);
  await type(captain, 2, 'Lisbon');
  await submit(captain);
  await expect.poll(async () => Object.values(await game.submitted())).toEqual(submitted(['amsterdam', 'lisbon']));
  await expectSubmitted(captain);
  await game.close();
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});
