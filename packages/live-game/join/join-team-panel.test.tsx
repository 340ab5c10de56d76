import { demoGame } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { renderGame, spectator } from '../tests/render-game.tsx';
import { slidesFrom } from '../tests/slides-from.ts';

const guest: Partial<GameView> = { ...spectator, me: { ...demoGame().me, ...spectator.me, registered: false } };
const open = (props: NonNullable<Parameters<typeof renderGame>[1]>['props'] = {}, view = guest) =>
  renderGame([], { view, props: { onLogIn: vi.fn(), ...props } }).then((shown) => ({
    ...shown,
    panel: shown.screen.getByRole('dialog', { name: 'Join a Team to Play' }),
  }));

test('GAME-18 the team list slides in from the bottom', async () => {
  const { screen, panel } = await open();
  expect(panel.query()).toBeNull();
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Teams in this game' })).toBeVisible();
  const element = panel.element();
  const { left, right, bottom } = element.getBoundingClientRect();
  expect([left, right, Math.round(bottom)]).toEqual([0, innerWidth, innerHeight]);
  expect(slidesFrom(element)).toMatch(/^0(px)? 100%$/);
});

test('OPEN-25 `guest` in the address opens the panel at adding a team as guest', async () => {
  const { panel } = await open({ opened: { guest: true } });
  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
  await expect.element(panel.getByLabelText('Team name')).toBeInViewport();
  await expect.element(panel.getByText(/^As a guest you play alone on your team/)).toBeInTheDocument();
});

test('OPEN-25 `context` in the address opens the panel at the part from which somebody went to log in', async () => {
  const onLogIn = vi.fn();
  const left = await open({ onLogIn });
  await left.screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  for (const nth of [0, 1]) await left.panel.getByRole('button', { name: 'Log In' }).nth(nth).click();
  const [[teams], [ownTeam]] = onLogIn.mock.calls as [[string], [string]];
  await left.screen.unmount();

  const atTeams = await open({ opened: { context: teams } }, spectator);
  await expect.element(atTeams.panel.getByRole('heading', { name: 'Teams in this game' })).toBeInViewport();
  await expect.element(atTeams.panel.getByRole('button', { name: 'Ask to Join Quizzly Bears' })).toBeInViewport();
  await expect.element(atTeams.panel.getByRole('heading', { name: 'Or bring your own team' })).not.toHaveFocus();
  await atTeams.screen.unmount();

  const atOwn = await open({ opened: { context: ownTeam } }, spectator);
  await expect.element(atOwn.panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
});

test('OPEN-25 once closed, it opens by its button as usual', async () => {
  const { screen, panel } = await open({ opened: { guest: true } });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test.each([
  ['a player of a team', {}],
  ['a spectator of a game that is not live', { ...spectator, status: 'ended' }],
])('OPEN-25 nothing opens for %s', async (_, view) => {
  const { screen, panel } = await renderGame([], { view, props: { opened: { guest: true } } }).then((shown) => ({
    ...shown,
    panel: shown.screen.getByRole('dialog'),
  }));
  await expect.element(screen.getByRole('main')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tip your QM' })).toBeVisible();
  expect(panel.query()).toBeNull();
});
