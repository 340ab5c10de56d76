import { demoGame, type FakeAnswers, fakeClient, play, refuses } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TeamList } from './team-list.tsx';

const { me } = demoGame();
const watcher = { ...me, is_captain: false, status: 'watching', joined: false, team_code: '' } as const;

async function open(view: Partial<GameView>, answers: FakeAnswers = {}) {
  const refresh = vi.fn();
  const game = { ...play([], { view: { team: null, me: watcher, ...view } }), refresh };
  const client = fakeClient({ answers, games: { g1: game } });
  const onLogIn = vi.fn();
  const screen = await render(<TeamList client={client} gameId="g1" onLogIn={onLogIn} />);
  return { client, refresh, onLogIn, screen, ask: screen.getByRole('button', { name: 'Ask to Join Quizzly Bears' }) };
}

test('SELECT-05 ROLE-17 CALL-18 a spectator asks to join one of the teams', async () => {
  const askToJoin = vi.fn(() => ({ status: 'success' }));
  const { ask, client, refresh } = await open({}, { askToJoin });
  await ask.click();
  await expect.poll(() => askToJoin.mock.calls.length).toBe(1);
  expect(refresh).not.toHaveBeenCalled();
  const body = { client_id: client.session.clientId() };
  expect(askToJoin).toHaveBeenCalledWith(
    expect.objectContaining({ params: { gameId: 'g1', teamId: 'alias-quizzly' }, body }),
  );
});

test('CALL-19 a pending request is shown as pending, and can be cancelled', async () => {
  const cancelJoinRequest = vi.fn(() => ({ status: 'success' }));
  const pending = { ...watcher, status: 'pending-join', requested: true, team_code: 'alias-quizzly' } as const;
  const { screen, client } = await open({ me: pending }, { cancelJoinRequest });
  await expect.element(screen.getByText('Waiting for the captain')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel Request Quizzly Bears' }).click();
  await expect.poll(() => cancelJoinRequest.mock.calls.length).toBe(1);
  const body = { client_id: client.session.clientId() };
  expect(cancelJoinRequest).toHaveBeenCalledWith(
    expect.objectContaining({ params: { gameId: 'g1', teamId: 'alias-quizzly' }, body }),
  );
});

test('SELECT-05 OPEN-03 a guest is offered to log in, and cannot ask a team', async () => {
  const { screen, ask, onLogIn } = await open({ me: { ...watcher, registered: false } });
  await expect.element(screen.getByText('Log in to ask a team to let you in.')).toBeVisible();
  expect(ask.query()).toBeNull();
  await screen.getByRole('button', { name: 'Log In' }).click();
  expect(onLogIn).toHaveBeenCalledOnce();
});

test('SELECT-05 OPEN-03 a guest’s team cannot be asked; a list that is opened looks whether they have logged in', async () => {
  const [mine, quizzly] = demoGame().game_teams;
  const owls = { teamid: 't-o', kt_team_id: '', team_code: 'alias-o', team_name: 'Lone Owl', team_image: '' };
  const alone = [mine, quizzly, { ...owls, no_requests: true }].flatMap((team) => team ?? []);
  const opened = await open({ game_teams: alone });
  await expect.element(opened.ask).toBeVisible();
  await expect.poll(() => opened.refresh.mock.calls.length).toBe(1);
  await expect.element(opened.screen.getByText('Takes nobody in right now')).toBeVisible();
  expect(opened.screen.getByRole('button', { name: 'Ask to Join Lone Owl' }).query()).toBeNull();
});

test('ERR-26 a failed request says so, with the server’s reason below', async () => {
  const askToJoin = refuses(409, 'This team belongs to a guest and has one player only.');
  const { screen, ask } = await open({}, { askToJoin });
  await ask.click();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeVisible();
  expect(alert.element().firstChild?.textContent).toBe('Something went wrong... Please try again');
  await expect.element(alert.getByText('This team belongs to a guest and has one player only.')).toBeVisible();
});
