import { type GameView, idempotencyHeader, type TeamStub } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import { demoGame, type FakeAnswers, fakeClient, fakeServer, offline, refuses } from '../fake/index.ts';
import { createTeamRegistration } from './team-registration.ts';

const stub = (kt_team_id: string, team_name: string): TeamStub => ({
  teamid: `r-${kt_team_id}`,
  kt_team_id,
  team_name,
  team_slogan: '',
  team_image: '',
  num_players: 3,
});
/** The rest of a registered team, as its page shows it. */
const roster = {
  owner: null,
  members: [],
  restrict_editing: false,
  no_requests: false,
  my_team: true,
  in_game: false,
};
const { team } = demoGame();
/** The Night Owls as a guest team, beside one that is registered. */
const guestTeam = {
  team: team && { ...team, kt_team_id: '' },
  game_teams: [
    { teamid: 't-owls', kt_team_id: '', team_code: 'owls-own-code', team_name: 'The Night Owls', team_image: '' },
    { teamid: 't-bears', kt_team_id: '10077', team_code: 'alias', team_name: 'Quizzly Bears', team_image: '' },
  ],
} satisfies Partial<GameView>;
const tied = (kt_team_id: string, team_name: string) => ({
  status: 'success',
  team: { ...guestTeam.game_teams[0], kt_team_id, team_name } as (typeof guestTeam.game_teams)[0],
});

function registration(answers: FakeAnswers = {}) {
  const core = fakeClient({ answers });
  const view = demoGame(guestTeam);
  const headers = () => core.sent('createTeam').map(({ headers }) => headers?.[idempotencyHeader]);
  return { ...createTeamRegistration(core, { gameId: 'g1', view: () => view }), headers };
}

test('GAME-29 OPEN-48 a guest team becomes a registered team of its captain; teams in the game are not offered', async () => {
  const ties: unknown[] = [];
  const { askTeams, register, get } = registration({
    listMyTeams: ({ query }) =>
      query.joined === 'yes' ? [stub('10077', 'Quizzly Bears'), stub('10042', 'Old Owls')] : [stub('1', 'Invited')],
    registerTeam: ({ params, body }) => {
      ties.push([params, body]);
      return tied('10042', 'Old Owls');
    },
  });
  expect(get()).toMatchObject({ teams: undefined, chosen: 'new' });
  await askTeams();
  expect(get()).toMatchObject({ teams: [{ kt_team_id: '10042' }], chosen: '10042', failed: false, asking: false });
  expect(await register()).toBe(true);
  expect(ties).toEqual([[{ id: 'g1', team: 'owls-own-code' }, { teamid: '10042' }]]);
  expect(get()).toMatchObject({ busy: false, done: { kt_team_id: '10042', team_name: 'Old Owls' } });
  expect(await register()).toBe(false);
});

test('GAME-29 a new team has the guest team’s name unless another is typed, gets a number, and replaces it', async () => {
  const bodies: unknown[] = [];
  const { setName, register, get } = registration({
    createTeam: ({ body }) => {
      bodies.push(body);
      return { kt_team_id: '10090' };
    },
    upgradeTeam: ({ body }) => {
      bodies.push(body);
      return tied('10090', 'Wise Owls');
    },
  });
  expect(get().name).toBe('The Night Owls');
  setName('  Wise   Owls ');
  expect(await register()).toBe(true);
  expect(bodies).toEqual([{ team_name: 'Wise Owls' }, { teamid: '10090' }]);
});

test('ERR-36 without a name nothing is created; nor with the name of another team in the game', async () => {
  const createTeam = vi.fn(() => ({ kt_team_id: '10090' }));
  const { setName, register, get } = registration({ createTeam });
  setName(' \u200b ');
  expect(await register()).toBe(false);
  expect(get().error).toEqual({ key: 'name-needed', detail: '' });
  setName('quizzly bears');
  expect(get().error).toBeUndefined();
  expect(await register()).toBe(false);
  expect(get()).toMatchObject({ name: 'quizzly bears', error: { key: 'name-taken' } });
  expect(createTeam).not.toHaveBeenCalled();
});

