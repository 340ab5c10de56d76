import { Refused } from '@snug/client';
import { type FakeAnswers, fakeClient, offline, unsigned, virtualClock } from '@snug/client/fake';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShortLink } from './short-link.tsx';

const origin = 'https://quiz.example';
const page = '/auth/link/join/12/team/k3';
const linkToken = unsigned({ aud: 'link', game: '12' });
const loginOf = (player_name: string) => unsigned({ sub: player_name, exp: 4e9, player_name });

const toOurs = { long_url: `${origin}${page}?x=1#token=${linkToken}` };
const asAda = () => ({ status: 'success', message: loginOf('Ada') });

async function open(answers: FakeAnswers = {}, loggedIn?: string) {
  const client = fakeClient({ answers: { shortUrl: toOurs, updateToken: asAda, ...answers } });
  if (loggedIn) client.session.setToken(loginOf(loggedIn));
  const clock = virtualClock();
  const onGo = vi.fn();
  const onEnterCode = vi.fn();
  const onHome = vi.fn();
  const screen = await render(<ShortLink {...{ client, urlId: 'abc', origin, clock, onGo, onEnterCode, onHome }} />);
  /** Waits first: Preact runs effects a little after the first paint, and the link's one second begins with them. */
  async function pass(ms: number) {
    await expect.poll(clock.pending).toBe(1);
    await clock.pass(ms);
  }
  const title = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name, exact: true });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const name = () => client.session.claims()?.player_name;
  return { client, pass, screen, title, button, name, onGo, onEnterCode, onHome };
}

test('SHORT-01 SHORT-03 SHORT-04 CALL-56 LIMIT-24 OPEN-23 One Moment... is shown, the token is stored, and after 1 s it goes on without the fragment', async () => {
  const shortUrl = vi.fn(() => toOurs);
  const { pass, screen, name, onGo } = await open({ shortUrl });
  await expect.element(screen.getByText('One Moment...')).toBeVisible();
  await expect.poll(name).toBe('Ada');
  await pass(999);
  expect(onGo).not.toHaveBeenCalled();
  await pass(1);
  await expect.poll(() => onGo.mock.calls).toEqual([[`${page}?x=1`]]);
  expect(shortUrl).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ query: { urlid: 'abc' } }));
});

test('SHORT-04 leaving within that second prevents the navigation', async () => {
  const { pass, screen, onGo } = await open();
  await pass(999);
  await screen.unmount();
  await pass(1);
  expect(onGo).not.toHaveBeenCalled();
});

test('SHORT-02 ERR-40 an invalid link shows the server’s detail, and offers the join box', async () => {
  const detail = 'This link is not valid any more. Please ask for a new one.';
  const { screen, button, onGo, onEnterCode } = await open({
    shortUrl: () => {
      throw new Refused(404, detail);
    },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(detail);
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await button('Enter a game code').click();
  expect([onGo.mock.calls.length, onEnterCode.mock.calls.length]).toEqual([0, 1]);
});

test('ERR-40 after a network error the link can be retried', async () => {
  let isOffline = true;
  const { pass, screen, button, onGo } = await open({ shortUrl: () => (isOffline ? offline() : toOurs) });
  await expect.element(screen.getByText(/^We could not open your link\./)).toBeVisible();
  isOffline = false;
  await button('Try again').click();
  await expect.element(screen.getByText('One Moment...')).toBeVisible();
  await pass(1_000);
  await expect.poll(() => onGo.mock.calls.length).toBe(1);
});

test.each([
  ['Switch', 'Ada'],
  ['Stay as Ben', 'Ben'],
])('H47 SHORT-04 somebody else is logged in here and presses %s: %s goes on', async (press, who) => {
  const { pass, title, button, name, onGo } = await open({}, 'Ben');
  await pass(1_000);
  await expect.element(title('Switch to Ada?')).toBeVisible();
  expect([name(), onGo.mock.calls.length]).toEqual(['Ben', 0]);
  await button(press).click();
  expect(onGo.mock.calls).toEqual([[`${page}?x=1`]]);
  expect(name()).toBe(who);
});

test('H47 a used or expired token logs nobody in, and the page it leads to says so', async () => {
  const { pass, name, onGo } = await open({
    updateToken: () => {
      throw new Refused(401, 'Your login has ended.');
    },
  });
  await pass(1_000);
  await expect.poll(() => onGo.mock.calls.length).toBe(1);
  expect(name()).toBeUndefined();
});

test('H47 a token that could not be checked can be retried or skipped', async () => {
  let isOffline = true;
  const { pass, title, button, name, onGo } = await open({ updateToken: () => (isOffline ? offline() : asAda()) });
  await pass(1_000);
  await expect.element(title('We could not check your link. Your connection may be slow tonight.')).toBeVisible();
  await expect.element(button('Go on without it')).toBeVisible();
  // The first screen of a page takes no focus; one that follows a press does.
  expect(document.activeElement).toBe(document.body);
  await button('Try again').click();
  await pass(1_000);
  await expect.element(title(/^We could not check your link\./)).toHaveFocus();
  isOffline = false;
  await button('Try again').click();
  await pass(1_000);
  await expect.poll(() => onGo.mock.calls.length).toBe(1);
  expect(name()).toBe('Ada');
});

test('H47 a link to another site is named, never followed by itself, and logs nobody in', async () => {
  const updateToken = vi.fn(asAda);
  const shortUrl = { long_url: `https://evil.example/game/1#token=${linkToken}` };
  const { pass, screen, title, button, name, onGo, onHome } = await open({ shortUrl, updateToken });
  await pass(1_000);
  await expect.element(title('This link leads to evil.example')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Go to evil.example' });
  await expect.element(link).toHaveAttribute('href', 'https://evil.example/game/1');
  await button('Stay here').click();
  expect([onHome.mock.calls.length, onGo.mock.calls.length, updateToken.mock.calls.length, name()]).toEqual([
    1,
    0,
    0,
    undefined,
  ]);
});
