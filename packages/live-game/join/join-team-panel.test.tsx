import { demoGame, demoHead, type FakeAnswers, never, offline, refuses } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pending, renderGame, spectator } from '../tests/render-game.tsx';
import { slidesFrom } from '../tests/slides-from.ts';

const guest: Partial<GameView> = { ...spectator, me: { ...demoGame().me, ...spectator.me, registered: false } };
const open = (props: NonNullable<Parameters<typeof renderGame>[1]>['props'] = {}, view = guest) =>
  renderGame([], { view, props: { onLogIn: vi.fn(), ...props } }).then((shown) => ({
    ...shown,
    panel: shown.screen.getByRole('dialog', { name: 'Join a Team to Play' }),
  }));

test('GAME-18 the team list slides in from the bottom', async () => {
  const { screen, panel } = await open();
  expect(panel.query()).toBeNull();
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Teams in this game' })).toBeVisible();
  const element = panel.element();
  const { left, right, bottom } = element.getBoundingClientRect();
  expect([left, right, Math.round(bottom)]).toEqual([0, innerWidth, innerHeight]);
  expect(slidesFrom(element)).toMatch(/^0(px)? 100%$/);
});

test('OPEN-25 `guest` in the address opens the panel at adding a team as guest', async () => {
  const { panel } = await open({ opened: { guest: true } });
  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
  await expect.element(panel.getByLabelText('Team name')).toBeInViewport();
  await expect.element(panel.getByText(/^Without logging in, only this phone plays/)).toBeInTheDocument();
});

test('OPEN-25 `context` in the address opens the panel at the part from which somebody went to log in', async () => {
  const onLogIn = vi.fn();
  const left = await open({ onLogIn });
  await left.screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  for (const nth of [0, 1]) await left.panel.getByRole('button', { name: 'Log In' }).nth(nth).click();
  const [[teams], [ownTeam]] = onLogIn.mock.calls as [[string], [string]];
  await left.screen.unmount();

  const atTeams = await open({ opened: { context: teams } }, spectator);
  await expect.element(atTeams.panel.getByRole('heading', { name: 'Teams in this game' })).toBeInViewport();
  await expect.element(atTeams.panel.getByRole('button', { name: 'Ask to Join Quizzly Bears' })).toBeInViewport();
  await expect.element(atTeams.panel.getByRole('heading', { name: 'Or bring your own team' })).not.toHaveFocus();
  await atTeams.screen.unmount();

  const atOwn = await open({ opened: { context: ownTeam } }, spectator);
  await expect.element(atOwn.panel.getByRole('heading', { name: 'Or bring your own team' })).toHaveFocus();
});

test('OPEN-25 once closed, it opens by its button as usual', async () => {
  const { screen, panel } = await open({ opened: { guest: true } });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Or bring your own team' })).toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test.each([
  ['a player of a team', {}],
  ['a spectator of a game that is not live', { ...spectator, status: 'ended' }],
])('OPEN-25 nothing opens for %s', async (_, view) => {
  const { screen, panel } = await renderGame([], { view, props: { opened: { guest: true } } }).then((shown) => ({
    ...shown,
    panel: shown.screen.getByRole('dialog'),
  }));
  await expect.element(screen.getByRole('main')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tip your QM' })).toBeVisible();
  expect(panel.query()).toBeNull();
});

test('a team that is brought waits where a crowd is held up, until the panel is closed', async () => {
  const answers = { addTeam: never, listTeams: [] };
  const { client, screen } = await renderGame([], { view: spectator, answers, props: { onLogIn: vi.fn() } });
  const call = vi.spyOn(client, 'call');
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  const panel = screen.getByRole('dialog', { name: 'Join a Team to Play' });
  await panel.getByLabelText('Team name').fill('The Ravens');
  await panel.getByRole('button', { name: 'Add This Team' }).click();
  const options = () => call.mock.calls.find(([row]) => row.name === 'addTeam')?.[1];
  await expect.poll(options).toMatchObject({ patient: true, signal: { aborted: false } });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => options()?.signal?.aborted).toBe(true);
});

/** The panel as it opens, with what its look-up of the game answers. */
async function lookingUp(findGame: FakeAnswers['findGame'], more: FakeAnswers = {}) {
  const shown = await renderGame([], { view: spectator, answers: { findGame, listTeams: [], ...more } });
  await shown.screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  return { ...shown, panel: shown.screen.getByRole('dialog', { name: 'Join a Team to Play' }) };
}

const closedNote = /^The Quizmaster has closed the doors/;
const head = { game: demoHead, found_player: null };

test('closed doors are told as the panel opens, which offers no new team, and all of it comes at once', async () => {
  const reply = Promise.withResolvers<typeof head & { doors_closed: boolean }>();
  const { panel } = await lookingUp(() => reply.promise);
  await expect.element(panel.getByText('Finding your Teams...')).toBeInTheDocument();
  expect(panel.getByRole('heading', { name: 'Teams in this game' }).query()).toBeNull();
  reply.resolve({ ...head, doors_closed: true });
  await expect.element(panel.getByText(closedNote)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Ask to Join Quizzly Bears' })).toBeVisible();
  expect(panel.getByLabelText('Team name').query()).toBeNull();
});

test('the team that a spectator has left is offered: behind closed doors by one press, else by its name', async () => {
  const addTeam = vi.fn(() => ({ status: 'success', game_id: 'g1', team_code: 'own' }));
  const closed = await lookingUp({ ...head, doors_closed: true, left_team: 'The Ravens' }, { addTeam });
  await closed.panel.getByRole('button', { name: 'Back to The Ravens' }).click();
  await expect.poll(() => addTeam.mock.calls.length).toBe(1);
  expect(addTeam).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ kt_team_id: 'new', team_name: 'The Ravens' }) }),
  );
  await closed.screen.unmount();
  const { panel } = await lookingUp({ ...head, left_team: 'The Ravens' });
  await expect.element(panel.getByText('You left The Ravens. To come back, enter its name again.')).toBeVisible();
});

