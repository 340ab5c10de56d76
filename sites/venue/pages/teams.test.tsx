import { demoTeam, type FakeAnswers, fakeClient, refuses, unsigned } from '@snug/client/fake';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

const team_stats = 'https://stats.example/team/{kt_team_id}';
const venue = { ...unbranded, name: 'The Crown', links: { ...unbranded.links, team_stats } };

/** Priya, who has joined the demo team. */
const token = unsigned({
  sub: 'a-priya',
  exp: 4e9,
  player_name: 'Priya',
  email: 'p@quiz.example',
  phone: '5550104477',
});
const owls = demoTeam({ my_team: true });

interface Visit {
  readonly answers?: FakeAnswers;
  readonly isLoggedOut?: boolean;
}

async function open(path: string, { answers, isLoggedOut }: Visit = {}) {
  navigate(path, { replace: true });
  const client = fakeClient({
    answers: { teamDetail: demoTeam(), listTeams: [owls], ...answers },
  });
  if (!isLoggedOut) client.session.setToken(token);
  const screen = await render(<App client={client} venue={venue} />);
  return {
    client,
    screen,
    heading: (name: string | RegExp) => screen.getByRole('heading', { level: 1, name }),
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** The address and the title of the page. */
const place = () => [location.pathname + location.search, document.title];

const loginAnswers: FakeAnswers = {
  contactCheck: { exists: true },
  registerPlayer: { playerid: 'challenge-1' },
  validateCode: { status: 'success', message: token },
};

async function logIn({ screen, press }: Opened) {
  await screen.getByLabelText('Email address').fill('p@quiz.example');
  await press('Send Code');
  await screen.getByLabelText('Code').fill('123456');
  await press('Continue');
}

beforeEach(() => navigate('/', { replace: true }));

test('ROUTE-08 /team/list shows the player’s teams, and each opens its page', async () => {
  const { heading, press } = await open('/team/list');
  await expect.element(heading('Your Teams')).toBeVisible();
  await expect.poll(place).toEqual(['/team/list', 'Your Teams · The Crown']);
  await press('View The Night Owls');
  await expect.element(heading(/The Night Owls/)).toHaveFocus();
  expect(place()).toEqual(['/team/10042', 'Team · The Crown']);
});

test('ROUTE-09 /team/create has no guard: a visitor is asked to log in there, comes back, and creates a team', async () => {
  const answers: FakeAnswers = { ...loginAnswers, createTeam: { kt_team_id: '10042' } };
  const opened = await open('/team/create', { answers, isLoggedOut: true });
  const { screen, heading, press } = opened;
  await expect.element(heading('Create a Team!')).toBeVisible();
  await expect.element(screen.getByText('Ready to make your team official? Log in to get started!')).toBeVisible();
  await expect.poll(place).toEqual(['/team/create', 'Create a Team · The Crown']);
  await press('Log In');
  await expect.poll(() => place()[0]).toBe('/auth?previous=%2Fteam%2Fcreate');
  await logIn(opened);
  await screen.getByLabelText('Team name').fill('The Night Owls');
  await press('Create Team');
  await expect.element(heading(/The Night Owls/)).toBeVisible();
  expect(place()[0]).toBe('/team/10042');
});

test('ROUTE-10 /team/restore searches the archives, and leads to the team and to the list', async () => {
  const restored = { success: true, on_team: true, requested: false, invited: false, message: '' };
  const { screen, heading, press } = await open('/team/restore', { answers: { restoreTeam: restored } });
  await expect.element(heading('Team Archives')).toBeVisible();
  await expect.poll(place).toEqual(['/team/restore', 'Team Archives · The Crown']);
  const search = async () => {
    await screen.getByLabelText('Team number').fill('10042');
    await press('Search');
  };
  await search();
  await press('Your Teams');
  await expect.element(heading('Your Teams')).toBeVisible();
  expect(place()[0]).toBe('/team/list');
  navigate('/team/restore');
  await search();
  await press('View Team');
  await expect.element(heading(/The Night Owls/)).toBeVisible();
  expect(place()[0]).toBe('/team/10042');
});

test.each(['/team/list', '/team/restore'])('ROUTE-07 ROUTE-08 ROUTE-10 %s leads home without a login', async (path) => {
  const { client, heading } = await open(path, { isLoggedOut: true });
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  expect(location.pathname).toBe('/');
  expect([...client.sent('listTeams'), ...client.sent('restoreTeam')]).toEqual([]);
});

test('ROUTE-11 OPEN-06 /team/{number} shows the team with its statistics; list, create and restore are no numbers', async () => {
  const { client, screen, heading } = await open('/team/10042');
  await expect.element(heading(/The Night Owls/)).toBeVisible();
  expect(client.sent('teamDetail').map(({ params }) => params)).toEqual([{ id: '10042' }]);
  await expect
    .element(screen.getByRole('link', { name: /^See Stats/ }))
    .toHaveAttribute('href', 'https://stats.example/team/10042');
  for (const [path, title] of [
    ['/team/list', 'Your Teams'],
    ['/team/create', 'Create a Team!'],
    ['/team/restore', 'Team Archives'],
  ] as const) {
    navigate(path);
    await expect.element(heading(title)).toBeVisible();
  }
  expect(client.sent('teamDetail').length).toBe(1);
});

test('TEAM-22 ROLE-16 a visitor logs in from the team’s page, and is there again', async () => {
  const opened = await open('/team/10042', { answers: loginAnswers, isLoggedOut: true });
  await expect.element(opened.heading(/The Night Owls/)).toBeVisible();
  await opened.press('Log In');
  await expect.poll(() => place()[0]).toBe('/auth?previous=%2Fteam%2F10042');
  await logIn(opened);
  await expect.element(opened.heading(/The Night Owls/)).toBeVisible();
  expect(place()[0]).toBe('/team/10042');
});

test('MENU-07 OPEN-73 logged in, the menu has My Profile, MyTeams and Logout', async () => {
  const { screen, heading, press } = await open('/');
  await press('Menu');
  const entries = screen.getByRole('dialog').getByRole('listitem').getByRole('button').elements();
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Join Game', 'My Profile', 'MyTeams', 'Logout']);
  await press('MyTeams');
  await expect.element(heading('Your Teams')).toBeVisible();
  expect(place()[0]).toBe('/team/list');
});

test('MENU-07 logged out, the menu has neither profile nor teams', async () => {
  const { screen, press } = await open('/', { isLoggedOut: true });
  await press('Menu');
  const entries = screen.getByRole('dialog').getByRole('listitem').getByRole('button').elements();
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Join Game', 'Log In']);
});

test('the profile leads to the teams, these to a new one and to the archives', async () => {
  const { heading, press } = await open('/profile');
  await press('Your Teams');
  await expect.element(heading('Your Teams')).toBeVisible();
  await press('Create Team');
  await expect.element(heading('Create a Team!')).toBeVisible();
  navigate('/team/list');
  await press('Team Archives');
  await expect.element(heading('Team Archives')).toBeVisible();
});

test('ERR-08 a login that ends while a team is created leads home; what was typed waits at the form', async () => {
  const { client, screen, heading, press } = await open('/team/create', {
    answers: { createTeam: refuses(401, 'Please log in again.') },
  });
  await screen.getByLabelText('Team name').fill('The Night Owls');
  await press('Create Team');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  // As the client does with a refused token.
  client.session.clearToken();
  navigate('/');
  await expect.element(heading('Pull up a chair.')).toBeVisible();
  client.session.setToken(token);
  navigate('/team/create');
  await expect.element(screen.getByLabelText('Team name')).toHaveValue('The Night Owls');
});
