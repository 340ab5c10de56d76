import { type AnyCall, hostSignIn, joinGame } from '@snug/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newSignInLink } from './accounts/sign-in-links.ts';
import { routes } from './create-server.ts';
import { createOrigins } from './origins.ts';
import { policy, type Role } from './policy.ts';
import { register, route } from './route.ts';
import { joinedAs, joinedBy, openWorld, type Person, type World } from './test-world.ts';

let world: World;
let game_id: string;
const people = new Map<Role, Person>();

beforeAll(async () => {
  world = await openWorld();
  const game = await world.game();
  game_id = game.game_id;
  const captain = await world.player('Ada');
  const { team_code } = await joinedAs(captain, game.code, 'The Foxes');
  const member = await world.player('Ben');
  await joinedBy(member, game_id, team_code);
  const watcher = world.guest();
  await watcher.call(joinGame, { params: { id: game_id }, body: {} });
  const { house } = world.server;
  await house.store.db
    .insertInto('venues')
    .values({ venue_id: 'v', name: 'The Bell', demo: 0, created_at: 1 })
    .execute();
  await house.store.db
    .insertInto('hosts')
    .values({ host_id: 'h', venue_id: 'v', name: 'Kim', tip_handle: '', created_at: 1 })
    .execute();
  const otherHost = world.guest();
  otherHost.token = (await otherHost.call(hostSignIn, { body: { link: await newSignInLink(house, 'h') } })).token;
  people.set('captain', captain).set('member', member).set('watcher', watcher).set('host', game.host);
  people
    .set('otherHost', otherHost)
    .set('visitor', world.guest())
    .set('account', await world.player('Sam'));
});
afterAll(() => world.close());

const roles: Role[] = ['visitor', 'account', 'watcher', 'member', 'captain', 'host', 'otherHost'];

test('H54 every call of the server has a row, and every row a call', () => {
  expect(routes.map(({ call }) => call.name).sort()).toEqual(Object.keys(policy).sort());
});

test('H54 a call without a row stops the start', () => {
  const stray = { name: 'stray', method: 'GET', path: '/api/stray' } as const;
  const shapes = { reply: z.object({}) };
  const origins = createOrigins(undefined, []);
  const start = () =>
    register(
      Fastify(),
      world.server.house,
      origins,
      route(stray, shapes, async () => ({})),
    );
  expect(start).toThrow('The call stray has no row in the policy.');
});

/** Fields that fit every call's body at once, so that only the policy stands between a caller and the rule. */
const anyBody = () => ({
  game_id,
  code: '12345',
  team_name: '',
  kt_team_id: 'new',
  num_players: 1,
  invites: [],
  client_id: 'x',
  round_num: 99,
  question_num: 0,
  answer: '',
  round_index: 99,
  q_idx: 0,
  suggestion: '',
  doubled: false,
  answers: [],
  player_name: '',
  email: '',
  phone: '',
  playerid: 'x',
  name: '',
  link: 'x',
  title: '',
  pack: undefined,
  round_order: 99,
  question_id: 'x',
  team_slogan: '',
});

test.each(routes.map(({ call }) => [call.name, call] as const))(
  'H54 %s: who is not in its row gets 403, who is gets past it',
  async (name, call: AnyCall) => {
    const rule = policy[name];
    // A call that lets them in makes them players: each call has new ones.
    people.set('visitor', world.guest()).set('account', await world.player('Sam'));
    for (const role of roles) {
      const person = people.get(role);
      const query = { game_id, email: 'nobody@example.com' };
      const params = { id: game_id, round: '99', code: '12345' };
      const options = { params, query, body: call.method === 'GET' ? undefined : anyBody() };
      // The matrix calls every row alike; the shapes at the door sort out what is whose.
      const { status, detail } = (await person?.ask(call, options as never)) ?? { status: 0, detail: '' };
      // A call about no game knows only visitors, accounts and quizmasters.
      const inGame: Role[] = ['watcher', 'member', 'captain'];
      const outside: Role = role === 'otherHost' ? 'host' : person?.token ? 'account' : 'visitor';
      const seenAs = rule?.game ? role : inGame.includes(role) || role === 'otherHost' ? outside : role;
      const isIn = rule?.roles.includes(seenAs);
      const isRefused =
        status === 403 &&
        detail !== 'This sign-in link is used or too old. The server prints a new one when it starts.';
      expect([role, isRefused, status]).toEqual([role, !isIn, isIn ? status : 403]);
      expect([role, status]).not.toEqual([role, 401]);
      expect(status).toBeLessThan(500);
    }
  },
);
