import { demoGame, offline, refuses } from '@snug/client/fake';
import type { GameView, TeamStub } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderInGameOptions, renderInGame } from '../tests/render-in-game.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { RegisterTeam } from './register-team.tsx';

const demo = demoGame();
const team = demo.team && { ...demo.team, kt_team_id: '' };
const asCaptain: Partial<GameView> = {
  team,
  game_teams: demo.game_teams.map((each) => ({ ...each, kt_team_id: each.teamid === 't-owls' ? '' : '10077' })),
};
const asMember: Partial<GameView> = { ...asCaptain, me: { ...demo.me, ...demo.team?.players[1], playerid: 'a-ben' } };

const stub = (kt_team_id: string, team_name: string): TeamStub => ({
  teamid: `r-${kt_team_id}`,
  kt_team_id,
  team_name,
  team_slogan: '',
  team_image: '',
  num_players: 3,
});
const tied = (kt_team_id: string, team_name: string) => ({
  status: 'success',
  team: { teamid: 't-owls', kt_team_id, team_code: 'owls-own-code', team_name, team_image: '' },
});

const shown = (onClose: () => void) => (
  <RegisterDialog open onClose={onClose}>
    <RegisterTeam />
  </RegisterDialog>
);

async function opened(options: RenderInGameOptions = {}) {
  const onClose = vi.fn();
  const rendered = await renderInGame(shown(onClose), { view: asCaptain, ...options });
  const dialog = rendered.screen.getByRole('dialog', { name: 'Register your team' });
  const button = (name: string) => rendered.screen.getByRole('button', { name });
  return { ...rendered, onClose, dialog, button, field: dialog.getByLabelText('Team name') };
}

test('GAME-29 CALL-32 the captain chooses one of their teams; those in this game already are not offered', async () => {
  const registerTeam = vi.fn((_: unknown) => tied('10042', 'Old Owls'));
  const { dialog, button, field } = await opened({
    answers: { listMyTeams: [stub('10077', 'Quizzly Bears'), stub('10042', 'Old Owls')], registerTeam },
  });
  await expect.element(dialog.getByRole('radio', { name: /Old Owls/ })).toBeChecked();
  expect(dialog.getByRole('radio').elements()).toHaveLength(2);
  expect(field.query()).toBeNull();
  await button('Register').click();
  await expect.element(dialog.getByRole('heading', { name: 'Now it is official' })).toBeVisible();
  await expect.element(dialog.getByText('Old Owls is team #10042.').first()).toBeVisible();
  expect(registerTeam).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 'g1', team: 'owls-own-code' }, body: { teamid: '10042' } }),
  );
  await expect.poll(announced).toContain('Old Owls is team #10042.');
  // The pressed button is gone.
  await expect.element(dialog.getByRole('paragraph').first()).toHaveFocus();
});

test('GAME-29 CALL-42 without a registered team, a new one is made with the guest team’s name', async () => {
  const upgradeTeam = vi.fn((_: unknown) => tied('10090', 'The Night Owls'));
  const createTeam = vi.fn((_: unknown) => ({ kt_team_id: '10090' }));
  const { field, button, screen } = await opened({ answers: { createTeam, upgradeTeam } });
  await expect.element(field).toHaveValue('The Night Owls');
  await button('Register').click();
  await expect.element(screen.getByText('The Night Owls is team #10090.').first()).toBeVisible();
  expect(createTeam).toHaveBeenCalledWith(expect.objectContaining({ body: { team_name: 'The Night Owls' } }));
  expect(upgradeTeam).toHaveBeenCalledWith(
    expect.objectContaining({ params: { gameid: 'g1', team_code: 'owls-own-code' }, body: { teamid: '10090' } }),
  );
});

test('ERR-36 LIMIT-02 a name is required, of at most 125 characters', async () => {
  const createTeam = vi.fn(() => ({ kt_team_id: '10090' }));
  const { field, button } = await opened({ answers: { createTeam } });
  await field.fill('x'.repeat(130));
  await expect.element(field).toHaveValue('x'.repeat(125));
  await field.fill('  ');
  await button('Register').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('A team name is required');
  await expect.element(field).toHaveFocus();
  await field.fill('quizzly bears');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('A team in this game already has that name.');
  await expect.element(field).toHaveValue('quizzly bears');
  expect(createTeam).not.toHaveBeenCalled();
});

