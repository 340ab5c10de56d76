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

const { gameid, code, kind, title, venue: place, date, status } = demoGame();
const head = { gameid, code, kind, title, venue: place, date, status };
const live: GameStub = { ...head, spectator: false, invite: false, declined: false, team: null, team_code: '' };
const invited: GameStub = { ...live, gameid: 'g2', invite: true, team_code: 'foxes' };
const token = `e30.${btoa(JSON.stringify({ sub: 'p1', exp: 4e9, email: 'p@quiz.example', phone: '+15550100' })).replaceAll('=', '')}.x`;

const back = () => page.getByRole('button', { name: 'Back to Game' });
const menu = () => page.getByRole('button', { name: 'Menu' });

async function open(games: readonly GameStub[], answers: FakeAnswers = {}, site: { isNewcomer?: boolean } = {}) {
  const joinGame = vi.fn(({ params }: { params: { id: string } }) => ({ status: 'success', game_id: params.id }));
  const listGames = vi.fn(() => [...games]);
  const client = fakeClient({ answers: { joinGame, listGames, ...answers } });
  const venue = { ...unbranded, name: 'The Crown and the Quite Remarkably Long Sceptre' };
  await render(
    <div className={themeClass}>
      <App client={client} venue={venue} {...site} />
    </div>,
  );
  return { client, joinGame, listGames };
}

beforeEach(() => navigate('/', { replace: true }));

test('MENU-01 OPEN-71 with one live game the header leads straight back, and says nothing of it in the game', async () => {
  const { joinGame, listGames } = await open([live, { ...live, gameid: 'g0', status: 'ended' }]);
  await expect.element(page.getByRole('link', { name: /, home$/ })).toBeVisible();
  await expect.element(menu()).toBeVisible();
  await back().click();
  await expect.poll(() => location.pathname).toBe('/game/g1');
  expect(joinGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: 'g1' }, body: {} }));
  await expect.element(menu()).toBeVisible();
  await expect.element(back()).not.toBeInTheDocument();
  // Once for each page outside of the game.
  expect(listGames).toHaveBeenCalledTimes(1);
  navigate('/join');
  await expect.element(back()).toBeVisible();
  expect(listGames).toHaveBeenCalledTimes(2);
  navigate('/auth');
  await expect.element(back()).not.toBeInTheDocument();
  expect(listGames).toHaveBeenCalledTimes(2);
});

test.each<[why: string, answer: FakeAnswers['listGames']]>([
  ['no game', []],
  ['none that is live', [{ ...live, status: 'ended' }]],
  ['only one that was declined', [{ ...live, declined: true }]],
  [
    'a server that does not answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('MENU-01 there is no way back to %s', async (_, answer) => {
  const listGames = vi.fn(() => (typeof answer === 'function' ? answer({} as never) : (answer ?? [])));
  await open([], { listGames });
  await expect.poll(() => listGames.mock.settledResults.length + listGames.mock.results.length).toBeGreaterThan(0);
  await new Promise(requestAnimationFrame);
  await expect.element(back()).not.toBeInTheDocument();
});

test('MENU-01 whoever is here for the first time is not asked for games, before they have been elsewhere', async () => {
  const { listGames } = await open([live], {}, { isNewcomer: true });
  await expect.element(menu()).toBeVisible();
  navigate('/join');
  await expect.element(back()).toBeVisible();
  expect(listGames).toHaveBeenCalledTimes(1);
});

test('JOIN-15 OPEN-71 several games, or an invite, are listed; who watches goes in without a call', async () => {
  const { joinGame } = await open([{ ...live, spectator: true }, invited]);
  await back().click();
  const list = page.getByRole('dialog', { name: 'Your Games' });
  await expect.element(list.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await list.getByRole('button', { name: /^Go To Game/ }).click();
  await expect.poll(() => location.pathname).toBe('/game/g1');
  await expect.element(list).not.toBeInTheDocument();
  expect(joinGame).not.toHaveBeenCalled();
});

test('OPEN-71 the only game is listed too when it is an invite', async () => {
  const { joinGame } = await open([invited]);
  await back().click();
  await expect.element(page.getByRole('dialog', { name: 'Your Games' })).toBeVisible();
  expect(joinGame).not.toHaveBeenCalled();
});

test('ERR-06 ERR-07 a game that cannot be opened says why below the header, until one goes elsewhere', async () => {
  const answers = [new Refused(409, 'This game is full.'), new Refused(401, 'Log in again.')];
  const joinGame = () => {
    throw answers.shift();
  };
  await open([live], { joinGame });
  await back().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This game is full.');
  await expect.element(back()).toHaveFocus();
  navigate('/join');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await back().click();
  await expect.poll(() => location.pathname + location.search).toBe('/auth?previous=%2Fgame%2Fg1');
});

test('MENU-01 a login or a logout has games of its own', async () => {
  const lists = [[live], [], [live]];
  const listGames = vi.fn(() => lists.shift() ?? []);
  const { client } = await open([], { listGames });
  await expect.element(back()).toBeVisible();
  client.session.setToken(token);
  await expect.element(back()).not.toBeInTheDocument();
  client.session.clearToken();
  await expect.element(back()).toBeVisible();
  expect(listGames).toHaveBeenCalledTimes(3);
});

test('MENU-01 on the narrowest phone the venue’s long name gives way, and nothing moves when the button comes', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 568);
  let arrive = () => {};
  const later = new Promise<GameStub[]>((resolve) => {
    arrive = () => resolve([live]);
  });
  const listGames = vi.fn(() => later);
  await open([], { listGames });
  await expect.poll(() => listGames.mock.calls.length).toBe(1);
  const places = () =>
    [menu(), page.getByRole('heading', { level: 1 })].map((at) => at.element().getBoundingClientRect());
  const before = places();
  arrive();
  await expect.element(back()).toBeVisible();
  expect(places()).toEqual(before);
  const button = back().element().getBoundingClientRect();
  const sign = page
    .getByRole('link', { name: /, home$/ })
    .element()
    .getBoundingClientRect();
  expect([button.height >= 44, sign.right < button.left, button.right < (before[0]?.left ?? 0)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(innerWidth, innerHeight);
});
