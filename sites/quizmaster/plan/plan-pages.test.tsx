import { type FakeAnswers, fakeClient, offline, refuses } from '@snug/client/fake';
import { type GamePlan, idempotencyHeader } from '@snug/contract';
import { demoGameList, demoGamePlan, demoPlan, demoPlanChoices, sponsorVenue } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../tests/open-console.tsx';
import { localStart } from './local-time.ts';

/** The console at an address, at a venue with two packs and a planned game. */
async function open(path: string, answers: FakeAnswers = {}) {
  const planned = {
    hostPlanChoices: demoPlanChoices(),
    hostLoadPlan: demoPlan(),
    hostPlanGame: ({ body }: { body: GamePlan }) => demoPlan({ plan: body }),
    hostNewGame: { game_id: 'planned', code: '204816' },
  };
  const client = fakeClient({ answers: { hostGames: demoGameList(), ...sponsorVenue(), ...planned, ...answers } });
  return { client, ...(await openConsole(path, client)) };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true }).first();

test('from the list to a new game, to its plan with its code; a lost reply makes no second game', async () => {
  const { client, paths } = await open('/', { hostNewGame: offline as never });
  await link('New game').click();
  await expect.element(heading('New game')).toHaveFocus();
  await button('Make the game').click();
  await expect.element(field('Pack of questions')).toHaveFocus();
  await field('Pack of questions').selectOptions('Rivers and Other Roads');
  await field('Day').fill('2099-02-03');
  await field('Start').fill('19:30');
  await field('Players on a team').selectOptions('Up to 6');
  await field('New teams').selectOptions('Until round 2 is over');
  await field('Double or nothing').selectOptions('A joker: once in the game, without a risk');
  await field('Points for each answer').fill('2');
  await button('Make the game').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await button('Make the game').click();
  await expect.poll(() => client.sent('hostNewGame').length).toBe(2);
  const [first, second] = client.sent('hostNewGame');
  expect(first?.body).toEqual({
    ...{ pack_id: 'rivers', title: '', kind: 'Pub Quiz', host_id: 'robin', private_event: false },
    ...{ team_size: 6, late_join: 2, approve_teams: false, double_rule: 'joker', points_each: 2 },
    date: new Date(2099, 1, 3, 19, 30).toISOString(),
  });
  expect(first?.headers?.[idempotencyHeader]).toBeTruthy();
  expect(second?.headers).toEqual(first?.headers);
  expect(paths.at(-1)).toBe('/new');
});

test('a plan that is refused says why, and leads to the games', async () => {
  const { paths } = await open('/game/elsewhere/plan', {
    hostLoadPlan: refuses(404, 'There is no such game.') as never,
  });
  await expect.element(page.getByText('Snug says no: There is no such game.').first()).toBeVisible();
  await link('Games').first().click();
  await expect.element(heading('Your games')).toBeVisible();
  expect(paths.at(-1)).toBe('/');
});

test('a made game opens its plan and says its code aloud', async () => {
  const { paths } = await open('/new?pack=rivers');
  await button('Make the game').click();
  await expect.element(heading('Tuesday Quiz Night')).toHaveFocus();
  expect(paths.at(-1)).toBe('/game/planned/plan');
  await expect
    .element(page.getByText('Rivers and Other Roads is made. Its code is 204 816.').first())
    .toBeInTheDocument();
});

test('a pack that was played here says when, and is no reason to refuse', async () => {
  await open('/new');
  await field('Pack of questions').selectOptions('The Winter Quiz');
  await expect.element(page.getByText(/This pack was played here before/).first()).toBeVisible();
  await expect.element(field('Kind')).toHaveValue('Survey Slam');
  await button('Make the game').click();
  await expect.element(heading('Tuesday Quiz Night')).toHaveFocus();
});

test('without packs the page leads to them', async () => {
  await open('/new', { hostPlanChoices: demoPlanChoices({ packs: [] }) });
  await expect.element(link('To the packs')).toHaveAttribute('href', '/packs');
});

test('moving a game changes its start alone', async () => {
  const { client } = await open('/game/planned/plan');
  const { date } = demoGamePlan();
  await expect.element(field('Day')).toHaveValue(localStart(new Date(date)).day);
  await field('Day').fill('2099-03-04');
  await button('Save the plan').click();
  await expect.poll(() => client.sent('hostPlanGame').length).toBe(1);
  expect(client.sent('hostPlanGame')[0]?.body).toEqual({
    ...demoGamePlan(),
    date: new Date(2099, 2, 4, 19, 30).toISOString(),
  });
  const saved = page.getByRole('main').getByText(/The plan is saved/);
  await expect.element(saved).toBeVisible();
  await field('Title').fill('Another night');
  await expect.element(saved).not.toBeInTheDocument();
});

test('weekly: the nights are listed first, and then have codes', async () => {
  const games = [1, 2, 3].map((n) => ({ game_id: `g${n}`, code: `20481${n}`, date: demoGamePlan().date }));
  const { client } = await open('/game/planned/plan', { hostRepeatGame: { games } });
  await field('First night').fill('2099-02-03');
  await field('How often').selectOptions('3 weeks in a row');
  await button('Make 3 games').click();
  await expect.element(link(/204 813/)).toHaveAttribute('href', '/game/g3/plan');
  const [sent] = client.sent('hostRepeatGame');
  const nights = [3, 10, 17].map((day) => new Date(2099, 1, day, 19, 30).toISOString());
  expect(sent?.body).toEqual({ dates: nights });
});

test('a game is cancelled after a question, and brought back', async () => {
  const cancelled = demoPlan({ fixed: true, game: { ...demoPlan().game, status: 'cancelled' } });
  await open('/game/planned/plan', { hostCancelGame: cancelled, hostUncancelGame: demoPlan() });
  await button('Cancel this game').click();
  await button('Keep it').click();
  await button('Cancel this game').click();
  await button('Cancel the game').click();
  await expect.element(button('Bring it back')).toBeVisible();
  await expect.element(button('Save the plan')).not.toBeInTheDocument();
  await button('Bring it back').click();
  await expect.element(button('Save the plan')).toBeVisible();
});

test('the list has tonight, what is planned, what is over, and cancelled games folded away', async () => {
  await open('/');
  for (const title of ['Tonight', 'Planned', 'Over']) {
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  await expect.element(link(/Fortieth Birthday/)).toHaveAttribute('href', '/game/next-party/plan');
  expect(page.getByText('Easter Special').query()?.checkVisibility()).toBe(false);
  await page.getByText('Cancelled (1)').click();
  await expect.element(page.getByText('Easter Special')).toBeVisible();
});
