import { clientIdHeader, findGame, hostLoadGame, joinGame, joinWithCode, leaveGame, saveAnswer } from '@snug/contract';
import { consoleOf, gameWithFoxes, openWorld, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { type ConcurrencyLimiter, createConcurrencyLimiter } from '../foundation/concurrency-limiter.ts';
import { heldUpMs } from './held-up.ts';
import { joinsAtOnce, paceNewTeam } from './newcomers.ts';

const world = worldOfFile();

const teamOf = (code: string, n: number) => ({
  ...{ code, team_name: `Team ${n}`, kt_team_id: 'new', num_players: 1 },
  invites: [],
});

test('the quizmaster hears that newcomers are held up, until nobody was for a minute', async () => {
  const { game_id, code, host } = await gameWithFoxes(world);
  const desk = await host.connectHost(game_id, await host.hostLoad(game_id));
  const bring = (n: number) => world.guest().ask(joinWithCode, { body: teamOf(code, n) });
  const statuses: number[] = [];
  while (!statuses.includes(429)) statuses.push((await bring(statuses.length)).status);
  const isHeldUp = async () => (await host.call(hostLoadGame, { params: { id: game_id } })).newcomers_held_up;
  await expect.poll(() => desk.heard.some(({ data }) => data.newcomers_held_up === true)).toBe(true);
  expect(await isHeldUp()).toBe(true);

  // Each one more keeps it up.
  world.clock.pass(heldUpMs - 1_000);
  let n = statuses.length;
  for (let status = 200; status === 200; n += 1) status = (await bring(n)).status;
  world.clock.pass(heldUpMs - 1);
  expect(await isHeldUp()).toBe(true);
  world.clock.pass(1);
  expect(await isHeldUp()).toBeUndefined();
});

test('the quizmaster hears that newcomers are refused since all places are taken, until nobody was for a minute', async () => {
  const small = await openWorld({ gameCaps: { teams: 3, watchers: 100 } });
  const { game_id, code, host } = await small.game();
  const desk = await host.connectHost(game_id, await host.hostLoad(game_id));
  const isFull = async () => (await host.hostLoad(game_id)).game_full;
  const statuses: number[] = [];
  while (!statuses.includes(409)) {
    expect(await isFull()).toBeUndefined();
    statuses.push((await small.guest().ask(joinWithCode, { body: teamOf(code, statuses.length) })).status);
  }
  await expect.poll(() => desk.heard.some(({ data }) => data.game_full === true)).toBe(true);
  expect(await isFull()).toBe(true);
  small.clock.pass(heldUpMs);
  expect(await isFull()).toBeUndefined();
  await small.close();
});

test('whoever has looked a game up, or watches it, brings a team beside a flood', async () => {
  const { code, game_id } = await gameWithFoxes(world);
  const bring = (phone: ReturnType<typeof world.guest>, n: number) =>
    phone.ask(joinWithCode, { body: teamOf(code, n) });
  let n = 100;
  for (let status = 200; status === 200; n += 1) status = (await bring(world.guest(), n)).status;
  const finder = world.guest();
  await finder.call(findGame, { body: { code } });
  expect((await bring(finder, n)).status).toBe(200);
  const watcher = world.guest();
  await watcher.call(joinGame, { params: { id: game_id }, body: {} });
  expect((await bring(watcher, n + 1)).status).toBe(200);
});

test('beside a flood, whoever left a team comes back to it, and who has watched for hours brings one', async () => {
  const { code, game_id, host } = await gameWithFoxes(world);
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const bring = (phone: ReturnType<typeof world.guest>, n: number) =>
    phone.ask(joinWithCode, { body: teamOf(code, n) });
  const watcher = world.guest();
  await watcher.call(joinGame, { params: { id: game_id }, body: {} });
  const guest = world.guest();
  expect((await bring(guest, 300)).status).toBe(200);
  await guest.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' } });
  await guest.call(leaveGame, { params: { id: game_id } });
  world.clock.pass(2 * 3_600_000);
  let n = 400;
  for (let status = 200; status === 200; n += 1) status = (await bring(world.guest(), n)).status;
  expect((await bring(guest, 300)).status).toBe(200);
  expect((await bring(watcher, n)).status).toBe(200);
});

test('one account leaves no more than three teams in a game, with whatever browsers, and holds up nobody', async () => {
  const { code, game_id, host } = await gameWithFoxes(world);
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  const ada = await world.player('Rushed');
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const headers = { [clientIdHeader]: `client-${crypto.randomUUID()}` };
    const { status } = await ada.ask(joinWithCode, { body: teamOf(code, 200 + n), headers });
    statuses.push(status);
    if (status !== 200) continue;
    await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' }, headers });
    await ada.call(leaveGame, { params: { id: game_id }, headers });
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  const { newcomers_held_up } = await host.call(hostLoadGame, { params: { id: game_id } });
  expect(newcomers_held_up).toBeUndefined();
  // A mistake is soon forgotten.
  world.clock.pass(10 * 60_000);
  expect((await ada.ask(joinWithCode, { body: teamOf(code, 210) })).status).toBe(200);
});

test('of a crowd that comes in the same moment a few join at a time, and a table elsewhere does not wait behind all of them', async () => {
  const { game_id } = await gameWithFoxes(world);
  const limiter = createConcurrencyLimiter(joinsAtOnce);
  let here = 0;
  const joining: ConcurrencyLimiter = {
    run(whose, work) {
      here += 1;
      return limiter.run(whose, work);
    },
  };
  const context = { ...world.server.context, joining };
  const underWay: { readonly who: string; readonly end: () => void }[] = [];
  const join = (who: string, address: string) => {
    const actor = { clientId: who, client_hash: who, bearer: undefined, link: undefined, address };
    return paceNewTeam(context, game_id, actor, who, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.push({ who, end: resolve });
      return promise;
    });
  };
  const endOne = async () => {
    underWay.shift()?.end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const crowd = Array.from({ length: 12 }, (_, n) => join(`crowd ${n}`, '192.0.2.7'));
  await expect.poll(() => here).toBe(12);
  const table = join('a table', '192.0.2.8');
  await expect.poll(() => here).toBe(13);
  expect(underWay).toHaveLength(joinsAtOnce);
  await endOne();
  await endOne();
  expect(underWay).toHaveLength(joinsAtOnce);
  expect(underWay.at(-1)?.who).toBe('a table');
  for (let n = 0; n < 11; n += 1) await endOne();
  await Promise.all([...crowd, table]);
});
