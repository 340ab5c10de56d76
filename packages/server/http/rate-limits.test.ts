import {
  type AnyCall,
  askToJoin,
  clientIdHeader,
  getVersion,
  hostMe,
  listGames,
  promoteCaptain,
  renameTeam,
  saveAnswer,
  setDouble,
  suggestAnswer,
  uploadPlayerImage,
} from '@snug/contract';
import { Refusal } from '@snug/rules';
import {
  connectionOf,
  consoleOf,
  gameWithFoxes,
  guestIn,
  heardBy,
  playerIn,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

const world = worldOfFile();

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
async function startedGame() {
  const { game_id, host, ada: captain, team_code } = await gameWithFoxes(world);
  const member = await playerIn(world, 'Ben', game_id, team_code);
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  return { game_id, captain, member, host };
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
  const { game_id, captain } = await startedGame();
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
  const { game_id, member } = await startedGame();
  const body = { game_id, round_index: 0, q_idx: 0, suggestion: 'Paris' };
  const { count, retryAfter } = await letThrough(member, suggestAnswer, { body });
  expect({ count, retryAfter }).toEqual({ count: 10, retryAfter: 6 });
});

test('submits and doubles: thirty a minute for a team', async () => {
  const { game_id, captain } = await startedGame();
  const options = { params: { id: game_id, round: '1' }, body: { doubled: true } };
  expect((await letThrough(captain, setDouble, options)).count).toBe(30);
});

test('OPEN-98 names of a team: five a minute for a team, whoever is its captain', async () => {
  const { game_id, captain, member } = await startedGame();
  const watcher = await guestIn(world, game_id);
  const connection = await connectionOf(watcher, game_id);
  const { team } = await captain.load(game_id);
  const params = { id: game_id, team: team?.team_code ?? '' };
  for (let n = 0; n < 5; n += 1) await captain.call(renameTeam, { params, body: { team_name: `Foxes ${n}` } });
  expect(await captain.ask(renameTeam, { params, body: { team_name: 'Foxes 5' } })).toMatchObject({ status: 429 });
  const { me } = await member.load(game_id);
  await captain.call(promoteCaptain, { params, body: { player_code: me.player_code } });
  const { count, retryAfter } = await letThrough(member, renameTeam, { params, body: { team_name: 'Foxes 6' } });
  expect({ count, retryAfter }).toEqual({ count: 0, retryAfter: 12 });
  expect((await heardBy(connection)).filter((type) => type === 'NEW_TEAM_NAME')).toHaveLength(5);
  world.clock.pass(12_000);
  expect((await letThrough(member, renameTeam, { params, body: { team_name: 'Foxes 6' } })).count).toBe(1);
});

test('CALL-18 asking to join: five a minute for a player, whatever the team', async () => {
  const { game_id, captain } = await startedGame();
  const { game_teams } = await captain.load(game_id);
  const asker = await playerIn(world, 'Cleo', game_id);
  const params = { gameId: game_id, teamId: game_teams[0]?.teamid ?? '' };
  const { count, retryAfter } = await letThrough(asker, askToJoin, { params, body: { client_id: asker.clientId } });
  expect({ count, retryAfter }).toEqual({ count: 5, retryAfter: 12 });
});

test('LIMIT-15 new client ids make no caller faster: limits count players and accounts', async () => {
  const { game_id, captain } = await startedGame();
  const [team] = (await captain.load(game_id)).game_teams;
  const asker = await playerIn(world, 'Cleo', game_id);
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

test('LIMIT-15 all calls of an account are counted together, whatever its client ids', async () => {
  const ada = await world.player('Ada');
  const ask = () => ada.ask(listGames, { headers: { [clientIdHeader]: `client-${crypto.randomUUID()}` } });
  for (let n = 0; n < 120; n += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('a quizmaster: 600 a minute', async () => {
  const host = await world.host();
  const { count } = await letThrough(host, hostMe, {});
  expect(count).toBeGreaterThan(500);
  world.clock.pass(60_000);
});
