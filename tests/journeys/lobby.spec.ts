import { type Browser, expect, test } from '@playwright/test';
import { joinGame } from '@snug/contract';
import {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  hostOf,
  input,
  leave,
  openLoggedIn,
  openTab,
  sameAs,
  serverOfFile,
  type,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HostedGame, type HttpPlayer, hostGame } from '@snug/testing/http';

// The teams of tonight, put right from the console while three phones play: nobody loses an answer.

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

/** A page of the console, signed in. */
async function openConsole(browser: Browser, path: string): Promise<BrowserPlayer> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  const { token = '' } = host;
  await context.addInitScript((text) => localStorage.setItem('snug_host_token', text), token);
  return openTab({ context }, path);
}

/** Somebody with a login and a team of their own in the game. */
async function openCaptainOf(browser: Browser, { code }: HostedGame, name: string, team: string) {
  const captain = await openLoggedIn(browser, server, name);
  await captain.page.goto(`/join?code=${code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, team);
  return captain;
}

/** A teammate, who joins by the code of the captain's team. */
async function openMateOf(browser: Browser, { game_id }: HostedGame, captain: BrowserPlayer, name: string) {
  const { me } = await (await sameAs(captain, server)).load(game_id);
  const mate = await openLoggedIn(browser, server, name);
  const body = { team_code: me.team_code };
  await (await sameAs(mate, server)).call(joinGame, { params: { id: game_id }, body });
  await mate.page.goto(`/game/${game_id}`);
  return mate;
}

const press = ({ page }: BrowserPlayer, name: string | RegExp) => page.getByRole('button', { name }).click();
const reads = ({ page }: BrowserPlayer, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 });

/** Opens a menu of a team or a person, and chooses in it. */
async function choose(console: BrowserPlayer, menu: string, item: string): Promise<void> {
  await press(console, menu);
  await console.page.getByRole('menuitem', { name: item }).click();
}

/** Closes what the phone says in a dialog. */
const ok = ({ page }: BrowserPlayer) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

/** The head of the phone's page says which team it plays for. */
const myTeam = ({ page }: BrowserPlayer, name: string) =>
  expect(page.getByRole('banner').getByText(name).first()).toBeVisible({ timeout: 60_000 });

test('three phones: a team renamed, a player moved, the captaincy of a phone that is off handed over, two teams merged', async ({
  browser,
}) => {
  const game = await hostGame(host, numberedQuiz('Teams', 1, 3));
  const ada = await openCaptainOf(browser, game, 'Ada', 'Foxes');
  const cleo = await openCaptainOf(browser, game, 'Cleo', 'Shit Owls');
  // Ben has sat down at the wrong table.
  const ben = await openMateOf(browser, game, cleo, 'Ben');
  const console = await openConsole(browser, `/host/game/${game.game_id}`);

  // In the lobby: the name that the room is not to read, and Ben's table.
  await expect(console.page.getByText(/The big screen shows “.+” instead of this name/)).toBeVisible();
  await choose(console, 'More about Shit Owls', 'Rename');
  await console.page.getByRole('textbox', { name: 'New name' }).fill('Night Owls');
  await console.page.keyboard.press('Enter');
  await reads(console, 'The team is called Night Owls now.');
  await myTeam(cleo, 'Night Owls');
  await choose(console, 'More about Ben of Night Owls', 'Move to another team…');
  await press(console, 'Put them there');
  await reads(console, 'Ben is on Foxes now.');
  await myTeam(ben, 'Foxes');
  // Cleo's phone says that he has left.
  await ok(cleo);

  await game.askRound(1);
  await type(ada, 1, 'Helsinki');
  await expectSaved(ada, 1);
  await type(cleo, 1, 'Oslo');
  await type(cleo, 2, 'Seven');
  await expectSaved(cleo, 1);
  await expectSaved(cleo, 2);

  // Ada's phone is off; Ben goes on with what she has saved.
  await ada.page.close();
  const teams = await openConsole(browser, `/host/game/${game.game_id}/teams`);
  await choose(teams, 'More about Ben of Foxes', 'Make captain');
  await reads(teams, 'Ben is captain of Foxes now.');
  await expect(input(ben, 1)).toHaveValue('Helsinki', { timeout: 60_000 });
  await ok(ben);
  await type(ben, 3, 'Jupiter');
  await expectSaved(ben, 3);

  // Cleo's phone has no line: what she types now no host has.
  await cleo.context.setOffline(true);
  await type(cleo, 3, 'Mars');

  // What goes is said beforehand; everything else is the answer of the one team that is left.
  await choose(teams, 'More about Night Owls', 'Merge into another team…');
  await reads(teams, 'Round 1, question 1: “Oslo” goes, “Helsinki” stays.');
  await press(teams, /^Merge$/);
  await reads(teams, 'Night Owls is part of Foxes now.');
  await cleo.context.setOffline(false);
  await myTeam(cleo, 'Foxes');
  // She finds it on her phone; it is nobody's answer or suggestion until she makes it one.
  await expect(cleo.page.getByRole('textbox', { name: 'Suggestion for question 3' })).toHaveValue('Mars');
  await expect(input(ben, 3)).toHaveValue('Jupiter');
  await expect(input(ben, 2)).toHaveValue('Seven', { timeout: 60_000 });
  await game.close();
  await server.advanceClock(10_000);
  await expect(async () => {
    expect(await game.submitted()).toMatchObject({ Foxes: { 1: { answers: ['helsinki', 'seven', 'jupiter'] } } });
  }).toPass();
  expect((await game.load()).teams).toHaveLength(1);
  await leave(ada, ben, cleo, console, teams);
});

test('where the quizmaster lets teams in, a new one waits on its phone until the console lets it in', async ({
  browser,
}) => {
  const game = await hostGame(host, numberedQuiz('Waiting', 1, 1), { approve_teams: true });
  const cleo = await openCaptainOf(browser, game, 'Clea', 'The Quizzards');
  await reads(cleo, 'The Quizzards: please wait until the quizmaster lets you in.');
  const console = await openConsole(browser, `/host/game/${game.game_id}`);
  await reads(console, 'The Quizzards wait to be let in.');
  await press(console, /^Let them in/);
  await reads(console, 'The Quizzards is in.');
  await myTeam(cleo, 'The Quizzards');
  await leave(cleo, console);
});
