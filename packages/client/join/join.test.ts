import type { FoundGame } from '@snug/contract';
import { expect, test } from 'vitest';
import { demoGame } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { offline, refuses } from '../fake/replies.ts';
import type { FakeAnswers } from '../fake/rows.ts';
import { createJoin } from './join.ts';
import { joinIsDone } from './target.ts';

const { gameid, code, kind, title, venue, date, status } = demoGame();
const game = { gameid, code, kind, title, venue, date, status };
const guest = { client_id: 'client-id-from-before', player: null, player_name: 'Ada' };
const registered = { ...guest, player: { player_code: 'p-ada' } };

function joinWith(answers: FakeAnswers = {}) {
  const client = fakeClient({ answers });
  const called = () => client.calls.map(({ name }) => name);
  const bodies = (name: keyof FakeAnswers) => client.sent(name).map(({ body }) => body);
  return { client, called, bodies, join: createJoin(client) };
}

async function found(answers: FakeAnswers = {}) {
  const world = joinWith(answers);
  world.join.setCode(code);
  await world.join.find();
  return world;
}

test('JOIN-04 finding shows while the code is looked up; JOIN-12 a new game is found', async () => {
  const { join, called } = joinWith();
  const steps: string[] = [];
  join.subscribe(() => steps.push(join.get().step));
  await join.find();
  expect(called()).toEqual([]);
  join.setCode(code);
  await join.find();
  expect(steps).toEqual(['code', 'finding', 'found']);
  expect(join.get()).toMatchObject({ step: 'found', game, code });
});

test('JOIN-05 JOIN-06 a returning player who is logged in is recognised, and goes straight to the game', async () => {
  const { client, join } = joinWith({ findGame: { game, found_player: registered } });
  client.session.setToken('a.b.c');
  join.setCode(code);
  await join.find();
  expect(client.session.clientId()).toBe('client-id-from-before');
  expect(join.get()).toMatchObject({ step: 'go', to: '/game/g1', gameId: 'g1' });
});

test('JOIN-07 a registered returning player who is not logged in has the choice', async () => {
  const { join } = await found({ findGame: { game, found_player: registered } });
  expect(join.get()).toMatchObject({ step: 'found-choice', playerName: 'Ada', busy: false });
});

test('STORE-05 STORE-08 JOIN-08 OPEN-19 OPEN-20 Log In goes to /auth and comes back to this game, whose code is kept', async () => {
  const { join, client } = await found({ findGame: { game, found_player: registered } });
  join.logIn();
  expect(join.get()).toMatchObject({ step: 'go', to: '/auth?previous=%2Fgame%2Fg1' });
  expect(client.storage.session.get('target_code')).toBe(code);
  expect(client.storage.local.get('join_status')).toBe('login');
});

test('JOIN-09 JOIN-10 New Player creates a fresh client id, and joins as that player', async () => {
  const { join, client, bodies } = await found({ findGame: { game, found_player: registered } });
  const before = client.session.clientId();
  await join.newPlayer();
  const fresh = client.session.clientId();
  expect(fresh).not.toBe(before);
  expect(bodies('newPlayer')).toEqual([{ client_id: fresh }]);
  expect(join.get().step).toBe('team');
});

test('JOIN-10 ERR-05 when that fails the old client id is restored, and the choice is back', async () => {
  for (const newPlayer of [refuses(500, 'Broken.'), offline, { success: false }]) {
    const { join, client } = await found({ findGame: { game, found_player: registered }, newPlayer });
    const before = client.session.clientId();
    await join.newPlayer();
    expect(client.session.clientId()).toBe(before);
    expect(join.get()).toMatchObject({ step: 'found-choice', busy: false, error: { key: 'went-wrong' } });
  }
});

test('JOIN-09 an abandoned New Player that fails late does not replace the id created since', async () => {
  const replies: PromiseWithResolvers<{ success: boolean }>[] = [];
  const { join, client } = await found({
    findGame: { game, found_player: registered },
    newPlayer: () => {
      const reply = Promise.withResolvers<{ success: boolean }>();
      replies.push(reply);
      return reply.promise;
    },
  });
  const first = join.newPlayer();
  join.back();
  await join.find();
  const second = join.newPlayer();
  const made = client.session.clientId();
  replies[1]?.resolve({ success: true });
  await second;
  replies[0]?.reject(new TypeError('offline'));
  await first;
  expect([client.session.clientId(), join.get().step]).toEqual([made, 'team']);
});

