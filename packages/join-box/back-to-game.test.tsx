import { Refused } from '@snug/client';
import { demoStub, type FakeAnswers, fakeClient, unsigned } from '@snug/client/fake';
import type { GameStub } from '@snug/contract';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackToGame } from './back-to-game.tsx';

const live = demoStub();
const invited = demoStub({ gameid: 'g2', invite: true, team_code: 'foxes' });
const token = unsigned({ sub: 'p1', exp: 4e9 });

const back = () => page.getByRole('button', { name: 'Back to Game' });
const list = () => page.getByRole('dialog', { name: 'Your Games' });

async function open(games: readonly GameStub[], answers: FakeAnswers = {}) {
  const joinGame = vi.fn(({ params }: { params: { id: string } }) => ({ status: 'success', game_id: params.id }));
  const listGames = vi.fn(() => [...games]);
  const client = fakeClient({ answers: { joinGame, listGames, ...answers } });
  const onGo = vi.fn();
  const at = (path: string) => (
    <AnnouncerProvider>
      <BackToGame
        client={client}
        page={path}
        onGo={onGo}
        frame={(trouble) => <section aria-label="Trouble">{trouble}</section>}
      />
    </AnnouncerProvider>
  );
  const { rerender } = await render(at('/'));
  return { client, joinGame, listGames, onGo, arriveAt: (path: string) => rerender(at(path)) };
}

test('MENU-01 OPEN-71 a single live game opens at once; each page loads the games anew, and the button stays meanwhile', async () => {
  const { joinGame, listGames, onGo, arriveAt } = await open([live, { ...live, gameid: 'g0', status: 'ended' }]);
  await back().click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/game/g1']]);
  expect(joinGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: 'g1' }, body: {} }));
  expect(listGames).toHaveBeenCalledTimes(1);
  await arriveAt('/join');
  expect(back().query()).not.toBeNull();
  await expect.poll(() => listGames.mock.calls.length).toBe(2);
});

test.each<[why: string, answer: FakeAnswers['listGames']]>([
  ['no game', []],
  ['none that is live', [{ ...live, status: 'ended' }]],
  ['only one that was declined', [{ ...live, declined: true }]],
  ['a server that does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('MENU-01 there is no button for %s, nor for games known before', async (_, answer) => {
  const answers = [() => [live], answer];
  const listGames = vi.fn(() => {
    const next = answers.shift();
    return typeof next === 'function' ? next({} as never) : (next ?? []);
  });
  const { arriveAt } = await open([], { listGames });
  await expect.element(back()).toBeVisible();
  await arriveAt('/join');
  await expect.element(back()).not.toBeInTheDocument();
  expect(listGames).toHaveBeenCalledTimes(2);
});

const toRate = demoStub({ gameid: 'g9', title: 'Last Night', status: 'ended', feedback_due: true });

test('MENU-01 GAMES-07 a game that is over never brings Back to Game: Your Games lists it, with the way to rate its host', async () => {
  const { joinGame, onGo } = await open([toRate]);
  const yours = page.getByRole('button', { name: 'Your Games' });
  await expect.element(yours).toBeVisible();
  expect(back().query()).toBeNull();
  await yours.click();
  await expect.element(list().getByRole('button', { name: 'Go To Game Last Night' })).toBeDisabled();
  await list().getByRole('button', { name: 'Rate your host Last Night' }).click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/game/g9']]);
  await expect.element(list()).not.toBeInTheDocument();
  expect(joinGame).not.toHaveBeenCalled();
});

test('MENU-01 OPEN-71 beside a game to rate, the only live game still opens at once', async () => {
  const { onGo } = await open([live, toRate]);
  await back().click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/game/g1']]);
  await expect.element(list()).not.toBeInTheDocument();
});

test('JOIN-15 OPEN-71 several games, or an invite, are listed; a spectator enters without a call', async () => {
  const { joinGame, onGo } = await open([{ ...live, spectator: true }, invited]);
  await back().click();
  await expect.element(list().getByRole('button', { name: /^Accept/ })).toBeVisible();
  await list()
    .getByRole('button', { name: /^Go To Game/ })
    .click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/game/g1']]);
  await expect.element(list()).not.toBeInTheDocument();
  expect(joinGame).not.toHaveBeenCalled();
});

test('OPEN-71 the only game is listed too when it is an invite', async () => {
  const { joinGame } = await open([invited]);
  await back().click();
  await expect.element(list()).toBeVisible();
  expect(joinGame).not.toHaveBeenCalled();
});

test('ERR-06 ERR-07 a game that cannot be opened says why, until the page changes; an ended login leads to /auth and back', async () => {
  const answers = [new Refused(409, 'This game is full.'), new TypeError('Failed to fetch'), new Refused(401, '')];
  const joinGame = () => {
    throw answers.shift();
  };
  const { onGo, arriveAt } = await open([live], { joinGame });
  const trouble = page.getByRole('region', { name: 'Trouble' });
  await back().click();
  await expect.element(trouble.getByRole('alert')).toHaveTextContent('This game is full.');
  await expect.element(back()).toHaveFocus();
  await back().click();
  await expect
    .element(trouble.getByRole('alert'))
    .toHaveTextContent('We could not get you in. Your connection may be slow tonight.');
  await arriveAt('/join');
  await expect.element(trouble).not.toBeInTheDocument();
  await back().click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/auth?previous=%2Fgame%2Fg1']]);
});

test('ERR-06 a login that ends in the open list leads to /auth too', async () => {
  const { client, onGo } = await open([live, { ...live, gameid: 'g2', title: 'Another' }], {
    joinGame: () => {
      client.session.clearToken();
      throw new Refused(401, '');
    },
  });
  client.session.setToken(token);
  await back().click();
  await list().getByRole('button', { name: 'Go To Game Another' }).click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/auth?previous=%2Fgame%2Fg2']]);
});

test('a late reply does not navigate after the page has changed', async () => {
  const reply = Promise.withResolvers<{ status: string; game_id: string }>();
  const { listGames, onGo, arriveAt } = await open([live], { joinGame: () => reply.promise });
  await back().click();
  await expect.element(back()).toHaveAttribute('aria-busy', 'true');
  await arriveAt('/join');
  await expect.poll(() => listGames.mock.calls.length).toBe(2);
  await expect.element(back()).not.toHaveAttribute('aria-busy', 'true');
  reply.resolve({ status: 'success', game_id: live.gameid });
  // Everything that waited for the reply has run by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onGo).not.toHaveBeenCalled();
});

test('MENU-01 a login or a logout loads the games of the new player', async () => {
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

test('OPEN-50 MENU-01 once the only invite is declined there is no way back to its game, and the list shows that', async () => {
  const games = [invited];
  await open([], {
    listGames: () => [...games],
    declineInvite() {
      games.pop();
      return { status: 'success' };
    },
  });
  await back().click();
  await list()
    .getByRole('button', { name: /^Decline/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Decline the invite/ })
    .getByRole('button', { name: 'Decline' })
    .click();
  await expect.element(list().getByText('No games now.')).toBeVisible();
  await list().getByRole('button', { name: 'Close' }).click();
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(back()).not.toBeInTheDocument();
});
