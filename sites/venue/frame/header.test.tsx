import { Refused } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { GameStub } from '@snug/contract';
import { themeClass } from '@snug/theme';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

const { gameid, code, kind, title, venue: pub, date, status } = demoGame();
const head = { gameid, code, kind, title, venue: pub, date, status };
const live: GameStub = { ...head, spectator: false, invite: false, declined: false, team: null, team_code: '' };

const longName = 'The Crown and the Quite Remarkably Long Sceptre';

const back = () => page.getByRole('button', { name: 'Back to Game' });
const menu = () => page.getByRole('button', { name: 'Menu' });
const sign = () => page.getByRole('link', { name: /, home$/ });

async function open(answers: FakeAnswers = {}, site: { isNewcomer?: boolean } = {}, name = longName) {
  const listGames = vi.fn(() => [live]);
  const client = fakeClient({ answers: { listGames, ...answers } });
  const venue = { ...unbranded, name };
  await render(
    <div className={themeClass}>
      <App client={client} venue={venue} {...site} />
    </div>,
  );
  return { listGames };
}

beforeEach(() => navigate('/', { replace: true }));

test('MENU-01 OPEN-71 the header offers the way back into the game, except within the game and at the login', async () => {
  const { listGames } = await open();
  await expect.element(sign()).toBeVisible();
  await expect.element(menu()).toBeVisible();
  await back().click();
  await expect.poll(() => location.pathname).toBe('/game/g1');
  await expect.element(menu()).toBeVisible();
  await expect.element(back()).not.toBeInTheDocument();
  // Once for each page outside the game.
  expect(listGames).toHaveBeenCalledTimes(1);
  navigate('/join');
  await expect.element(back()).toBeVisible();
  expect(listGames).toHaveBeenCalledTimes(2);
  navigate('/auth');
  await expect.element(back()).not.toBeInTheDocument();
  expect(listGames).toHaveBeenCalledTimes(2);
});

test('MENU-01 a first-time visitor’s games are not loaded before they visit another page', async () => {
  const { listGames } = await open({}, { isNewcomer: true });
  await expect.element(menu()).toBeVisible();
  navigate('/join');
  await expect.element(back()).toBeVisible();
  expect(listGames).toHaveBeenCalledTimes(1);
});

test('ERR-07 the reason why a game cannot be opened appears below the bar at its full width', async () => {
  const joinGame = () => {
    throw new Refused(409, 'This game is full.');
  };
  await open({ joinGame });
  await back().click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('This game is full.');
  const bounds = alert.element().getBoundingClientRect();
  const [from, to] = [sign(), menu()].map((at) => at.element().getBoundingClientRect());
  expect(bounds.top).toBeGreaterThanOrEqual(to?.bottom ?? Number.POSITIVE_INFINITY);
  expect(bounds.width).toBeGreaterThan(((to?.right ?? 0) - (from?.left ?? 0)) / 2);
});

test('MENU-01 on the narrowest phone the venue’s long name shrinks, and nothing moves when the button appears', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 568);
  let resolveGames = () => {};
  const reply = new Promise<GameStub[]>((resolve) => {
    resolveGames = () => resolve([live]);
  });
  const listGames = vi.fn(() => reply);
  await open({ listGames });
  await expect.poll(() => listGames.mock.calls.length).toBe(1);
  const positions = () =>
    [menu(), page.getByRole('heading', { level: 1 })].map((at) => at.element().getBoundingClientRect());
  const before = positions();
  resolveGames();
  await expect.element(back()).toBeVisible();
  expect(positions()).toEqual(before);
  const button = back().element().getBoundingClientRect();
  expect([
    button.height >= 44,
    sign().element().getBoundingClientRect().right < button.left,
    button.right < (before[0]?.left ?? 0),
  ]).toEqual([true, true, true]);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(innerWidth, innerHeight);
});

test.each([
  ['Back to Game', {}],
  ['Your Games', { status: 'ended', feedback_due: true }],
] as const)('MENU-01 a name of nine letters stands whole beside %s, at 390 px', async (way, stub) => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 844);
  await open({ listGames: () => [{ ...live, ...stub }] }, {}, 'The Crown');
  await expect.element(page.getByRole('button', { name: way })).toBeVisible();
  const name = page.getByText('The Crown', { exact: true }).element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  await page.viewport(innerWidth, innerHeight);
});
