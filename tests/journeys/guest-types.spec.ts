import { type Browser, expect, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  hostOf,
  identityOf,
  input,
  leave,
  logIn,
  logInHere,
  type NetworkProxy,
  openNetworkProxy,
  openPlayer,
  serverOfFile,
  submitRound,
  ticket,
  type,
  watchGame,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HostedGame, type HttpPlayer, hostGame } from '@snug/testing/http';

// A guest captain types without a line, and logs in before any of it is sent: every letter reaches the host.

const server = serverOfFile();
let host: HttpPlayer;
let network: NetworkProxy;
let game: HostedGame;
test.beforeAll(async () => {
  host = await hostOf(server);
});
test.beforeEach(async () => {
  network = await openNetworkProxy(server.url);
  game = await hostGame(host, numberedQuiz('The Lone Owl', 1, 2));
});
test.afterEach(() => network.close());

/** A guest captain at the login page. Of what they have typed, the host has only the beginning. */
async function guestWithUnsent(browser: Browser) {
  const guest = await openPlayer(browser, network);
  const { page, context } = guest;
  await page.goto(`/join?code=${game.code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(guest, 'The Lone Owl');
  await game.askRound(1);
  await type(guest, 1, 'Amsterdam');
  await expectSaved(guest, 1);

  network.cut();
  await context.setOffline(true);
  await type(guest, 1, ' or Delft');
  await type(guest, 2, 'Lisbon');
  await expect(ticket(guest, 2).getByText('On this phone')).toBeVisible();
  // The line is good enough for the login; no answer gets through before it.
  await context.route('**/api/game/answer*', (route) => route.abort());
  const { pathname } = new URL(page.url());
  network.restore();
  await context.setOffline(false);
  await page.goto(`/auth?previous=${encodeURIComponent(pathname)}`);
  return { guest, pathname };
}

/** From the login on everything gets through, and it is the account's team that hands it in. */
async function handsIn(guest: BrowserPlayer, captain_name: string): Promise<void> {
  await expect(input(guest, 1)).toHaveValue('Amsterdam or Delft');
  await expect(input(guest, 2)).toHaveValue('Lisbon');
  await guest.context.unrouteAll();
  for (const n of [1, 2]) await expectSaved(guest, n);
  await submitRound(guest);
  const answers = ['amsterdam or delft', 'lisbon'];
  expect(await game.submitted()).toEqual({ 'The Lone Owl': { 1: { doubled: false, late: false, answers } } });
  expect((await game.load()).teams).toMatchObject([{ team_name: 'The Lone Owl', captain_name }]);
}

test('ROLE-05 H20 what a guest captain typed without a line survives their login, and reaches the host as theirs', async ({
  browser,
}) => {
  const { guest, pathname } = await guestWithUnsent(browser);
  await logInHere(guest, server, 'Nora');
  await expect(guest.page).toHaveURL(new RegExp(pathname));
  await handsIn(guest, 'Nora');
  await leave(guest);
});

test('ROLE-05 H20 so it does when the account watches this game on another device already', async ({ browser }) => {
  const laptop = await openPlayer(browser, server);
  await logIn(laptop, server, 'Nell');
  await watchGame(laptop, game);
  const { token = '' } = await identityOf(laptop);
  const { guest, pathname } = await guestWithUnsent(browser);
  await guest.page.evaluate((login) => localStorage.setItem('auth_token', login), token);
  await guest.page.goto(pathname);
  await handsIn(guest, 'Nell');
  await leave(laptop, guest);
});
