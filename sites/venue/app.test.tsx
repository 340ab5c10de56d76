import { createCore, logOut, Refused } from '@snug/client';
import { demoGame, type FakeClientOptions, fakeClient } from '@snug/client/fake';
import { listSessions } from '@snug/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app.tsx';
import { notices } from './frame/notices.ts';
import { signedOut } from './frame/signed-out.ts';
import { unbranded } from './start/read-white-label.ts';

const venue = {
  ...unbranded,
  name: 'The Crown',
  links: { ...unbranded.links, league_rankings: 'https://league.example', terms: 'https://crown.example/terms' },
  accessibility_phone: '(555) 010-7272',
};

/** An unsigned token with Priya's claims, as the client reads them. */
const token = `e30.${btoa(JSON.stringify({ sub: 'p1', exp: 4e9, player_name: 'Priya', email: 'p@quiz.example', phone: '' }))}.x`;

async function open(path: string, options: FakeClientOptions = {}) {
  navigate(path, { replace: true });
  const client = fakeClient(options);
  const screen = await render(<App client={client} venue={venue} />);
  return { client, screen, heading: (name: string | RegExp) => screen.getByRole('heading', { level: 1, name }) };
}

beforeEach(() => {
  navigate('/', { replace: true });
  notices.set(undefined);
});

test('ROUTE-01 the root shows the home screen with the join box', async () => {
  const { screen, heading } = await open('/');
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  await expect.element(screen.getByLabelText('Game code')).toBeVisible();
  expect(document.title).toBe('Join the quiz · The Crown');
});

test.each(['/nowhere', '/profile/x', '/game', '/game/12/more', '/auth/link', '/%E0%A4%A'])(
  'ROUTE-02 an unknown route goes to the root: %s',
  async (path) => {
    const { heading } = await open(path);
    await expect.element(heading('Pull up a chair.')).toBeVisible();
    expect(location.pathname).toBe('/');
  },
);

test('ROUTE-03 MENU-02 /auth shows the login under the venue’s sign, without the header', async () => {
  const { screen, heading } = await open('/auth');
  await expect.element(heading('Log in with your email or phone number')).toBeVisible();
  await expect.element(screen.getByText('The Crown')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
});

test('ROUTE-04 /game/{id} shows the live game, which has the page’s only h1', async () => {
  const { screen } = await open('/game/demo');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelectorAll('h1, main').length).toBe(2);
});

test('OPEN-19 OPEN-20 home does not search for a game again once the player is in it, also by way of the login', async () => {
  const answers = {
    loadGame: () => {
      throw new Refused(403, 'Not yours.');
    },
  };
  for (const [options, kept] of [
    [{}, undefined],
    // Logged in as another player, home searches for their game (JOIN-14).
    [{ answers }, '204816'],
  ] as const) {
    navigate('/', { replace: true });
    const { client, screen } = await open('/nowhere', options);
    await expect.element(screen.getByLabelText('Game code')).toBeVisible();
    client.storage.session.set('target_code', '204816');
    client.storage.local.set('join_status', 'login');
    navigate('/game/demo');
    if (kept) await expect.element(screen.getByRole('dialog', { name: 'No Game Access' })).toBeVisible();
    else await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => client.storage.session.get('target_code')).toBe(kept);
    await screen.unmount();
  }
});

test('H23 ERR-08 a login that ends during a game leads home, where the game is found again; a logout forgets the game', async () => {
  const { client, screen } = await open('/game/demo');
  const game = screen.getByRole('heading', { level: 1, name: demoGame().niceTitle });
  await expect.element(game).toBeVisible();
  client.session.setToken(token);
  client.session.clearToken();
  navigate('/');
  await expect.element(screen.getByText('Game Found!')).toBeVisible();

  navigate('/game/demo');
  await expect.element(game).toBeVisible();
  client.session.setToken(token);
  await logOut(client);
  navigate('/');
  await expect.element(screen.getByLabelText('Game code')).toHaveValue('');
  expect(client.storage.session.keys('target_code')).toEqual([]);
});

test('a code in the address leaves no history entry that leads back into the game', async () => {
  const head = {
    gameid: 'demo',
    code: '204816',
    kind: 'Pub Quiz' as const,
    title: 'Quiz',
    venue: 'The Crown',
    date: '2026-01-01T20:00:00Z',
    status: 'live',
  };
  const findGame = () => ({ game: head, found_player: { client_id: 'c', player: null, player_name: '' } });
  const before = history.length;
  await open('/join?code=204816', { answers: { findGame } });
  await expect.poll(() => location.pathname).toBe('/game/demo');
  expect(history.length).toBe(before);
});

test('ROUTE-05 ROUTE-12 /join has the join box; a team link without a login says that it is invalid', async () => {
  const { screen } = await open('/join');
  await expect.element(screen.getByRole('heading', { name: 'Join with Code' })).toBeVisible();
  navigate('/auth/link/join/12/team/abc');
  await expect.element(screen.getByText(/^Invalid or expired join link\./)).toBeVisible();
});