test('ERR-39 a refusal shows why and loses no text; a team that was made is not made twice', async () => {
  const createTeam = vi.fn(() => ({ kt_team_id: '10090' }));
  const upgradeTeam = vi.fn<() => ReturnType<typeof tied>>(refuses(409, 'That team already plays in this game.'));
  const { field, button, screen, show, onClose } = await opened({ answers: { createTeam, upgradeTeam } });
  await field.fill('Wise Owls');
  await button('Register').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That team already plays in this game.');
  await expect.element(field).toHaveValue('Wise Owls');
  upgradeTeam.mockImplementation(offline);
  await button('Register').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The team could not be registered. Your connection may be slow tonight. Please try once more.');

  // Nor after the dialog was closed meanwhile.
  await show(null);
  upgradeTeam.mockImplementation(() => tied('10090', 'Wise Owls'));
  await show(shown(onClose));
  await expect.element(field).toHaveValue('Wise Owls');
  await button('Register').click();
  await expect.element(screen.getByText('Wise Owls is team #10090.').first()).toBeVisible();
  expect(createTeam).toHaveBeenCalledTimes(1);
});

test('ERR-09 when the teams fail to load that is shown, and they can be loaded again', async () => {
  const listMyTeams = vi.fn<() => TeamStub[]>(offline);
  const { dialog, button, field } = await opened({ answers: { listMyTeams } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error retrieving teams!');
  await expect.element(field).toBeVisible();
  listMyTeams.mockImplementation(() => [stub('10042', 'Old Owls')]);
  await button('Try again').click();
  await expect.element(dialog.getByRole('radio', { name: /Old Owls/ })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('MSG-REGISTER_TEAM a team registered elsewhere meanwhile is shown as such', async () => {
  const { game, screen } = await opened();
  game.receive({ type: 'REGISTER_TEAM', team: { ...tied('10055', 'Old Owls').team, team_code: 'alias' } });
  await expect.element(screen.getByText('Old Owls is team #10055.')).toBeVisible();
});

test('ROLE-09 GAME-27 a member reads that the captain can, and is offered nothing else', async () => {
  const listMyTeams = vi.fn(() => []);
  const { dialog, field, onClose, button } = await opened({ view: asMember, answers: { listMyTeams } });
  await expect.element(dialog.getByText('Your captain can do it, from My Team: tell Ada.')).toBeVisible();
  expect(field.query()).toBeNull();
  await button('Close').click();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(listMyTeams).not.toHaveBeenCalled();
});

test('H47 a player logged in by a link is asked to log in with a code', async () => {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const token = `${part({ alg: 'HS256' })}.${part({ sub: 'a-ada', via: 'link' })}.x`;
  const { dialog, field, button, onLogIn } = await opened({ token });
  await expect.element(dialog.getByText(/^A teammate’s link let you in last time\./)).toBeVisible();
  expect(field.query()).toBeNull();
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledExactlyOnceWith();
});

test.each(['Close', 'Escape'])('GAME-27 STORE-11 closed by %s, it is dismissed for the session', async (way) => {
  const { client, onClose, button } = await opened();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await button(way).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(client.storage.session.get('dismissed_team_register')).toBe('true');
  expect(client.storage.local.get('dismissed_team_register')).toBeUndefined();
});

test('Y5 Y10 the first focus is on a sentence; at 320 px with text twice as large nothing overflows the dialog', async () => {
  const { dialog, screen } = await opened({ answers: { listMyTeams: [stub('10042', 'W'.repeat(60))] } });
  await expect.element(dialog.getByText(/^A registered team has a number/)).toHaveFocus();
  await page.viewport(320, 600);
  screen.container.querySelector<HTMLElement>(':scope > div')?.style.setProperty('--snug-text', '32px');
  await expect.element(dialog.getByRole('radio').first()).toBeInTheDocument();
  expect(getComputedStyle(dialog.element()).fontSize).toBe('32px');
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
  await page.viewport(390, 844);
});
