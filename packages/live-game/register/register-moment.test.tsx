import { ask, begin, demoGame } from '@snug/client/fake';
import type { GameView, Message } from '@snug/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { member, renderGame, spectator } from '../tests/render-game.tsx';
import { type RenderInGameOptions, renderInGame } from '../tests/render-in-game.tsx';
import { RegisterMoment } from './register-moment.tsx';

const demo = demoGame();
const guestTeam = {
  team: demo.team && { ...demo.team, kt_team_id: '' },
  game_started: true,
} satisfies Partial<GameView>;
const dialog = () => page.getByRole('dialog', { name: 'Register your team' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits until effects have run, on Preact too. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function pass(ms: number): Promise<void> {
  await settled();
  vi.advanceTimersByTime(ms);
  await settled();
}

const watched = (options: RenderInGameOptions = {}) =>
  renderInGame(<RegisterMoment />, { view: guestTeam, ...options });
const isOpen = () => dialog().query() !== null;

async function staysClosed(): Promise<void> {
  await pass(10_000);
  expect(isOpen()).toBe(false);
}

async function opens(): Promise<void> {
  await pass(1_000);
  await expect.element(dialog()).toBeVisible();
}

test('GAME-27 OPEN-51 it opens for a logged-in captain of a guest team, once the screen has settled', async () => {
  await watched();
  await pass(900);
  expect(isOpen()).toBe(false);
  await pass(100);
  await expect.element(dialog()).toBeVisible();
});

test.each([
  ['a registered team', {}],
  ['a member who is not captain', { ...guestTeam, me: member.me }],
  ['a guest', { ...guestTeam, me: { ...demo.me, registered: false, playerid: '' } }],
  ['a player who only asked to join', { ...guestTeam, me: { ...demo.me, status: 'pending-join' } }],
  ['a spectator', { team: null, me: { ...demo.me, status: 'watching' } }],
  ['a game that is not live', { ...guestTeam, status: 'ended' }],
  ['a game that has not begun', { ...guestTeam, status: 'scheduled' }],
] as [string, Partial<GameView>][])('GAME-27 OPEN-51 not for %s', async (_, view) => {
  await watched({ view });
  await staysClosed();
});

test('GAME-27 STORE-11 LIMIT-28 once dismissed, it does not open in the next game of the session either', async () => {
  const { client, show } = await watched();
  await pass(1_000);
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.poll(isOpen).toBe(false);
  await staysClosed();
  expect(client.storage.session.get('dismissed_team_register')).toBe('true');
  await show(null);

  const other = await renderInGame(null, { view: guestTeam });
  other.client.storage.session.set('dismissed_team_register', 'true');
  await other.show(<RegisterMoment />);
  await staysClosed();
});

test('OPEN-51 it opens once per game, even after leaving the screen and coming back', async () => {
  const { show } = await watched();
  await opens();
  await show(null);
  await show(<RegisterMoment />);
  await staysClosed();
});

test('OPEN-51 it opens once per game, also when the page is loaded anew before anybody has closed it', async () => {
  const { client, show } = await watched();
  await opens();
  const marks = client.storage.session.keys('snug_register_asked_');
  await show(null);
  const next = await renderInGame(null, { view: guestTeam });
  for (const mark of marks) next.client.storage.session.set(mark, 'true');
  await next.show(<RegisterMoment />);
  await staysClosed();
});

test('OPEN-51 it leaves when a question is asked of a round that was submitted early', async () => {
  const { game } = await watched({ messages: [begin(), ask({ question_text: 'One?' })] });
  await game.submit();
  await opens();
  game.receive(ask({ question_text: 'One?' }, { question_text: 'Two?' }));
  await expect.poll(isOpen).toBe(false);
});

test('OPEN-51 it leaves a captain who is one no longer', async () => {
  const { game } = await watched();
  await opens();
  game.receive({ type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' });
  await expect.poll(isOpen).toBe(false);
});

test('OPEN-51 it never opens during a round, and waits until the round is submitted', async () => {
  const messages: Message[] = [begin(), ask({ question_text: 'One?' })];
  const { game } = await watched({ messages });
  await staysClosed();
  await game.submit();
  await opens();
});

test('OPEN-51 it never opens while somebody types, and waits until the field is left', async () => {
  const { show } = await renderInGame(<input aria-label="Note" />, { view: guestTeam });
  const field = page.getByLabelText('Note');
  (field.element() as HTMLInputElement).focus();
  await show(
    <>
      <input aria-label="Note" />
      <RegisterMoment />
    </>,
  );
  (field.element() as HTMLInputElement).focus();
  await staysClosed();
  (field.element() as HTMLInputElement).blur();
  await opens();
});

test('OPEN-51 Y5 it never opens over a dialog of the game or an open panel', async () => {
  const { game, show } = await watched({ game: { dialogs: [{ kind: 'promoted' }] } });
  await staysClosed();
  await show(
    <>
      <dialog open aria-label="Panel" />
      <RegisterMoment />
    </>,
  );
  game.closeDialog();
  await staysClosed();
  await show(<RegisterMoment />);
  await opens();
});

test('GAME-27 MSG-DROP_PLAYER it closes when the player is kicked, and does not come back with another team', async () => {
  const { game } = await watched();
  await opens();
  // As the load after the kick says.
  game.change({ view: demoGame(spectator) });
  await expect.poll(isOpen).toBe(false);
  game.change({ view: demoGame(guestTeam) });
  await staysClosed();
});

test('GAME-27 OPEN-51 it leaves by itself when a question is asked, and does not come back in this game', async () => {
  const { game, client } = await watched();
  await opens();
  game.receive(begin());
  await settled();
  expect(isOpen()).toBe(true);
  game.receive(ask({ question_text: 'One?' }));
  await expect.poll(isOpen).toBe(false);
  // Nobody dismissed it.
  expect(client.storage.session.get('dismissed_team_register')).toBeUndefined();
  await game.submit();
  await staysClosed();
});

test('GAME-27 OPEN-51 MSG-END_GAME it leaves when the game ends: nothing stands over the winners', async () => {
  const { game } = await watched();
  await opens();
  game.receive({ type: 'END_GAME' });
  await expect.poll(isOpen).toBe(false);
  await staysClosed();
});

test('GAME-27 OPEN-51 MSG-END_GAME whoever has typed a name into it reads why it comes too late', async () => {
  const { game } = await watched({ answers: { listMyTeams: [] } });
  await opens();
  await dialog().getByLabelText('Team name').fill('Wise Owls');
  game.receive({ type: 'END_GAME' });
  await expect.element(dialog().getByText('This game is over, so the team stays as it is.')).toBeVisible();
});

test('MSG-REGISTER_TEAM GAME-29 it stays open while the team is registered, and says so', async () => {
  const { game } = await watched();
  await opens();
  const team = {
    teamid: 't-owls',
    kt_team_id: '10055',
    team_code: 'alias',
    team_name: 'The Night Owls',
    team_image: '',
  };
  game.receive({ type: 'REGISTER_TEAM', team });
  await expect.element(page.getByText('The Night Owls is team #10055.')).toBeVisible();
});

test('GAME-27 OPEN-51 the live game asks a guest team, and fetches the script when needed', async () => {
  await renderGame([], { view: guestTeam });
  await expect
    .poll(async () => {
      await pass(1_000);
      return isOpen();
    })
    .toBe(true);
});
