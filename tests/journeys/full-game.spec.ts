import { type Browser, expect, test } from '@playwright/test';
import type { PackInput } from '@snug/contract';
import {
  type BrowserPlayer,
  chooseTeam,
  expectSaved,
  expectSubmitted,
  hostOf,
  input,
  leave,
  logIn,
  openPlayer,
  serverOfFile,
  sharedLink,
  submitRound,
  ticket,
  watchGame,
} from '@snug/testing/browser';
import { type HostedGame, type HttpPlayer, hostGame } from '@snug/testing/http';

// A whole game: six players on two teams, each with a phone of their own, and a spectator.

/** Questions by their text, each with what is accepted. */
const questions = (all: Record<string, string>) =>
  Object.entries(all).map(([question_text, right]) => ({
    question_text,
    accepted: [[right]],
    notes: `Note: ${question_text}`,
  }));

const quiz = (title: string): PackInput => ({
  title,
  rounds: [
    {
      title: 'Capitals',
      questions: questions({ 'Of the Netherlands?': 'Amsterdam', 'Of Portugal?': 'Lisbon', 'Of Norway?': 'Oslo' }),
    },
    {
      title: 'Rivers',
      double_or_nothing: true,
      matches: ['Danube', 'Rhine', 'Thames'],
      questions: questions({ 'Through Vienna?': 'Danube', 'Through London?': 'Thames' }),
    },
    {
      title: 'One thing',
      single_answer: true,
      questions: questions({ 'It is round.': 'The Moon', 'It is far away.': 'The Moon' }),
    },
  ],
});

const owls = 'The Night Owls';
const bears = 'Quizzly Bears';

const server = serverOfFile();
let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

/** A player who logs in on a phone of their own. */
async function openLoggedInPlayer(browser: Browser, name: string): Promise<BrowserPlayer> {
  const player = await openPlayer(browser, server);
  await logIn(player, server, name);
  return player;
}

