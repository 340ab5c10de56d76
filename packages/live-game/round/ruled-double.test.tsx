import { ask, begin, refuses } from '@snug/client/fake';
import { announced } from '@snug/testing/page';
import { expect, test } from 'vitest';
import { renderConnected } from '../tests/render-connected.tsx';
import { member, renderGame } from '../tests/render-game.tsx';

test.each([
  ['joker', 'Joker', 'Twice the points, once a game.'],
  ['mild', 'Double', 'Wrong answers only lose the doubling.'],
] as const)('a round with the rule %s says its own words at the switch', async (double_rule, name, rule) => {
  const { screen, game } = await renderGame([begin({ double_or_nothing: true, double_rule }), ask({})]);
  const toggle = screen.getByRole('switch', { name, exact: true });
  await expect.element(toggle).toHaveAccessibleDescription(rule);
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(game.get().view?.round?.doubled).toBe(true);
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByRole('dialog').getByText(`${name}: on`)).toBeVisible();
});

test('a member hears of the joker by its name', async () => {
  const { game, screen } = await renderGame([begin({ double_or_nothing: true, double_rule: 'joker' }), ask({})], {
    view: member,
  });
  await expect.element(screen.getByRole('switch', { name: 'Joker' })).toBeDisabled();
  game.receive({ type: 'SET_DOUBLE', teamid: 't-owls', round_order: 1, doubled: true });
  await expect.poll(announced).toContain('The joker is on.');
});

test('a joker that was played in another round is refused in the server’s sentence', async () => {
  const detail = 'Your team has played its joker in another round.';
  const { screen, receive, clock } = await renderConnected({ setDouble: refuses(409, detail) });
  receive(11, begin({ double_or_nothing: true, double_rule: 'joker' }));
  receive(12, ask({}));
  const toggle = screen.getByRole('switch', { name: 'Joker' });
  await toggle.click();
  await expect.poll(() => clock.pass(100).then(() => screen.getByRole('alert').query()?.textContent)).toBe(detail);
  await expect.element(toggle).not.toBeChecked();
});
