import { type FakeAnswers, type FakeClientOptions, fakeClient } from '@snug/client/fake';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const claims = { team_name: 'Quizzly Bears', game_id: 'g 1', team_code: 'k3', inviter: 'Priya', exp: 4e9 };
const invite = `e30.${part({ ...claims, aud: 'invite' })}.x`;
const linkToken = `e30.${part({ aud: 'link', game: 'g1' })}.x`;
const login = `e30.${part({ sub: 'ben', exp: 4e9, player_name: 'Ben' })}.x`;
const never = () => new Promise<never>(() => {});

const answers: FakeAnswers = { checkInvite: claims, sendInvite: { status: 'success' }, nameCheck: never };

async function open(path: string, options: FakeClientOptions = {}) {
  const client = fakeClient({ ...options, answers: { ...answers, ...options.answers } });
  const screen = await render(<App client={client} venue={{ ...unbranded, name: 'The Crown' }} />);
  navigate(path);
  return { client, screen, heading: (name: string) => screen.getByRole('heading', { level: 1, name }) };
}

beforeEach(() => navigate('/', { replace: true }));

test.each(['/auth/link/invite/', '/invite/'])(
  'ROUTE-13 ROUTE-14 OPEN-09 MENU-02 %s shows the invite under the venue’s sign; the login leads back to it',
  async (path) => {
    const { screen, heading } = await open(path + invite);
    await expect.element(heading("You're invited to play with 'Quizzly Bears'")).toHaveFocus();
    await expect.element(screen.getByText('The Crown')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    expect(document.title).toBe('You are invited · The Crown');
    await screen.getByRole('button', { name: 'Log In' }).click();
    await expect.poll(() => location.pathname + location.search).toBe('/auth');
    await screen.getByText('Or Continue as Guest').click();
    await expect.poll(() => location.pathname).toBe(path + invite);
  },
);

test('INVITE-02 a logged-in player gets to the join page, and going back does not lead to the invite again', async () => {
  const { client, screen } = await open('/nowhere');
  client.session.setToken(login);
  navigate(`/invite/${invite}`);
  await expect.element(screen.getByText('Finding your game...')).toBeVisible();
  expect(location.pathname).toBe('/auth/link/join/g%201/team/k3');
  history.back();
  await expect.poll(() => location.pathname).toBe('/');
});

test('OPEN-22 an invalid invite leads to the join box', async () => {
  const { screen, heading } = await open('/invite/nothing');
  await screen.getByRole('button', { name: 'Enter a game code' }).click();
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  expect(location.pathname).toBe('/join');
});

test('ROUTE-15 SHORT-03 SHORT-04 a short link logs in and redirects by the router, and going back does not follow it again', async () => {
  const long_url = `${location.origin}/auth/link/join/g1/team/k3#token=${linkToken}`;
  const { client, screen } = await open('/sl/abc', {
    answers: { shortUrl: { long_url }, updateToken: { status: 'success', message: login } },
  });
  await expect.element(screen.getByText('One Moment...')).toBeVisible();
  await expect.element(screen.getByText('Finding your game...')).toBeVisible();
  expect(location.pathname + location.hash).toBe('/auth/link/join/g1/team/k3');
  expect(client.session.token()).toBe(login);
  history.back();
  await expect.poll(() => location.pathname).toBe('/');
});

test('H47 a short link to a foreign page stays here until the user presses, and leads home', async () => {
  const { screen, heading } = await open('/sl/abc', { answers: { shortUrl: { long_url: 'https://evil.example/' } } });
  await expect.element(heading('This link leads to evil.example')).toBeVisible();
  await screen.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  expect(location.pathname).toBe('/');
});
