import { ask, begin, everyMessage } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { beforeAll, expect, test } from 'vitest';
import { renderGame } from '../tests/render-game.tsx';
import { HandedInSlip, Stake } from './fetched.ts';

beforeAll(() => Promise.all([HandedInSlip.fetch(), Stake.fetch()]));

const submit = everyMessage.TEAM_SUBMITTED[0];
const told = (submitted: number, teams: number, round_order = 1): Message => ({
  type: 'TEAMS_IN',
  round_order,
  submitted,
  teams,
});

test('a round that is in shows how many teams are, as it is told, and says nothing aloud', async () => {
  const { game, screen } = await renderGame([...submit.before, submit.message]);
  await expect.element(screen.getByText('Your slip is in.')).toBeVisible();
  const said = game.get().said;
  game.receive(told(7, 14));
  await expect.element(screen.getByText('7 of 14 teams are in')).toBeVisible();
  game.receive(told(8, 14));
  await expect.element(screen.getByText('8 of 14 teams are in')).toBeVisible();
  await expect.element(screen.getByRole('progressbar').first()).toHaveAttribute('value', '8');
  expect(game.get().said).toBe(said);
  game.receive(told(1, 1));
  await expect.element(screen.getByText('1 of 1 team is in')).toBeVisible();
});

test('the count of another round is not this one’s', async () => {
  const { game, screen } = await renderGame([...submit.before, submit.message, told(7, 14)]);
  await expect.element(screen.getByText('7 of 14 teams are in')).toBeVisible();
  game.receive(told(3, 14, 2));
  await expect.element(screen.getByText('Your slip is in.')).toBeVisible();
});

test('a doubled round has its stake, which screen readers have in words', async () => {
  const { screen } = await renderGame([begin({ double_or_nothing: true }), ask({})]);
  const stake = () => screen.getByText('×2');
  expect(stake().query()).toBeNull();
  const toggle = screen.getByRole('switch');
  await toggle.click();
  await expect.element(stake()).toBeVisible();
  expect(stake().element().getAttribute('aria-hidden')).toBe('true');
  await toggle.click();
  await expect.element(stake()).not.toBeInTheDocument();
});