test('JOIN-11 a returning player who is not registered goes straight to the game', async () => {
  const { join } = await found({ findGame: { game, found_player: guest } });
  expect(join.get()).toMatchObject({ step: 'go', to: '/game/g1' });
});

test('JOIN-13 OPEN-17 Join asks for a team; a new one joins and opens the game', async () => {
  const { join, bodies } = await found();
  join.join();
  expect(join.get().step).toBe('team');
  await join.choose({ team_name: 'Owls', num_players: 3.7 });
  expect(bodies('joinWithCode')).toEqual([{ code, team_name: 'Owls', kt_team_id: 'new', num_players: 3, invites: [] }]);
  expect(join.get()).toMatchObject({ step: 'go', to: '/game/g1', gameId: 'g1' });
});

test('RULE-01 a code of another length, or a team without a name, is not used to join', async () => {
  for (const [typed, choice] of [
    ['20481', { team_name: 'Owls' }],
    [code, { team_name: ' \u200b ' }],
    [code, { team: { kt_team_id: '10042', team_name: '' } }],
  ] as const) {
    const { join, called } = joinWith({ findGame: { game, found_player: null } });
    join.setCode(typed);
    await join.find();
    join.join();
    await join.choose(choice);
    expect([called(), join.get().step]).toEqual([['findGame'], 'team']);
  }
});

test('RULE-02 RULE-04 RULE-07 a name is cut to 125 characters; invites are sent once each, and all counted as players', async () => {
  const { join, client, bodies } = await found();
  client.session.setToken(`e30.${btoa(JSON.stringify({ sub: 'ada', exp: 4e9, email: 'ada@quiz.example' }))}.x`);
  join.join();
  const [ben, cleo] = [{ email: 'ben@quiz.example' }, { phone: '5551234567' }];
  const invites = [ben, cleo, { email: 'Ben@quiz.example' }, { email: 'ada@quiz.example' }];
  await join.choose({ team_name: `${'🦉'.repeat(124)}  Owls`, num_players: 2.9, invites });
  expect(bodies('joinWithCode')).toEqual([
    { code, team_name: '🦉'.repeat(124), kt_team_id: 'new', num_players: 3, invites: [ben, cleo] },
  ]);
});

test('OPEN-17 a registered team joins by its number', async () => {
  const { join, bodies } = await found();
  join.join();
  await join.choose({ team: { kt_team_id: '10042', team_name: 'Night Owls' } });
  expect(bodies('joinWithCode')).toMatchObject([{ kt_team_id: '10042', team_name: 'Night Owls', num_players: 1 }]);
});

test('STORE-10 OPEN-17 spectating joins without a team and is remembered for the session', async () => {
  const { join, client, bodies } = await found();
  await join.watch();
  expect(bodies('joinGame')).toEqual([{}]);
  expect(client.storage.session.get('choseSpectator')).toBe('true');
  expect(join.get()).toMatchObject({ step: 'go', gameId: 'g1' });
});

test('SELECT-05 asking a team watches the game, asks by the alias, and opens it; a refused ask stays, and can be made again', async () => {
  const teams = [{ kt_team_id: '', team_code: 'alias-1', team_name: 'Owls' }];
  const askToJoin = { status: 'success' };
  const { join, called, bodies, client } = await found({ findGame: { game, found_player: null, teams }, askToJoin });
  join.join();
  expect(join.get()).toMatchObject({ step: 'team', teams });
  client.storage.session.set('snug_team_name', 'owls');
  await join.watch('alias-1');
  expect(called()).toEqual(['findGame', 'joinGame', 'askToJoin']);
  expect(bodies('askToJoin')).toEqual([{ client_id: client.session.clientId() }]);
  expect(join.get()).toMatchObject({ step: 'go', by: 'join', gameId: 'g1' });
  expect(client.storage.session.get('choseSpectator')).toBeUndefined();
  expect(client.storage.session.get('snug_team_name')).toBeUndefined();

  const refused = await found({ findGame: { game, found_player: null, teams }, askToJoin: refuses(403, 'Not here.') });
  refused.join.join();
  await refused.join.watch('alias-1');
  const error = { key: 'try-again', detail: 'Not here.' };
  expect(refused.join.get()).toMatchObject({ step: 'team', teams, error });
});

test('JOIN-09 the teams of the game are known to a new player as well', async () => {
  const teams = [{ kt_team_id: '', team_code: 'alias-1', team_name: 'Owls' }];
  const { join } = await found({ findGame: { game, found_player: registered, teams } });
  await join.newPlayer();
  expect(join.get()).toMatchObject({ step: 'team', teams });
});

