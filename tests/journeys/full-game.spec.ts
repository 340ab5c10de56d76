import { type Browser, expect, test } from '@playwright/test';
import {
  type HostedGame,
  hostOf,
  logIn,
  newHostedGame,
  openPlayer,
  type PlannedRound,
  sharedLink,
  type TestPlayer,
  ticket,
} from '@snug/testing/browser';
import { openServer, type TestServer } from '@snug/testing/program';

// A whole game: six players on two teams, each with a phone of their own, and a spectator.

const rounds: readonly PlannedRound[] = [
  {
    title: 'Capitals',
    questions: { 'Of the Netherlands?': ['Amsterdam'], 'Of Portugal?': ['Lisbon'], 'Of Norway?': ['Oslo'] },
  },
  {
    title: 'Rivers',
    double_or_nothing: true,
    matches: ['Danube', 'Rhine', 'Thames'],
    questions: { 'Through Vienna?': ['Danube'], 'Through London?': ['Thames'] },
  },
  {
    title: 'One thing',
    single_answer: true,
    questions: { 'It is round.': ['The Moon'], 'It is far away.': ['The Moon'] },
  },
];

const owls = 'The Night Owls';
const bears = 'Quizzly Bears';

let server: TestServer;
let host: Awaited<ReturnType<typeof hostOf>>;
test.beforeAll(async () => {
  server = await openServer();
  host = await hostOf(server);
});
test.afterAll(() => server.close());

/** A player who logs in on a phone of their own. */
async function openLoggedInPlayer(browser: Browser, name: string): Promise<TestPlayer> {
  const player = await openPlayer(browser, server);
  await logIn(player, server, name);
  return player;
}

