import {
  type AnyCall,
  askToJoin,
  clientIdHeader,
  getVersion,
  hostAsk,
  hostMe,
  hostStartRound,
  listGames,
  promoteCaptain,
  renameTeam,
  saveAnswer,
  setDouble,
  suggestAnswer,
  uploadPlayerImage,
} from '@snug/contract';
import { Refusal } from '@snug/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectionOf,
  heardBy,
  joinedAs,
  joinedBy,
  openWorld,
  type TestPlayer,
  type World,
} from '../testing/test-world.ts';
import { createRateLimits } from './rate-limits.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a bucket holds its burst, refills with time, and says how long to wait', () => {
  let now = 0;
  const rateLimits = createRateLimits({ now: () => now, after: () => () => {} });
  const take = () => rateLimits.take('answers', 'ada');
  for (let n = 0; n < 30; n += 1) take();
  expect(take).toThrow(Refusal);
  // Ten a second: one more every 100 ms.
  now = 99;
  expect(take).toThrow('That was a little fast.');
  now = 100;
  take();
  expect(take).toThrow();
  now = 100_000;
  for (let n = 0; n < 30; n += 1) take();
  expect(take).toThrow();
  rateLimits.take('answers', 'ben');
});

/** A round with a question asked, a captain and a teammate. */
async function night() {
  const { game_id, code, host } = await world.game();
  const captain = await world.player('Ada');
  const { team_code } = await joinedAs(captain, code, 'The Foxes');
  const mate = await world.player('Ben');
  await joinedBy(mate, game_id, team_code);
  const params = { id: game_id };
  await host.call(hostStartRound, { params, body: { round_order: 1 } });
  const { rounds } = await host.hostLoad(game_id);
  await host.call(hostAsk, { params, body: { question_id: rounds[0]?.questions[0]?.question_id ?? '' } });
  return { game_id, captain, mate, host };
}

/** How many of the same call in one moment are let through, and what the next is told. */
async function letThrough(person: TestPlayer, call: AnyCall, options: object) {
  for (let count = 0; count < 1_000; count += 1) {
    const { status, detail, headers } = await person.ask(call, options as never);
    if (status === 429) return { count, detail, retryAfter: Number(headers.get('retry-after')) };
  }
  throw new Error('There is no limit.');
}

test('H19 answers: ten a second and thirty at once for a player', async () => {
  const { game_id, captain } = await night();
  const body = { game_id, round_num: 1, question_num: 0, answer: 'Paris' };
  expect(await letThrough(captain, saveAnswer, { body })).toEqual({
    count: 30,
    detail: 'That was a little fast. Please wait a moment and try again.',
    retryAfter: 1,
  });
  world.clock.pass(1_000);
  expect((await letThrough(captain, saveAnswer, { body })).count).toBe(10);
});

test('H27 suggestions: ten a minute for a player', async () => {
  const { game_id, mate } = await night();
  const body = { game_id, round_index: 0, q_idx: 0, suggestion: 'Paris' };
  const { count, retryAfter } = await letThrough(mate, suggestAnswer, { body });
  expect({ count, retryAfter }).toEqual({ count: 10, retryAfter: 6 });
});

test('submits and doubles: thirty a minute for a team', async () => {
  const { game_id, captain } = await night();
  const options = { params: { id: game_id, round: '1' }, body: { doubled: true } };
  expect((await letThrough(captain, setDouble, options)).count).toBe(30);
});

test('OPEN-98 names of a team: five a minute for a team, whoever is its captain', async () => {
  const { game_id, captain, mate } = await night();
  const watcher = world.guest();
  await joinedBy(watcher, game_id);
  const line = await connectionOf(watcher, game_id);
  const { team } = await captain.load(game_id);
  const params = { id: game_id, team: team?.team_code ?? '' };
  for (let n = 0; n < 5; n += 1) await captain.call(renameTeam, { params, body: { team_name: `Foxes ${n}` } });
  expect(await captain.ask(renameTeam, { params, body: { team_name: 'Foxes 5' } })).toMatchObject({ status: 429 });
  const { me } = await mate.load(game_id);
  await captain.call(promoteCaptain, { params, body: { player_code: me.player_code } });
  const { count, retryAfter } = await letThrough(mate, renameTeam, { params, body: { team_name: 'Foxes 6' } });
  expect({ count, retryAfter }).toEqual({ count: 0, retryAfter: 12 });
  expect((await heardBy(line)).filter((type) => type === 'NEW_TEAM_NAME')).toHaveLength(5);
  world.clock.pass(12_000);
  expect((await letThrough(mate, renameTeam, { params, body: { team_name: 'Foxes 6' } })).count).toBe(1);
});

test('asking to join: five a minute for a player, whatever the team', async () => {
  const { game_id, captain } = await night();
  const { game_teams } = await captain.load(game_id);
  const asker = await world.player('Cleo');
  await joinedBy(asker, game_id);
  const params = { gameId: game_id, teamId: game_teams[0]?.teamid ?? '' };
  const asking = await letThrough(asker, askToJoin, { params, body: { client_id: asker.clientId } });
  expect(asking.count).toBe(5);
});

test('LIMIT-15 new client ids make no caller faster: limits count players and accounts', async () => {
  const { game_id, captain } = await night();
  const [team] = (await captain.load(game_id)).game_teams;
  const asker = await world.player('Cleo');
  await joinedBy(asker, game_id);
  const asNew = () => ({ headers: { [clientIdHeader]: `client-${crypto.randomUUID()}` } });
  const params = { gameId: game_id, teamId: team?.teamid ?? '' };
  for (let n = 0; n <= 5; n += 1) {
    const { headers } = asNew();
    const body = { client_id: headers[clientIdHeader] ?? '' };
    const { status } = await asker.ask(askToJoin, { params, body, headers });
    expect([n, status === 429]).toEqual([n, n === 5]);
  }
  for (let n = 0; n <= 6; n += 1) {
    const { status } = await asker.ask(uploadPlayerImage, { params: { id: 'me' }, form: new FormData(), ...asNew() });
    expect([n, status === 429]).toEqual([n, n === 6]);
  }
});

test('all calls: 120 a minute for a client, refused ones included; a probe without a client id is not counted', async () => {
  const guest = world.guest();
  expect((await letThrough(guest, listGames, {})).count).toBe(120);
  expect((await fetch(`${world.server.url}${getVersion.path}`)).status).toBe(200);
});

test('a quizmaster: 600 a minute', async () => {
  const host = await world.host();
  const { count } = await letThrough(host, hostMe, {});
  expect(count).toBeGreaterThan(500);
  world.clock.pass(60_000);
});
