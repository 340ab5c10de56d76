import { fakeClient } from '@snug/client/fake';
import type { GamePlan } from '@snug/contract';
import { demoGameList, demoHouse, demoPlan, demoPlanChoices, sponsorVenue } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './tests/open-console.tsx';

async function open(path: string): Promise<string[]> {
  const planned = {
    hostPlanChoices: demoPlanChoices(),
    hostLoadPlan: demoPlan(),
    hostPlanGame: ({ body }: { body: GamePlan }) => demoPlan({ plan: body }),
    hostNewGame: { game_id: 'planned', code: '204816' },
  };
  const client = fakeClient({
    answers: { hostGames: demoGameList(), ...sponsorVenue(), ...demoHouse(), ...planned },
  });
  return (await openConsole(path, client)).paths;
}

const field = (name: string) => page.getByLabelText(name, { exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });
const toPacks = () => page.getByRole('navigation').getByRole('link', { name: 'Packs' }).click();
const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page with nothing typed is left without a question', async () => {
  const paths = await open('/new');
  await expect.element(field('Title')).toBeVisible();
  expect(closingAsks()).toBe(false);
  await toPacks();
  await expect.poll(() => paths.at(-1)).toBe('/packs');
  expect(question().query()).toBeNull();
});

test('a typed plan is kept by whoever stays, and lost only to whoever says so', async () => {
  const paths = await open('/new');
  await field('Title').fill('Friday');
  await expect.poll(closingAsks).toBe(true);
  await toPacks();
  await question().getByRole('button', { name: 'Stay here' }).click();
  await expect.element(field('Title')).toHaveValue('Friday');
  expect(paths).toEqual(['/new']);
  await toPacks();
  await question().getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => paths.at(-1)).toBe('/packs');
  await expect.poll(closingAsks).toBe(false);
});

test('a game that is made leads to its plan without a question', async () => {
  const paths = await open('/new');
  await field('Pack of questions').selectOptions('Rivers and Other Roads');
  await field('Title').fill('Friday');
  await button('Make the game').click();
  await expect.poll(() => paths.at(-1)).toBe('/game/planned/plan');
  expect(question().query()).toBeNull();
});

test('a plan that is saved is left without a question, one changed again is not', async () => {
  await open('/game/planned/plan');
  await field('Title').fill('Friday');
  await expect.poll(closingAsks).toBe(true);
  await button('Save the plan').click();
  await expect.poll(closingAsks).toBe(false);
  await field('Title').fill('Saturday');
  await toPacks();
  await expect.element(question()).toBeVisible();
});

test('a name typed at the venue is asked about, whoever it names', async () => {
  await open('/venue');
  await field('Their name').fill('Sam');
  await expect.poll(closingAsks).toBe(true);
  await field('Their name').fill('');
  await expect.poll(closingAsks).toBe(false);
});