async function joinAsTeam(player: TestPlayer, game: HostedGame, team: string): Promise<void> {
  const { page } = player;
  await page.goto(`/join?code=${game.code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByLabel('Team name').fill(team);
  await page.getByRole('button', { name: 'Add This Team' }).click();
  await expect(page).toHaveURL(/\/game\//);
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

async function submitRound({ page }: TestPlayer, warning?: string): Promise<void> {
  await page.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (warning) await expect(dialog).toContainText(warning);
  await dialog.getByRole('button', { name: 'SUBMIT', exact: true }).click();
  await expect(page.getByText('Your round has been submitted!').first()).toBeVisible();
}

const answer = (player: TestPlayer, n: number) => ticket(player, n).getByRole('textbox');
/** The captain promotes or kicks a teammate from the open panel, and confirms it. */
async function applyToTeammate({ page }: TestPlayer, name: string, action: 'Promote' | 'Kick'): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}
const openTeam = ({ page }: TestPlayer) => page.getByRole('button', { name: /My Team/ }).click();

test('PROD-01 a full game: two teams of three, suggestions, blanks, a nudge, a reveal, a new captain, a double, a phone offline, and the end', async ({
  browser,
}) => {
  const game = await newHostedGame(host, 'A full evening', rounds);
  const [ours, theirs] = [
    await openTeamOfThree(browser, game, owls, ['Ada', 'Ben', 'Cy']),
    await openTeamOfThree(browser, game, bears, ['Dot', 'Eve', 'Fay']),
  ];
  const watcher = await openPlayer(browser, server);
  await watcher.page.goto(`/join?code=${game.code}`);
  await watcher.page.getByRole('button', { name: 'Join', exact: true }).click();
  await watcher.page.getByRole('button', { name: 'Just watch' }).click();
  await expect(watcher.page.getByText('Spectator Mode')).toBeVisible();
  const players = [...Object.values(ours), ...Object.values(theirs)];
  const allPlayers = [...players, watcher];

  await test.step('round 1: the captain uses a suggestion with one tap, and is warned of blanks', async () => {
    await game.start(1);
    for (const n of [1, 2, 3]) await game.ask(n);
    for (const player of allPlayers) await expect(ticket(player, 3)).toBeVisible();
    await answer(ours.second, 1).fill('Amsterdam');
    await ticket(ours.second, 1)
      .getByRole('button', { name: /Suggest/ })
      .click();
    await ticket(ours.captain, 1)
      .getByRole('button', { name: /Use Amsterdam/ })
      .click();
    await expect(ticket(ours.captain, 1).getByText('Saved at the host')).toBeVisible();
    await expect(ticket(ours.third, 1)).toContainText('Amsterdam');
    // The other team sees nothing of it.
    await expect(ticket(theirs.captain, 1)).not.toContainText('Amsterdam');
    await submitRound(ours.captain, 'You have some blank answers!');
    await expect(ours.second.page.getByText('Your round has been submitted!').first()).toBeVisible();
  });

  await test.step('NUDGE the other team is still thinking, and everybody is told', async () => {
    expect(await game.nudge()).toBe(1);
    for (const player of [theirs.captain, theirs.second, ours.captain]) {
      await expect(player.page.getByText('1 team still thinking').first()).toBeVisible();
    }
    await submitRound(theirs.captain, 'Submitting an empty answer will forfeit this round...');
    expect(await game.nudge()).toBe(0);
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
    await game.ask(1);
    await ticket(ours.captain, 1).getByRole('combobox').selectOption('Danube');
    await expect(ticket(ours.captain, 1).getByText('Saved at the host')).toBeVisible();
    await openTeam(ours.captain);
    await applyToTeammate(ours.captain, 'Ben', 'Promote');
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
    await game.ask(2);
    await context.setOffline(false);
    await expect(ticket(ours.second, 2)).toBeVisible();
    await expect(ticket(ours.second, 1).getByText('Saved at the host')).toBeVisible();
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
    await game.ask(1);
    await answer(theirs.captain, 1).fill('A coin');
    await expect(ticket(theirs.captain, 1).getByText('Saved at the host')).toBeVisible();
    await game.ask(2);
    await expect(answer(theirs.captain, 2)).toHaveValue('A coin');
    await answer(theirs.captain, 2).fill('The Moon');
    await submitRound(theirs.captain);
  });

  await test.step('the end, and what was submitted', async () => {
    await game.endRound();
    await game.end();
    for (const { page } of allPlayers) {
      await expect(page.getByText('The game has ended. Thanks for playing!').first()).toBeVisible();
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

  for (const player of allPlayers) expect(player.pageErrors).toEqual([]);
  for (const player of allPlayers) await player.context.close();
});

test('STATE-01 STATE-03 STATE-04 ROLE-08 a spectator asks to join: first declined, then approved', async ({
  browser,
}) => {
  const game = await newHostedGame(host, 'Asking', rounds);
  const captain = await openLoggedInPlayer(browser, 'Gus');
  await joinAsTeam(captain, game, owls);
  const hal = await openLoggedInPlayer(browser, 'Hal');
  await hal.page.goto(`/join?code=${game.code}`);
  await hal.page.getByRole('button', { name: 'Join', exact: true }).click();
  await hal.page.getByRole('button', { name: 'Just watch' }).click();

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
  for (const player of [captain, hal]) {
    expect(player.pageErrors).toEqual([]);
    await player.context.close();
  }
});

test('MSG-DROP_PLAYER GAME-26 ROLE-10 ROLE-06 a member is kicked while typing, one leaves, and the others play on', async ({
  browser,
}) => {
  test.slow();
  const game = await newHostedGame(host, 'Going', rounds);
  const { captain, second, third } = await openTeamOfThree(browser, game, owls, ['Ivy', 'Jo', 'Kit']);
  await game.start(1);
  await game.ask(1);
  await answer(third, 1).fill('Rotter');

  await openTeam(captain);
  const panel = captain.page.getByRole('dialog', { name: owls });
  await applyToTeammate(captain, 'Kit', 'Kick');
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

  await answer(captain, 1).fill('Amsterdam');
  await submitRound(captain);
  expect((await game.submitted())[owls]).toMatchObject({ 1: { answers: ['amsterdam'] } });
  for (const player of [captain, second, third]) {
    expect(player.pageErrors).toEqual([]);
    await player.context.close();
  }
});
