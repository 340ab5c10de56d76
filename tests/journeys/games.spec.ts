import { expect, test } from '@playwright/test';
import { hostOf, joinWithTeam, logIn, openCaptain, openPlayer, serverOfFile, watchGame } from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { hostGame } from '@snug/testing/http';

const server = serverOfFile();

test('MENU-01 OPEN-71 JOIN-15 home is one tap from the only game, and lists several; a spectator goes in without a call', async ({
  browser,
}) => {
  const guest = await openPlayer(browser, server);
  const { page } = guest;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const back = page.getByRole('button', { name: 'Back to Game' });
  const scripts = () => calls.filter((call) => /\/games-[^/]*\.js$/.test(call));
  const lists = () => calls.filter((call) => call === 'GET /api/player/game/list');

  await joinWithTeam(guest, server, 'Quizzly Bears');
  // A first-time visitor has no game to go back to, and nothing is requested or loaded for it.
  expect(lists()).toEqual([]);
  expect(scripts()).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(back).toBeHidden();
  const first = page.url();

  await page.getByRole('link', { name: /, home$/ }).click();
  await back.click();
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('button', { name: 'My Team' })).toBeVisible();
  expect(lists()).toHaveLength(1);
  expect(scripts()).not.toEqual([]);

  // A second game, only watched.
  const secondGame = await hostGame(await hostOf(server), numberedQuiz('Wednesday Watching', 1, 3));
  await watchGame(guest, secondGame);

  await page.goto('/');
  await back.click();
  const list = page.getByRole('dialog', { name: 'Your Games' });
  await expect(list.getByText('Team: Quizzly Bears')).toBeVisible();
  const watched = list.getByRole('rowgroup').filter({ hasText: 'Wednesday Watching' });
  await expect(watched.getByText('watching', { exact: true })).toBeVisible();
  calls.length = 0;
  await watched.getByRole('button', { name: /^Go To Game/ }).click();
  await expect(page).toHaveURL(`${server.url}/game/${secondGame.game_id}`);
  await expect(page.getByText('Spectator Mode')).toBeVisible();
  await expect(list).toBeHidden();
  expect(calls.filter((call) => call.startsWith('POST') && call.endsWith('/join'))).toEqual([]);
  expect(guest.pageErrors).toEqual([]);
});

test('CALL-16 OPEN-46 MSG-PLAYER_CANCEL_TEAM_JOIN a spectator leaves the game: their request is withdrawn, and nothing leads back', async ({
  browser,
}) => {
  const captain = await openCaptain(browser, server, 'Priya', 'Night Owls');
  const cleo = await openPlayer(browser, server);
  await logIn(cleo, server, 'Cleo');
  await watchGame(cleo, server);
  const { page } = cleo;
  await page.getByRole('button', { name: 'Join a Team to Play' }).click();
  const panel = page.getByRole('dialog', { name: 'Join a Team to Play' });
  await panel.getByRole('button', { name: 'Ask to Join Night Owls' }).click();
  const team = captain.page.getByRole('button', { name: /^My Team/ });
  await expect(team).toHaveAccessibleName(/1 request/);

  await panel.getByRole('button', { name: 'Leave Game' }).click();
  const question = page.getByRole('dialog', { name: /^Leave / });
  await expect(question.getByText(/no longer ask to join Night Owls/)).toBeVisible();
  await question.getByRole('button', { name: 'Leave Game' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(team).not.toHaveAccessibleName(/request/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Read on its way: the browser may have forgotten a reply's body when it is asked for it.
  const lists: unknown[] = [];
  await page.route('**/api/player/game/list', async (route) => {
    const response = await route.fetch();
    lists.push(await response.json());
    await route.fulfill({ response });
  });
  await page.reload();
  await expect.poll(() => lists).toEqual([[]]);
  await expect(page.getByRole('button', { name: 'Back to Game' })).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('choseSpectator'))).toBe(null);
  for (const { pageErrors } of [captain, cleo]) expect(pageErrors).toEqual([]);
});
