import { type Browser, expect, test } from '@playwright/test';
import {
  chooseTeam,
  hostOf,
  input,
  inviteByEmail,
  leave,
  logIn,
  openPlayer,
  serverOfFile,
  type,
  watchGame,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';

// Dialogs that nobody asked for wait for a break, and what somebody else has sent is shown when the game is opened.

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

/** A captain with a login, and a guest team in a new game. */
async function captainInGame(browser: Browser, name: string, team: string) {
  const game = await hostGame(host, numberedQuiz('Dialogs', 2, 2));
  const captain = await openPlayer(browser, server);
  await logIn(captain, server, name);
  await captain.page.goto(`/join?code=${game.code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, team);
  return { game, captain };
}

test('GAME-27 OPEN-51 the question about registering comes at the first break, leaves when a question is asked, and never comes again', async ({
  browser,
}) => {
  const { game, captain } = await captainInGame(browser, 'Priya', 'Quizzly Bears');
  const { page } = captain;
  // Journeys dismiss it before it comes; not this one.
  await page.addInitScript(() => sessionStorage.removeItem('dismissed_team_register'));
  await page.reload();
  const question = page.getByRole('dialog', { name: 'Register your team' });

  await game.askRound(1);
  await type(captain, 1, 'over the round');
  await expect(question).toHaveCount(0);
  await game.endRound();
  await expect(question).toBeVisible();

  await game.askRound(2);
  await expect(input(captain, 1)).toBeVisible();
  await expect(question).toHaveCount(0);
  await type(captain, 1, 'undisturbed');
  await game.endRound();
  await expect(page.getByText('Pens down.')).toBeVisible();
  // Longer than it waits for a quiet moment.
  await page.waitForTimeout(2_500);
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Pens down.')).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(question).toHaveCount(0);
  await leave(captain);
});

test('MSG-PLAYER_INVITE OPEN-50 an ignored invite is not asked about after a reload, and stands in the list of games', async ({
  browser,
}) => {
  const { game, captain } = await captainInGame(browser, 'Cleo', 'Larks');
  const dan = await openPlayer(browser, server);
  const { page } = dan;
  await logIn(dan, server, 'Dan');
  await inviteByEmail(captain, server, 'dan@example.com');
  await watchGame(dan, game);
  const invite = page.getByRole('dialog', { name: 'Join Larks?' });
  await invite.getByRole('button', { name: 'Ignore' }).click();
  await expect(invite).toBeHidden();
  await page.reload();
  await expect(page.getByText('Spectator Mode')).toBeVisible();
  // Longer than the script of a dialog takes.
  await page.waitForTimeout(1_000);
  await expect(invite).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Back to Game' }).click();
  await expect(page.getByRole('dialog').getByText('Team: Larks')).toBeVisible();
  await leave(captain, dan);
});

test('MSG-PLAYER_INVITE an invite made before its invitee opened the game is shown when they do, and leads onto the team', async ({
  browser,
}) => {
  const { game, captain } = await captainInGame(browser, 'Ada', 'Night Owls');
  const ben = await openPlayer(browser, server);
  await logIn(ben, server, 'Ben');
  await inviteByEmail(captain, server, 'ben@example.com');

  await watchGame(ben, game);
  const invite = ben.page.getByRole('dialog', { name: 'Join Night Owls?' });
  await expect(invite).toContainText('Ada invites you to play with them.');
  await invite.getByRole('button', { name: 'Accept' }).click();
  await expect(ben.page.getByText('Night Owls').first()).toBeVisible();
  await expect(ben.page.getByText('Spectator Mode')).toHaveCount(0);
  await leave(captain, ben);
});