test('a change of route moves the focus to the heading; the first page leaves the focus alone', async () => {
  const { heading } = await open('/');
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  navigate('/auth');
  await expect.element(heading(/^Log in/)).toHaveFocus();
});

test('HOME-02 an error with a code is shown at the join box', async () => {
  const { screen } = await open('/');
  await screen.getByLabelText('Game code').fill('111111');
  await expect.element(screen.getByText('There is no open game with this code.')).toBeVisible();
});

test('HOME-03 HOME-04 LIMIT-27 ADA Information opens a notice to call 72 hours ahead, and closing it returns the focus', async () => {
  const { screen } = await open('/');
  const link = screen.getByRole('button', { name: 'ADA Information' });
  await link.click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/call at least 72 hours before it starts\.$/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Call (555) 010-7272' }))
    .toHaveAttribute('href', 'tel:5550107272');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('MENU-03 MENU-05 MENU-06 logged out, the menu offers joining, logging in and the venue’s links', async () => {
  const { screen } = await open('/');
  await screen.getByRole('button', { name: 'Menu' }).click();
  const menu = screen.getByRole('dialog');
  await expect
    .element(menu.getByRole('link', { name: /^League Rankings/ }))
    .toHaveAttribute('href', 'https://league.example');
  await expect.element(menu.getByRole('link', { name: /^Terms of use/ })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: /^Privacy policy/ })).not.toBeInTheDocument();
  await expect.element(menu.getByText(/^Version /)).toBeVisible();
  await menu.getByRole('button', { name: 'Join Game' }).click();
  await expect.poll(() => location.pathname).toBe('/join');
  await expect.element(screen.getByLabelText('Game code')).toBeVisible();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Log In' }).click();
  await expect.poll(() => location.pathname).toBe('/auth');
});