test('JOIN-14 OPEN-19 a stored target code is looked up by itself, the session’s first, and both are cleared', async () => {
  const { join, client, called } = joinWith();
  client.storage.session.set('target_code', code);
  client.storage.local.set('target_code', '999999');
  await join.start();
  expect(called()).toEqual(['gameExists', 'findGame']);
  expect(join.get()).toMatchObject({ step: 'found', code });
  expect([client.storage.session.get('target_code'), client.storage.local.get('target_code')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('OPEN-15 a stale target code is dropped without an error; a network error keeps it for the next time', async () => {
  const stale = joinWith({ gameExists: { exists: false } });
  stale.client.storage.local.set('target_code', '111111');
  await stale.join.start();
  expect(stale.join.get()).toEqual({ step: 'code', code: '' });
  expect(stale.client.storage.local.get('target_code')).toBeUndefined();

  const cut = joinWith({ gameExists: offline });
  cut.client.storage.local.set('target_code', '111111');
  await cut.join.start();
  expect(cut.join.get()).toEqual({ step: 'code', code: '' });
  expect(cut.client.storage.local.get('target_code')).toBe('111111');
});

test('STORE-03 OPEN-19 a target code in local storage alone is looked up too, and cleared', async () => {
  const { join, client, called } = joinWith();
  client.storage.local.set('target_code', code);
  await join.start();
  expect(called()).toEqual(['gameExists', 'findGame']);
  expect(join.get()).toMatchObject({ step: 'found', code });
  expect(client.storage.local.keys('')).not.toContain('target_code');
});

test('H68 a corrupt session value does not hide the target code in local storage', async () => {
  const { join, client, called } = joinWith();
  client.storage.session.set('target_code', '{');
  client.storage.local.set('target_code', code);
  await join.start();
  expect([called(), join.get().step]).toEqual([['gameExists', 'findGame'], 'found']);
});

test.each(['', ' ', 'null', '{', '20481', '2048167', '２０４８１６', '204816\n', '../../x', 'x'.repeat(5_000_000)])(
  'H68 the corrupt value %j in target_code is dropped, and nothing is requested',
  async (stored) => {
    for (const place of ['local', 'session'] as const) {
      const { join, client, called } = joinWith();
      client.storage[place].set('target_code', stored);
      await join.start();
      expect([called(), join.get()]).toEqual([[], { step: 'code', code: '' }]);
      if (stored) expect(client.storage[place].get('target_code')).toBeUndefined();
    }
  },
);

test('STORE-05 OPEN-20 the stored step of a join is removed once it is done, here or after the login', async () => {
  const { join, client } = await found({ findGame: { game, found_player: registered } });
  join.logIn();
  expect(client.storage.local.get('join_status')).toBe('login');
  joinIsDone(client.storage);
  const places = [client.storage.local, client.storage.session];
  expect(places.map((place) => place.keys('').filter((key) => /^(join|target)_/.test(key)))).toEqual([[], []]);

  const other = await found();
  other.client.storage.local.set('join_status', 'login');
  await other.join.watch();
  expect(other.client.storage.local.get('join_status')).toBeUndefined();
});

test('the reply to an abandoned lookup changes nothing, and does not mix its game with another code', async () => {
  const answers: ((found: FoundGame) => void)[] = [];
  const { join } = joinWith({ findGame: () => new Promise((resolve) => answers.push(resolve)) });
  join.setCode('111111');
  const first = join.find();
  join.back();
  join.setCode(code);
  const second = join.find();
  answers[0]?.({ game: { ...game, gameid: 'other' }, found_player: null });
  await first;
  expect(join.get()).toEqual({ step: 'finding', code });
  answers[1]?.({ game, found_player: null });
  await second;
  expect(join.get()).toEqual({ step: 'found', code, game });
});

test('ERR-05 ERR-29 where no client id can be created, New Player shows an error with a way on instead of waiting for ever', async () => {
  const { join, client } = await found({ findGame: { game, found_player: registered } });
  client.session.freshClientId = () => {
    throw new Error('Client ID was not set!');
  };
  await join.newPlayer();
  expect(join.get()).toMatchObject({ step: 'found-choice', busy: false, error: { key: 'went-wrong' } });
});

test('JOIN-14 with no target code nothing is requested', async () => {
  const { join, called } = joinWith();
  await join.start();
  expect(called()).toEqual([]);
});

test('ERR-04 OPEN-79 a code that finds nothing shows the server’s detail, or none after a network error', async () => {
  const refused = await found({ findGame: refuses(404, 'There is no open game with this code.') });
  expect(refused.join.get()).toEqual({
    step: 'code',
    code,
    error: { key: 'try-again', detail: 'There is no open game with this code.' },
  });
  const cut = await found({ findGame: offline });
  expect(cut.join.get()).toEqual({ step: 'code', code, error: { key: 'try-again' } });
  cut.join.setCode('2');
  expect(cut.join.get()).toEqual({ step: 'code', code: '2' });
});

test('ERR-04 joining by code that fails goes back to the team with the detail', async () => {
  const { join } = await found({ joinWithCode: refuses(409, 'That name is taken.') });
  join.join();
  await join.choose({ team_name: 'Owls' });
  expect(join.get()).toMatchObject({ step: 'team', error: { key: 'try-again', detail: 'That name is taken.' } });
});

test('ERR-05 joining a found game that fails has one text', async () => {
  const { join } = await found({ joinGame: refuses(403, 'No.') });
  await join.watch();
  expect(join.get()).toMatchObject({ step: 'found', error: { key: 'went-wrong' } });
  expect(join.get().error?.detail).toBeUndefined();
});

test('closed doors and a full game turn a spectator away with the server’s own sentence', async () => {
  const { join } = await found({ joinGame: refuses(409, 'The doors are closed.') });
  await join.watch();
  expect(join.get()).toMatchObject({ step: 'found', error: { detail: 'The doors are closed.' } });
});

test.each(['joinGame', 'newPlayer'] as const)('%s that comes too fast says so in the server’s words', async (name) => {
  const detail = 'That is too fast. Please wait a moment.';
  const { join } = await found({
    findGame: { game, found_player: registered },
    [name]: refuses(429, detail),
  });
  if (name === 'newPlayer') await join.newPlayer();
  else {
    await join.newPlayer();
    await join.watch();
  }
  expect(join.get()).toMatchObject({ error: { key: 'went-wrong', detail } });
});

test('a reply that violates the contract is an error, not a crash', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: what a broken server may send
  const { join } = await found({ findGame: { game: null } as any });
  expect(join.get()).toMatchObject({ step: 'code', error: { key: 'try-again' } });
});

test('a double click looks up once', async () => {
  const { join, called } = joinWith();
  join.setCode(code);
  await Promise.all([join.find(), join.find()]);
  expect(called()).toEqual(['findGame']);
});

test('back keeps the code', async () => {
  const { join } = await found();
  join.join();
  join.back();
  expect(join.get()).toEqual({ step: 'code', code });
});

test('JOIN-16 a registered team in the game is joined by its link, without a call; another one is added to the game', async () => {
  const here = { kt_team_id: '10042', team_code: 'k3/v9' };
  const answers = { findGame: { game, found_player: null, my_teams: [here] } };
  const { join, client, called } = await found(answers);
  join.join();
  client.calls.length = 0;
  await join.choose({ team: { kt_team_id: '10042', team_name: 'The Night Owls' } });
  expect(join.get()).toEqual({ step: 'go', by: 'link', code, to: '/auth/link/join/g1/team/k3%2Fv9' });
  expect(called()).toEqual([]);

  const other = await found(answers);
  other.join.join();
  await other.join.choose({ team: { kt_team_id: '10077', team_name: 'Quizzly Bears' } });
  expect(other.join.get()).toMatchObject({ step: 'go', gameId: 'g1' });
});

test('ERR-30 OPEN-80 a verb that needs a found game shows an error without one, and sends nothing', async () => {
  const { join, called } = joinWith();
  for (const verb of [join.join, join.watch, () => join.watch('owls'), () => join.choose({ team_name: 'Owls' })]) {
    join.setCode(code);
    await verb();
    expect(join.get()).toEqual({ step: 'code', code, error: { key: 'went-wrong', detail: 'Game not found!' } });
  }
  expect(called()).toEqual([]);
});

test('OPEN-20 after a login to choose a team the choice of teams is shown, for that game only and once', async () => {
  const { join, client } = await found();
  join.join();
  join.logIn();
  expect(join.get()).toMatchObject({ step: 'go', to: '/auth?previous=%2Fjoin%3Fcode%3D204816' });

  const back = createJoin(client);
  back.setCode(code);
  await back.find();
  expect(back.get()).toMatchObject({ step: 'team', game });
  back.back();
  await back.find();
  expect(back.get()).toMatchObject({ step: 'found' });

  client.storage.local.set('join_status', 'team 111111');
  back.back();
  await back.find();
  expect(back.get()).toMatchObject({ step: 'found' });
});