async function joinAsTeam(player: BrowserPlayer, game: HostedGame, team: string): Promise<void> {
  const { page } = player;
  await page.goto(`/join?code=${game.code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(player, team);
  await expect(page.getByRole('button', { name: 'My Team' })).toBeVisible();
}

/** A team of three: the others join by the captain's link. */
async function openTeamOfThree(
  browser: Browser,
  game: HostedGame,
  team: string,
  names: readonly [string, string, string],
) {
  const [captain, ...teammates] = await Promise.all(names.map((name) => openLoggedInPlayer(browser, name)));
  if (!captain) throw new Error('A table without a captain.');
  await joinAsTeam(captain, game, team);
  const link = await sharedLink(captain, server);
  for (const { page } of teammates) {
    await page.goto(link);
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.getByRole('button', { name: 'My Team' })).toBeVisible();
  }
  await expect(captain.page.getByText('3 players')).toBeAttached();
  const [second, third] = teammates;
  if (!second || !third) throw new Error('A table of fewer than three.');
  return { captain, second, third };
}

/** The captain promotes or kicks a teammate from the open panel, and confirms it. */
async function applyToTeammate(
  { page }: BrowserPlayer,
  name: string,
  action: 'Make captain' | 'Remove',
): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}
const openTeam = ({ page }: BrowserPlayer) => page.getByRole('button', { name: /My Team/ }).click();

test('PROD-01 a full game: two teams of three, suggestions, blanks, a nudge, a reveal, a new captain, a double, a phone offline, and the end', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const game = await hostGame(host, quiz('A full evening'));
  const [ours, theirs] = [
    await openTeamOfThree(browser, game, owls, ['Ada', 'Ben', 'Cy']),
    await openTeamOfThree(browser, game, bears, ['Dot', 'Eve', 'Fay']),
  ];
  const watcher = await openPlayer(browser, server);
  await watchGame(watcher, game);
  const allPlayers = [...Object.values(ours), ...Object.values(theirs), watcher];

  await test.step('round 1: the captain uses a suggestion with one tap, and is warned of blanks', async () => {
    await game.askRound(1);
    for (const player of allPlayers) await expect(ticket(player, 3)).toBeVisible();
    await input(ours.second, 1).fill('Amsterdam');
    await ticket(ours.second, 1)
      .getByRole('button', { name: /Suggest/ })
      .click();
    await ticket(ours.captain, 1)
      .getByRole('button', { name: /Use Amsterdam/ })
      .click();
    await expectSaved(ours.captain, 1);
    await expect(ticket(ours.third, 1)).toContainText('Amsterdam');
    // The other team sees nothing of it.
    await expect(ticket(theirs.captain, 1)).not.toContainText('Amsterdam');
    await submitRound(ours.captain, 'You have some blank answers!');
    await expectSubmitted(ours.second);
  });

  await test.step('NUDGE the other team is still thinking, and everybody is told', async () => {
    expect((await game.nudge()).body).toMatchObject({ thinking: 1 });
    for (const player of [theirs.captain, theirs.second, ours.captain]) {
      await expect(player.page.getByText('1 team still thinking').first()).toBeVisible();
    }
    await submitRound(theirs.captain, 'Submitting an empty answer will forfeit this round...');
    expect((await game.nudge()).body).toMatchObject({ thinking: 0 });
  });

  await test.step('REVEAL the answers are shown once the round is over', async () => {
    await game.endRound();
    for (const player of allPlayers) await expect(player.page.getByText('Pens down.')).toBeVisible();
    for (const player of allPlayers) await expect(player.page.getByText('Lisbon')).toHaveCount(0);
    await game.reveal(1);
    for (const player of allPlayers) await expect(player.page.getByText('Lisbon').first()).toBeVisible();
    // A client that loads now gets them too.
    await watcher.page.reload();
    await expect(watcher.page.getByText('Lisbon').first()).toBeVisible();
  });

  await test.step('STATE-05 GAME-23 GAME-25 the captain hands over in the middle of a round, and the answers stay', async () => {
    await game.start(2);
    await game.ask(2, 0);
    await ticket(ours.captain, 1).getByRole('combobox').selectOption('Danube');
    await expectSaved(ours.captain, 1);
    await openTeam(ours.captain);
    await applyToTeammate(ours.captain, 'Ben', 'Make captain');
    // Whoever handed over needs no notice of it (OPEN-42); the others read it.
    await expect(ours.second.page.getByRole('dialog')).toContainText('You are the captain now');
    await expect(ours.third.page.getByRole('dialog')).toContainText('Ben is the captain now');
    for (const { page } of [ours.second, ours.third]) await page.getByRole('button', { name: 'OK' }).click();
    await ours.captain.page.keyboard.press('Escape');
    await expect(ticket(ours.second, 1).getByRole('combobox')).toHaveValue('Danube');
    await expect(ours.captain.page.getByRole('button', { name: 'SUBMIT', exact: true })).toHaveCount(0);
  });

  await test.step('a double, and a phone that is offline during a question', async () => {
    const { page, context } = ours.second;
    await context.setOffline(true);
    await page.getByRole('switch', { name: /Double or nothing/ }).click();
    await ticket(ours.second, 1).getByRole('combobox').selectOption('Rhine');
    await expect(ticket(ours.second, 1).getByText('On this phone, sending…')).toBeVisible();
    await game.ask(2, 1);
    await context.setOffline(false);
    await expect(ticket(ours.second, 2)).toBeVisible();
    await expectSaved(ours.second, 1);
    await expect(ticket(ours.second, 1).getByRole('combobox')).toHaveValue('Rhine');
    await ticket(ours.second, 2).getByRole('combobox').selectOption('Thames');
    await expect(page.getByRole('switch', { name: /Double or nothing/ })).toBeChecked();
    await submitRound(ours.second);
    await ticket(theirs.captain, 1).getByRole('combobox').selectOption('Danube');
    await ticket(theirs.captain, 2).getByRole('combobox').selectOption('Thames');
    await submitRound(theirs.captain);
  });

  await test.step('a single-answer round: each clue begins with the answer to the one before', async () => {
    await game.endRound();
    await game.start(3);
    await game.ask(3, 0);
    await input(theirs.captain, 1).fill('A coin');
    await expectSaved(theirs.captain, 1);
    await game.ask(3, 1);
    await expect(input(theirs.captain, 2)).toHaveValue('A coin');
    await input(theirs.captain, 2).fill('The Moon');
    await submitRound(theirs.captain);
  });

  await test.step('the end, and what was submitted', async () => {
    await game.endRound();
    await game.endGame();
    await expect(watcher.page.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
    for (const { page } of [...Object.values(ours), ...Object.values(theirs)]) {
      await expect(page.getByRole('heading', { name: /^How did .+ do\?$/ })).toBeVisible();
    }
    const submitted = await game.submitted();
    expect(submitted[owls]).toEqual({
      1: { doubled: false, late: false, answers: ['amsterdam', '', ''] },
      2: { doubled: true, late: false, answers: ['rhine', 'thames'] },
    });
    expect(submitted[bears]).toEqual({
      1: { doubled: false, late: false, answers: ['', '', ''] },
      2: { doubled: false, late: false, answers: ['danube', 'thames'] },
      3: { doubled: false, late: false, answers: ['', 'the moon'] },
    });
    // A member's phone shows it too.
    const { page } = ours.third;
    await page.getByRole('button', { name: 'View Submissions' }).click();
    const past = page.getByRole('dialog', { name: 'Your Past Submissions' });
    await expect(past).toContainText('Round 2: Rivers');
    await expect(past).toContainText('Doubled?: YES');
    await past.getByRole('button', { name: 'Previous' }).click();
    await expect(past).toContainText('Round 1: Capitals');
    await expect(past).toContainText('Doubled?: NO');
  });

  await leave(...allPlayers);
});

test('STATE-01 STATE-03 STATE-04 ROLE-08 a spectator asks to join: first declined, then approved', async ({
  browser,
}) => {
  const game = await hostGame(host, quiz('Asking'));
  const captain = await openLoggedInPlayer(browser, 'Gus');
  await joinAsTeam(captain, game, owls);
  const hal = await openLoggedInPlayer(browser, 'Hal');
  await watchGame(hal, game);

  const ask = async () => {
    await hal.page.getByRole('button', { name: 'Join a Team to Play' }).click();
    await hal.page.getByRole('button', { name: `Ask to Join ${owls}` }).click();
    await expect(hal.page.getByText('Waiting for the captain')).toBeVisible();
    await hal.page.keyboard.press('Escape');
  };
  const panel = captain.page.getByRole('dialog', { name: owls });
  await ask();
  await openTeam(captain);
  await panel.getByRole('button', { name: /Decline.*Hal/ }).click();
  await expect(hal.page.getByRole('dialog')).toContainText('Request Declined');
  await hal.page.getByRole('button', { name: 'OK' }).click();
  await expect(hal.page.getByText('Spectator Mode')).toBeVisible();
  await expect(panel.getByText('Hal')).toHaveCount(0);

  await ask();
  await panel.getByRole('button', { name: /Approve.*Hal/ }).click();
  await expect(hal.page.getByRole('button', { name: /My Team/ })).toBeVisible();
  await expect(hal.page.getByText('Spectator Mode')).toHaveCount(0);
  await leave(captain, hal);
});

test('MSG-DROP_PLAYER GAME-26 ROLE-10 ROLE-06 a member is kicked while typing, one leaves, and the others play on', async ({
  browser,
}) => {
  test.slow();
  const game = await hostGame(host, quiz('Going'));
  const { captain, second, third } = await openTeamOfThree(browser, game, owls, ['Ivy', 'Jo', 'Kit']);
  await game.start(1);
  await game.ask(1, 0);
  await input(third, 1).fill('Rotter');

  await openTeam(captain);
  const panel = captain.page.getByRole('dialog', { name: owls });
  await applyToTeammate(captain, 'Kit', 'Remove');
  await expect(third.page.getByRole('dialog')).toContainText('You Have been dropped from the team');
  await third.page.getByRole('button', { name: 'OK' }).click();
  await expect(third.page.getByText('Spectator Mode')).toBeVisible();
  await expect(panel.getByText('Kit')).toHaveCount(0);
  await captain.page.keyboard.press('Escape');

  await openTeam(second);
  await second.page.getByRole('button', { name: 'Leave Team' }).click();
  await second.page
    .getByRole('dialog', { name: `Leave ${owls}?` })
    .getByRole('button', { name: 'Leave Team' })
    .click();
  await expect(second.page.getByText('Spectator Mode')).toBeVisible();
  await expect(captain.page.getByRole('dialog')).toContainText('Jo left the team');
  await captain.page.getByRole('button', { name: 'OK' }).click();

  await input(captain, 1).fill('Amsterdam');
  await submitRound(captain);
  expect((await game.submitted())[owls]).toMatchObject({ 1: { answers: ['amsterdam'] } });
  await leave(captain, second, third);
});