test('MENU-04 MENU-05 OPEN-06 the menu links to league, private events, becoming a Quizmaster, privacy and terms outside the app', async () => {
  const links = {
    league_rankings: 'https://a.example/',
    private_event: 'https://b.example/',
    become_quizmaster: '/c',
    privacy: '/privacy',
    terms: '/terms',
  };
  const named = ['League Rankings', 'Book a Private Event', 'Become a Quizmaster', 'Privacy policy', 'Terms of use'];
  const site = { ...venue, links: { ...venue.links, ...links } };
  const screen = await render(<App client={fakeClient()} venue={site} />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  for (const [at, address] of Object.values(links).entries()) {
    const link = screen.getByRole('dialog').getByRole('link', { name: `${named[at]} (opens in a new tab)` });
    await expect.element(link).toHaveAttribute('href', address);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

test('AUTH-08 AUTH-09 AUTH-10 OPEN-24 H46 Y5 the login leads to success, a guest goes to previous, each with the context', async () => {
  const answers = {
    contactCheck: { exists: true },
    registerPlayer: { playerid: 'c' },
    validateCode: { status: 'success', message: token },
  };
  const query = 'previous=/join&success=/profile%3Fa%3D1&context=a%26b';
  const { screen, heading } = await open(`/auth?${query}`, { answers });
  const guest = screen.getByRole('link', { name: 'Or Continue as Guest' });
  await expect.element(guest).toHaveAttribute('href', '/join?context=a%26b');
  await screen.getByLabelText('Email address').fill('ada@example.com');
  await screen.getByRole('button', { name: 'Send Code' }).click();
  await screen.getByLabelText('Code').fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  // The focus is on its title: the button that had it is gone.
  await expect.element(heading('My Profile')).toHaveFocus();
  expect(location.pathname + location.search).toBe('/profile?a=1&context=a%26b');
  await screen.unmount();

  const other = await open('/auth?previous=//evil.com&success=/\\evil.com');
  await other.screen.getByRole('link', { name: 'Or Continue as Guest' }).click();
  await expect.element(other.heading('Pull up a chair.')).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('ROUTE-06 ROUTE-07 the menu leads a logged-in player to their profile; without a login /profile leads home', async () => {
  const { client, screen, heading } = await open('/profile');
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  expect(location.pathname).toBe('/');

  client.session.setToken(token);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await screen.getByRole('button', { name: 'My Profile' }).click();
  await expect.element(heading('My Profile')).toHaveFocus();
  await expect.element(screen.getByText('p@quiz.example')).toBeVisible();
  expect([location.pathname, document.title]).toEqual(['/profile', 'My Profile · The Crown']);
  // A logout in another tab.
  client.session.clearToken();
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('MENU-09 STORE-12 a login without a phone number sees a warning outside game and login, until they decline', async () => {
  const { client, screen, heading } = await open('/');
  const warning = screen.getByText(/^Your account has no phone number\./);
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  client.session.setToken(token);
  await expect.element(warning).toBeVisible();
  navigate('/auth');
  await expect.element(heading(/^Log in/)).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  navigate('/game/demo');
  await expect.element(heading(demoGame().niceTitle)).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();

  navigate('/join');
  await screen.getByRole('link', { name: 'Add Phone Number' }).click();
  await expect.element(heading('My Profile')).toBeVisible();
  await expect.element(warning).toBeVisible();
  // The profile page itself says what to do.
  await expect.element(screen.getByRole('link', { name: 'Add Phone Number' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  // The warning's region is gone too, because it would leave a gap above the page.
  await expect.element(screen.getByRole('complementary', { name: 'Your account' })).not.toBeInTheDocument();
  await expect.element(heading('My Profile')).toHaveFocus();
  navigate('/');
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
});

test('MENU-08 CALL-12 H75 Logout forgets the login at once, announces it and leads home', async () => {
  let answer = () => {};
  const revoked = new Promise<{ status: string }>((resolve) => {
    answer = () => resolve({ status: 'success' });
  });
  const logout = vi.fn(() => revoked);
  const { client, screen, heading } = await open('/join', { answers: { logout } });
  client.session.setToken(token);
  client.session.continueAsGuest();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByText('Logged in as Priya')).toBeVisible();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText('Logging out...')).toBeVisible();
  expect(client.session.token()).toBeUndefined();
  expect(client.session.isGuest()).toBe(false);
  const body = { client_id: client.session.clientId() };
  expect(logout).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
  answer();
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/');
  await expect.element(screen.getByText('Logging out...')).not.toBeInTheDocument();
});

test('who has deleted their account is led home, where it is said', async () => {
  const answers = { askMyDataCode: { sent_to: 'p***@quiz.example' }, deleteMyAccount: { status: 'success' } };
  const { client, screen, heading } = await open('/', { answers });
  client.session.setToken(token);
  navigate('/profile');
  await screen.getByRole('button', { name: 'Delete My Account' }).click();
  await screen.getByRole('button', { name: 'Send Me a Code to Delete It' }).click();
  await screen.getByLabelText('Code', { exact: true }).fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete My Account' }).click();
  await expect.element(screen.getByText(/^Your account is deleted\. .* You can play on as a guest\.$/)).toBeVisible();
  await expect.element(heading('Pull up a chair.')).toHaveFocus();
  expect([location.pathname, client.session.token()]).toEqual(['/', undefined]);
});

test('who has logged out everywhere is led home, where it is said', async () => {
  const answers = { endSessions: { status: 'success' }, listSessions: [] };
  const { client, screen, heading } = await open('/', { answers });
  client.session.setToken(token);
  navigate('/profile');
  await screen.getByRole('button', { name: 'Log Out Everywhere', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect.element(screen.getByText('You are logged out everywhere.')).toBeVisible();
  await expect.element(heading('Pull up a chair.')).toHaveFocus();
  expect(location.pathname).toBe('/');
});

test('H23 ERR-08 a login that has ended elsewhere says so until it is closed or made again, each time, and typed answers stay', async () => {
  const detail = 'You were logged out here. Please log in again.';
  const refusal = JSON.stringify({ status_code: 401, detail });
  const headers = { 'content-type': 'application/json' };
  const http = async () => new Response(refusal, { status: 401, headers });
  const core = createCore({ seams: { http, storage: fakeClient().storage }, onUnauthorized: signedOut });
  const screen = await render(<App client={{ ...fakeClient(), ...core }} venue={venue} />);
  core.storage.session.set('answers_demo', '{"1":"Paris"}');
  const ended = async () => {
    core.session.setToken(token);
    await expect(core.call(listSessions)).rejects.toThrow(detail);
    await expect.element(screen.getByText(detail)).toBeVisible();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await ended();
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  await expect.element(screen.getByText(detail)).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText(detail)).not.toBeInTheDocument();

  await ended();
  await screen.getByRole('button', { name: 'Log In' }).click();
  expect(location.pathname).toBe('/auth');
  await expect.element(screen.getByText(detail)).toBeVisible();
  core.session.setToken(token);
  await expect.element(screen.getByText(detail)).not.toBeInTheDocument();
  expect(core.storage.session.get('answers_demo')).toBe('{"1":"Paris"}');
});

test('a notice stays until it is closed, or until a page after it was read: nothing moves by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen } = await open('/');
  notices.set({ text: 'Your account is deleted.' });
  const notice = screen.getByText('Your account is deleted.');
  await expect.element(notice).toBeVisible();
  // Led on at once, as after a deletion: it has not been read yet.
  navigate('/auth');
  await expect.element(notice).toBeVisible();
  vi.advanceTimersByTime(600_000);
  await expect.element(notice).toBeVisible();
  navigate('/');
  await expect.element(notice).not.toBeInTheDocument();
  notices.set({ text: 'Your account is deleted.' });
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});
