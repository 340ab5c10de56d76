import { demoGame, type FakeClientOptions, fakeClient } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

/** An unsigned token with Priya's claims, as the client reads them. */
const token = `e30.${btoa(JSON.stringify({ sub: 'p1', exp: 4e9, player_name: 'Priya', email: 'p@quiz.example', phone: '' }))}.x`;

const { me } = demoGame();
const watching = (registered: boolean): Partial<GameView> => ({
  gameid: '12',
  team: null,
  me: { ...me, player_code: 'p-cleo', registered, is_captain: false, status: 'watching', joined: false, team_code: '' },
});

async function open(address: string, options: FakeClientOptions & { view?: Partial<GameView>; venue?: object } = {}) {
  const { view, venue, ...rest } = options;
  navigate(address, { replace: true });
  // The site creates its games itself; they load what the server replies.
  const loadGame = () => demoGame(view ?? watching(false));
  const client = fakeClient({ ...rest, answers: { loadGame, ...rest.answers } });
  const screen = await render(<App client={client} venue={{ ...unbranded, ...venue }} />);
  return { client, screen, panel: screen.getByRole('dialog', { name: 'Join a Team to Play' }) };
}

beforeEach(() => navigate('/', { replace: true }));

test('GAME-19 OPEN-25 `guest` opens the panel at adding a team, and the address is cleared without a new history entry', async () => {
  const before = history.length;
  const { panel } = await open('/game/12?guest=1&context=teams&utm_source=qr');
  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
  await expect.poll(() => location.pathname + location.search).toBe('/game/12');
  expect(history.length).toBe(before);
});

test('GAME-19 without `guest` and `context` nothing opens, and other queries are cleared too', async () => {
  const { panel, screen } = await open('/game/12?utm_source=qr');
  await expect.element(screen.getByRole('button', { name: 'Join a Team to Play' })).toBeVisible();
  await expect.poll(() => location.search).toBe('');
  expect(panel.query()).toBeNull();
});

test('OPEN-25 logging in from the panel leads back to the same place, with the name that was typed', async () => {
  const answers = {
    registerPlayer: { playerid: 'challenge-1' },
    contactCheck: { exists: true },
    validateCode: { status: 'success' as const, message: token },
  };
  const { panel, screen } = await open('/game/12', { answers });
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await panel.getByLabelText('Team name').fill('Late Owls');
  await panel.getByRole('button', { name: 'Log In' }).nth(1).click();
  await expect.poll(() => location.pathname).toBe('/auth');
  await screen.getByLabelText('Email address').fill('p@quiz.example');
  await screen.getByRole('button', { name: 'Send Code' }).click();
  await screen.getByLabelText('Code', { exact: true }).fill('123456');
  await screen.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
  await expect.element(panel.getByLabelText('Team name')).toHaveValue('Late Owls');
  await expect.poll(() => location.pathname + location.search).toBe('/game/12');
});

test('OPEN-25 continuing as a guest leads to adding a guest team', async () => {
  const { panel, screen } = await open('/game/12');
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  // In the list of teams, which a guest cannot ask to join.
  await panel.getByRole('button', { name: 'Log In' }).first().click();
  await screen.getByRole('link', { name: 'Or Continue as Guest' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
  await expect.poll(() => location.pathname + location.search).toBe('/game/12');
});

test('OPEN-74 OPEN-95 LIMIT-31 the tipping address and the currency are the venue’s', async () => {
  const links = { ...unbranded.links, tip: 'https://paypal.me/{handle}' };
  const venue = { links, currency: 'GBP', locale: 'en-GB' };
  const { screen } = await open('/game/12', { venue });
  await screen.getByRole('button', { name: 'Tip your QM' }).click();
  const link = screen.getByRole('link', { name: /^£5 to Sam on paypal\.me/ });
  await expect.element(link).toHaveAttribute('href', 'https://paypal.me/sam-the-host/5GBP');
});

test('GAME-16 a registered team’s page is one tap from its panel, and from the end of the game', async () => {
  const { screen } = await open('/game/12', { view: { gameid: '12' } });
  await screen.getByRole('button', { name: 'My Team' }).click();
  const panel = screen.getByRole('dialog', { name: 'The Night Owls' });
  await expect.element(panel.getByRole('link', { name: 'Team Page' })).toHaveAttribute('href', '/team/10042');
  await screen.unmount();
  const ended = await open('/game/12', { view: { gameid: '12', status: 'ended' } });
  const link = ended.screen.getByRole('main').getByRole('link', { name: 'Team Page' });
  await expect.element(link).toHaveAttribute('href', '/team/10042');
});