test.each([
  ['is refused', refuses(404, 'There is no open game with this code.')],
  ['fails', offline],
])('a look-up that %s takes nothing from the panel', async (_, findGame) => {
  const { panel } = await lookingUp(findGame);
  await expect.element(panel.getByLabelText('Team name')).toBeVisible();
  expect(panel.getByText(closedNote).query()).toBeNull();
});

/** The spectator's panel, with the way out of the game at its end. */
async function leaving(leaveGame: FakeAnswers['leaveGame'], view: Partial<GameView> = spectator) {
  const answers = { leaveGame, listTeams: [] };
  const shown = await renderGame([], { view, answers, props: { onLogIn: vi.fn() } });
  await shown.screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  const panel = shown.screen.getByRole('dialog', { name: 'Join a Team to Play' });
  const leave = panel.getByRole('button', { name: 'Leave Game' }).first();
  const question = shown.screen.getByRole('dialog', { name: 'Leave Tuesday Trivia at The Lantern?' });
  const confirm = question.getByRole('button', { name: 'Leave Game' });
  return { ...shown, panel, leave, question, confirm };
}

test('CALL-16 OPEN-46 a spectator leaves the game after a question, and is home', async () => {
  const leaveGame = vi.fn(() => ({ status: 'success' }));
  const { client, leave, question, confirm, onHome } = await leaving(leaveGame);
  client.storage.session.set('choseSpectator', 'true');
  await leave.click();
  await expect.element(question).toHaveAccessibleDescription('You stop watching. The game’s code lets you in again.');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(leave).toHaveFocus();
  expect(leaveGame).not.toHaveBeenCalled();

  await leave.click();
  await confirm.click();
  await expect.poll(() => onHome.mock.calls.length).toBe(1);
  expect(leaveGame).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { id: 'g1' }, body: { only_watching: true } }),
  );
  await expect.poll(announced).toContain('You left Tuesday Trivia at The Lantern.');
  expect(client.storage.session.get('choseSpectator')).toBeUndefined();
});

test('CALL-16 the question says that a request to join a team is withdrawn', async () => {
  const { leave, question } = await leaving({ status: 'success' }, pending);
  await leave.click();
  await expect
    .element(question)
    .toHaveAccessibleDescription(/^You stop watching, and no longer ask to join Quizzly Bears\./);
});

test('CALL-16 while the game is being left the button is busy, keeps the focus, and does not ask again', async () => {
  const leaveGame = vi.fn(never);
  const { leave, question, confirm, onHome } = await leaving(leaveGame);
  await leave.click();
  await confirm.click();
  await expect.element(leave).toHaveAttribute('aria-busy', 'true');
  await expect.element(leave).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(question.query()).toBeNull();
  expect([leaveGame.mock.calls.length, onHome.mock.calls.length]).toEqual([1, 0]);
});

test('CALL-16 ERR-07 a refusal has the server’s text, a network error a sentence, and the player still watches', async () => {
  const answers = [refuses(403, 'You have not joined this game.'), offline];
  const { panel, leave, confirm, onHome } = await leaving(() => answers.shift()?.() as never);
  for (const sentence of [
    'You have not joined this game.',
    'We could not get you out. Your connection may be slow tonight.',
  ]) {
    await leave.click();
    await confirm.click();
    await expect.element(panel.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(leave).toHaveFocus();
  }
  expect(onHome).not.toHaveBeenCalled();
});

test('CALL-16 OPEN-46 whoever closes the panel meanwhile is out of the game, and so goes home', async () => {
  const reply = Promise.withResolvers<{ status: string }>();
  const { panel, leave, confirm, onHome } = await leaving(() => reply.promise);
  await leave.click();
  await confirm.click();
  await expect.element(leave).toHaveAttribute('aria-busy', 'true');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  reply.resolve({ status: 'success' });
  await expect.poll(() => onHome.mock.calls.length).toBe(1);
  await expect.poll(announced).toContain('You left Tuesday Trivia at The Lantern.');
});

test('CALL-16 whoever has gone elsewhere meanwhile is not taken home', async () => {
  const reply = Promise.withResolvers<{ status: string }>();
  const { client, screen, leave, confirm, onHome } = await leaving(() => reply.promise);
  client.storage.session.set('choseSpectator', 'true');
  await leave.click();
  await confirm.click();
  await expect.element(leave).toHaveAttribute('aria-busy', 'true');
  await screen.unmount();
  reply.resolve({ status: 'success' });
  await expect.poll(() => client.storage.session.get('choseSpectator')).toBeUndefined();
  await new Promise((done) => setTimeout(done));
  expect(onHome).not.toHaveBeenCalled();
});