test('a created team that failed to replace the guest team is not created again: only the second step is retried, after a rename if needed', async () => {
  const createTeam = vi.fn(() => ({ kt_team_id: '10090' }));
  const edits: unknown[] = [];
  const upgradeTeam = vi.fn(
    refuses(409, 'A team in this game already has that name.') as () => ReturnType<typeof tied>,
  );
  const { setName, register, askTeams, get } = registration({
    createTeam,
    upgradeTeam,
    editTeam: ({ params, body }) => {
      edits.push([params, body]);
      return { ...stub('10090', 'Late Owls'), ...roster };
    },
    listMyTeams: [stub('10090', 'The Night Owls')],
  });
  expect(await register()).toBe(false);
  const error = { key: 'went-wrong', detail: 'A team in this game already has that name.' };
  expect(get()).toMatchObject({ name: 'The Night Owls', busy: false, error });
  upgradeTeam.mockImplementation(offline);
  expect(await register()).toBe(false);
  expect(get().error).toEqual({ key: 'went-wrong', detail: '' });
  expect(edits).toEqual([]);
  // A team created here is shown as `a new team`, not as another one of the list.
  await askTeams();
  expect(get()).toMatchObject({ teams: [], chosen: 'new' });

  upgradeTeam.mockImplementation(() => tied('10090', 'Late Owls'));
  setName('Late Owls');
  expect(await register()).toBe(true);
  const body = { team_name: 'Late Owls', restrict_editing: false, no_requests: false };
  expect(edits).toEqual([[{ id: '10090' }, body]]);
  expect(createTeam).toHaveBeenCalledTimes(1);
  expect(upgradeTeam).toHaveBeenCalledTimes(3);
});

test('G17 after a lost reply the same team is requested with the same id; another name is another team', async () => {
  const createTeam = vi.fn(offline as () => { kt_team_id: string });
  const { setName, register, headers } = registration({ createTeam, upgradeTeam: tied('10090', 'Owls') });
  await register();
  await register();
  setName('Wise Owls');
  await register();
  const [first, second, third] = headers();
  expect(first).toMatch(/./);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('ERR-09 a list that failed to load says so, and can be loaded again; a new team can be created all the same', async () => {
  const listMyTeams = vi.fn(offline as () => TeamStub[]);
  const { askTeams, get } = registration({ listMyTeams });
  await askTeams();
  expect(get()).toMatchObject({ teams: [], failed: true, asking: false, chosen: 'new' });
  listMyTeams.mockImplementation(() => [stub('10042', 'Old Owls')]);
  const again = askTeams();
  void askTeams();
  expect(get()).toMatchObject({ failed: true, asking: true });
  await again;
  expect(get()).toMatchObject({ failed: false, asking: false, chosen: '10042' });
  expect(listMyTeams).toHaveBeenCalledTimes(2);
});

test('a list that arrives late neither replaces the field in use nor changes the choice', async () => {
  const reply = Promise.withResolvers<TeamStub[]>();
  const { askTeams, setName, choose, get } = registration({ listMyTeams: () => reply.promise });
  const asked = askTeams();
  setName('Wise Owls');
  reply.resolve([stub('10042', 'Old Owls')]);
  await asked;
  expect(get()).toMatchObject({ chosen: 'new', name: 'Wise Owls' });
  choose('10042');
  await askTeams();
  expect(get().chosen).toBe('10042');
});

test('a double click registers once, and changes nothing meanwhile', async () => {
  const reply = Promise.withResolvers<{ kt_team_id: string }>();
  const createTeam = vi.fn(() => reply.promise);
  const { register, setName, choose, get } = registration({ createTeam, upgradeTeam: tied('10090', 'The Night Owls') });
  const first = register();
  expect(await register()).toBe(false);
  setName('Other');
  choose('10042');
  expect(get()).toMatchObject({ name: 'The Night Owls', chosen: 'new', busy: true });
  reply.resolve({ kt_team_id: '10090' });
  expect(await first).toBe(true);
  expect(createTeam).toHaveBeenCalledTimes(1);
});

test('GAME-29 MSG-REGISTER_TEAM with a server: everybody in the game receives the new number and name', async () => {
  const server = fakeServer();
  const [ada, ben] = ['Ada', 'Ben'].map((name) => createClient(server.phone({ name, team: 'The Night Owls' })));
  const games = [ada, ben].map((client) => client?.game(server.gameId));
  for (const game of games) game?.subscribe(() => {});
  const [game] = games;
  if (!ada || !game) throw new Error('There are two phones.');
  await expect.poll(() => games.map((each) => each?.get().connection)).toEqual(['live', 'live']);
  const { setName, register } = createTeamRegistration(ada, { gameId: server.gameId, view: () => game.get().view });
  setName('Wise Owls');
  expect(await register()).toBe(true);
  const heard = { team_name: 'Wise Owls', kt_team_id: '10000' };
  await expect.poll(() => games.map((each) => each?.get().view?.team)).toMatchObject([heard, heard]);
});
