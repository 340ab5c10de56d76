import { expect, test, vi } from 'vitest';
import { createCaller } from '../call.ts';
import { demoGame } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { offline, refuses } from '../fake/replies.ts';
import type { FakeAnswers } from '../fake/rows.ts';
import { acceptInvite, enterGame } from './enter-game.ts';
import { myGames } from './my-games.ts';
import { teamHerePath } from './paths.ts';

const watching = { gameid: 'g 1', spectator: true };
const playing = { gameid: 'g 1', spectator: false };

function world(answers: FakeAnswers = {}) {
  const calls: string[] = [];
  const client = fakeClient({ answers });
  const call: typeof client.call = (row, options) => {
    calls.push(row.name);
    return client.call(row, options);
  };
  return { calls, core: { ...client, call } };
}

test('JOIN-15 a game entry flagged spectator opens the game directly, with no join call', async () => {
  const { core, calls } = world();
  expect(await enterGame(core, watching)).toEqual({ to: '/game/g%201' });
  expect(calls).toEqual([]);
});

test('any other entry joins first, and opens the game that the server names', async () => {
  const { core, calls } = world({ joinGame: { status: 'success', game_id: 'g2' } });
  expect(await enterGame(core, playing)).toEqual({ to: '/game/g2' });
  expect(calls).toEqual(['joinGame']);
});

test('OPEN-71 an accepted invite joins its team by its code, also for a spectator', async () => {
  const joinGame = vi.fn(() => ({ status: 'success', game_id: 'g 1' }));
  const { core } = world({ joinGame });
  expect(await acceptInvite(core, { ...watching, team_code: 'foxes' })).toEqual({ to: '/game/g%201' });
  expect(joinGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { team_code: 'foxes' } }));
});

test('ENTITY-STUB OPEN-71 the games are those of this browser, without declined ones; a reply that is no list of games is rejected', async () => {
  const { gameid, code, kind, title, venue, date, status } = demoGame();
  const stub = { gameid, code, kind, title, venue, date, status, team: null, team_code: '' };
  const kept = { ...stub, spectator: true, invite: false, declined: false };
  const { core } = world({ listGames: [kept, { ...kept, gameid: 'g2', declined: true }] });
  expect(await myGames(core)).toEqual([kept]);
  // biome-ignore lint/suspicious/noExplicitAny: what a broken server may send
  await expect(myGames(world({ listGames: [stub] as any }).core)).rejects.toThrow();
});

test('ERR-06 OPEN-77 an invalid login is removed from this device, and the way leads through /auth and back, not home', async () => {
  const { core } = world();
  let home = 0;
  const call = createCaller({
    session: core.session,
    origin: 'https://quiz.example',
    http: async () => Response.json({ status_code: 401, detail: 'Log in again.' }, { status: 401 }),
    onUnauthorized: () => home++,
  });
  core.session.setToken('a.b.c');
  expect(await enterGame({ ...core, call }, playing)).toEqual({ to: '/auth?previous=%2Fgame%2Fg%25201' });
  expect([core.storage.local.get('auth_token'), home]).toEqual([undefined, 0]);
});

test('ERR-07 OPEN-79 any other refusal has its own text; a network error has none', async () => {
  const refused = refuses(409, 'This game is full.');
  expect(await enterGame(world({ joinGame: refused }).core, playing)).toEqual({
    error: { key: 'went-wrong', detail: 'This game is full.' },
  });
  for (const joinGame of [
    offline,
    // biome-ignore lint/suspicious/noExplicitAny: what a broken server may send
    { status: 7 } as any,
  ]) {
    expect(await enterGame(world({ joinGame }).core, playing)).toEqual({ error: { key: 'went-wrong' } });
  }
});

test('JOIN-16 OPEN-10 a team that is in the game already leads to its link, with the game’s code of it', () => {
  const [first, ...others] = demoGame().game_teams;
  if (!first) throw new Error('The demo game has no teams.');
  const registered = { ...first, kt_team_id: '10042', team_code: 'k3/v9' };
  const teams = [...others, { ...first, kt_team_id: '' }, registered];
  expect(teamHerePath('g 1', teams, '10042')).toBe('/auth/link/join/g%201/team/k3%2Fv9');
  expect([teamHerePath('g 1', teams, '10043'), teamHerePath('g 1', teams, '')]).toEqual([undefined, undefined]);
});
