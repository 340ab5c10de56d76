import { expect, test } from '@playwright/test';
import {
  type BrowserPlayer,
  expectSaved,
  hostOf,
  joinWithTeam,
  leave,
  openLoggedIn,
  openPlayer,
  openTab,
  serverOfFile,
  submitRound,
  ticket,
  type,
  watchGame,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { hostGame } from '@snug/testing/http';
import { type Program, stopProgram } from '@snug/testing/program';
import { floods } from '../../scripts/abuse/floods.ts';
import { startAttacker, tellAttacker } from '../../scripts/abuse/start-attacker.ts';

// A pub whose address somebody floods in every way that `npm run abuse` knows, seen on its phones and on its console.

const server = serverOfFile();
let attacker: Program;
test.beforeAll(async () => {
  attacker = await startAttacker();
});
test.afterAll(() => stopProgram(attacker));

test('beside all floods at their own address, guests, a login and a spectator get in, and a round is played', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const host = await hostOf(server);
  const game = await hostGame(host, numberedQuiz('A night in the pub', 1, 2));
  const { game_id, code } = game;
  const port = Number(new URL(server.url).port);
  const target = { port, game_id, code };
  const everything = Object.keys(floods);
  await tellAttacker(attacker, { do: 'flood', floods: everything, target });
  const teams = async () => (await game.load()).teams;
  await expect.poll(async () => (await teams()).length, { timeout: 60_000 }).toBeGreaterThan(20);

  const table = async (team: string) => {
    const guest = await openPlayer(browser, server);
    await joinWithTeam(guest, game, team);
    return guest;
  };
  const loggedIn = async () => {
    const player = await openLoggedIn(browser, server, 'Ada');
    await joinWithTeam(player, game, 'The Regulars');
    return player;
  };
  const spectator = await openPlayer(browser, server);
  const captains = await Promise.all([table('The Foxes'), table('The Owls'), loggedIn()]);
  await watchGame(spectator, game);
  const laptop = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await laptop.addInitScript((text) => localStorage.setItem('snug_host_token', text), host.token ?? '');
  const desk = await openTab({ context: laptop }, `/host/game/${game_id}`);
  await expect(desk.page.getByText('The Foxes').first()).toBeVisible();

  await game.askRound(1);
  const answer = async (captain: BrowserPlayer) => {
    await expect(ticket(captain, 2)).toBeVisible();
    for (const n of [1, 2]) await type(captain, n, `Answer ${n}`);
    for (const n of [1, 2]) await expectSaved(captain, n);
    await submitRound(captain);
  };
  await Promise.all(captains.map(answer));
  const submitted = (await teams()).filter(({ submitted }) => submitted['1'] !== undefined);
  expect(submitted.map(({ team_name }) => team_name).sort()).toEqual(['The Foxes', 'The Owls', 'The Regulars']);
  for (const { submitted: rounds } of submitted) expect(rounds['1']?.answers).toEqual([['answer 1'], ['answer 2']]);

  const got = await tellAttacker(attacker, { do: 'rest' });
  expect(Object.values(got).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
  for (const { pageErrors } of [...captains, spectator, desk]) expect(pageErrors).toEqual([]);
  await leave(...captains, spectator, desk);
});
