import { Refused } from '@snug/client';
import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LinkLogin } from './link-login.tsx';
import { unbranded } from './read-white-label.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const tokenOf = (player_name: string) => `e30.${part({ sub: player_name, exp: 4e9, player_name })}.x`;

async function open(updateToken: FakeAnswers['updateToken'], loggedIn?: string) {
  const client = fakeClient({ answers: { updateToken } });
  if (loggedIn) client.session.setToken(tokenOf(loggedIn));
  const onDone = vi.fn();
  const screen = await render(
    <LinkLogin client={client} venue={{ ...unbranded, name: 'The Crown' }} token="l.i.nk" onDone={onDone} />,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  return { client, screen, onDone, press };
}

const asAda = () => ({ status: 'success', message: tokenOf('Ada') });

test('START-04 a link logs in and leads to its page', async () => {
  const updateToken = vi.fn(asAda);
  const { client, onDone } = await open(updateToken);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(client.session.claims()?.player_name).toBe('Ada');
  expect(updateToken).toHaveBeenCalledOnce();
});

test('H47 an invalid link leads to its page as well, which says so', async () => {
  const { client, onDone } = await open(() => {
    throw new Refused(401, 'Please log in again.');
  }, 'Ben');
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(client.session.claims()?.player_name).toBe('Ben');
});

test('H47 a player who is logged in as somebody else is asked first, and switches', async () => {
  const { client, screen, onDone, press } = await open(asAda, 'Ben');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Switch to Ada?' })).toBeVisible();
  await expect.element(screen.getByText(/You are logged in as Ben: stay, and nothing changes\.$/)).toBeVisible();
  expect([client.session.claims()?.player_name, onDone.mock.calls.length]).toEqual(['Ben', 0]);
  await press('Switch');
  expect([client.session.claims()?.player_name, onDone.mock.calls.length]).toEqual(['Ada', 1]);
});

test('H47 a player who is logged in as somebody else is asked first, and stays', async () => {
  const { client, onDone, press } = await open(asAda, 'Ben');
  await press('Stay as Ben');
  expect([client.session.claims()?.player_name, onDone.mock.calls.length]).toEqual(['Ben', 1]);
});

test('H47 after a network error the player tries again or continues without the link', async () => {
  let isOffline = true;
  const { client, screen, onDone, press } = await open(() => {
    if (isOffline) throw new TypeError('offline');
    return asAda();
  });
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /^We could not check your link\./ }))
    .toBeVisible();
  await press('Try again');
  await expect.element(screen.getByRole('button', { name: 'Go on without it' })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  isOffline = false;
  await press('Try again');
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(client.session.claims()?.player_name).toBe('Ada');
});
