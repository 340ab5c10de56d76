import { handClock } from '@snug/testing/server';
import { expect, test } from 'vitest';
import type { Clock } from '../foundation/seams.ts';
import { createNewcomerTurns, newcomersPerKeyMax } from './newcomer-turns.ts';
import { createRateLimits } from './rate-limits.ts';

const turnsBy = (clock: Pick<Clock, 'now' | 'after'>) => createNewcomerTurns(clock, createRateLimits(clock));

/** A pub whose newcomers bring teams. */
function openPub() {
  let now = 0;
  const turns = turnsBy({
    now: () => now,
    after: (ms, run) => {
      waited += ms;
      queueMicrotask(run);
      return () => {};
    },
  });
  let strangers = 0;
  let timesTold = 0;
  let waited = 0;
  const expected = (client: string, pub = 'a pub') => turns.expect('newTeams', pub, client);
  const take = (client: string, pub = 'a pub') => turns.turn('newTeams', pub, client, () => (timesTold += 1));
  /** 0: it is in; or the seconds until it may come again. */
  const knock = (client = `stranger ${++strangers}`) =>
    take(client).then(
      () => 0,
      ({ retryAfterS }) => retryAfterS as number,
    );
  /** Fifty browsers a second knock, each once. */
  const flood = async (s: number, looksUp = false) => {
    // Once more at the end: it is first at any free turn.
    for (let n = 0; n <= s * 50; n += 1) {
      if (looksUp) expected(`stranger ${strangers + 1}`);
      await knock();
      if (n < s * 50) now += 20;
    }
  };
  const pass = (ms: number) => (now += ms);
  return { expected, take, knock, flood, pass, timesTold: () => timesTold, waitedMs: () => waited };
}

const tables = Array.from({ length: 30 }, (_, n) => `table ${n}`);

test('beyond its burst each waits for its turn, in order, and nobody longer than 3 s', async () => {
  const clock = handClock();
  const turns = turnsBy(clock);
  let clients = 0;
  let isIn = 0;
  const knock = async () => {
    turns.expect('newTeams', 'a pub', `client ${++clients}`);
    await turns.turn('newTeams', 'a pub', `client ${clients}`, () => {});
    isIn += 1;
  };
  // Sixty of those who are expected, and fifteen of anybody.
  await Promise.all(Array.from({ length: 75 }, knock));
  const waiting = [knock(), knock(), knock()];
  await expect(knock()).rejects.toMatchObject({ status: 429, retryAfterS: 1 });
  // Who was refused has used up nobody's turn.
  for (let second = 1; second <= 3; second += 1) {
    await clock.pass(999);
    expect(isIn).toBe(75 + second - 1);
    await clock.pass(1);
    expect(isIn).toBe(75 + second);
  }
  await Promise.all(waiting);
  await turns.turn('newTeams', 'another pub', 'client', () => {});
});

test('beside a flood of new browsers, whoever has looked the game up is in at once', async () => {
  const { knock, expected, flood } = openPub();
  await flood(60);
  for (const table of tables) expected(table);
  await flood(10);
  for (const table of tables) expect(await knock(table)).toBe(0);
});

test('beside one that looks it up too, whoever comes again when told is in, and nobody sooner', async () => {
  const { knock, expected, flood } = openPub();
  await flood(60, true);
  for (const table of tables) expected(table);
  const told = [];
  for (const table of tables) told.push(await knock(table));
  expect(new Set(told)).toEqual(new Set([1]));
  for (const table of tables) expect(await knock(table)).toBe(1);
  await flood(1, true);
  for (const table of tables) expect(await knock(table)).toBe(0);
});

test('whoever the game refuses takes nobody’s turn, and is expected as before', async () => {
  const { expected, take, knock } = openPub();
  expected('a bot');
  for (let n = 0; n < 1_000; n += 1) (await take('a bot'))();
  for (const table of tables) {
    expected(table);
    expect(await knock(table)).toBe(0);
  }
  // One turn each.
  for (let n = 0; n < 15; n += 1) expect(await knock('table 0')).toBe(0);
  expect(await knock('table 0')).toBeGreaterThan(0);
});

test('likewise where two calls of one browser are refused at once', async () => {
  const { expected, take, knock, flood } = openPub();
  expected('a table');
  const both = [await take('a table'), await take('a table')];
  for (const giveBack of both) giveBack();
  await flood(60);
  expect(await knock('a table')).toBe(0);
});

test('whoever came again when told, and is refused by the game, comes again as before', async () => {
  const { take, knock, flood, pass } = openPub();
  await flood(60);
  expect(await knock('a table')).toBe(1);
  pass(1_000);
  (await take('a table'))();
  await flood(1);
  expect(await knock('a table')).toBe(0);
});

test('one browser that looks the game up, brings a team and leaves, over and over, has one turn of the expected', async () => {
  const { expected, knock } = openPub();
  for (let n = 0; n < 1_000; n += 1) {
    expected('in and out');
    await knock('in and out');
  }
  for (const table of tables) {
    expected(table);
    expect(await knock(table)).toBe(0);
  }
});

test('whoever may have turns of several kinds takes one that is free now', async () => {
  const { knock, flood, pass, waitedMs } = openPub();
  await flood(60, true);
  for (const table of tables) await knock(table);
  pass(2_000);
  for (const table of tables) expect(await knock(table)).toBe(0);
  const late = tables.slice(0, 6).map((table) => `late ${table}`);
  for (const table of late) expect(await knock(table)).toBeGreaterThan(0);
  // Five turns of those who come again are free then, and one of anybody.
  pass(10_000);
  const before = waitedMs();
  for (const table of late) expect(await knock(table)).toBe(0);
  expect(waitedMs()).toBe(before);
});

test('it is said once that a newcomer is told to come again, however often it comes too early', async () => {
  const { flood, knock, timesTold } = openPub();
  await flood(1);
  const before = timesTold();
  expect(before).toBeGreaterThan(0);
  for (let n = 0; n < 10; n += 1) expect(await knock('early')).toBeGreaterThan(0);
  expect(timesTold()).toBe(before + 1);
});

test('whoever looked the game up is forgotten after an hour, or once many have, and only at the same address', async () => {
  const { expected, knock, flood, pass } = openPub();
  expected('early');
  pass(3_600_000);
  await flood(60);
  expect(await knock('early')).toBeGreaterThan(0);
  expected('pushed out');
  for (let n = 0; n < newcomersPerKeyMax; n += 1) expected(`another ${n}`);
  expect(await knock('pushed out')).toBeGreaterThan(0);
  expected('stays');
  for (let n = 0; n < newcomersPerKeyMax; n += 1) expected(`elsewhere ${n}`, 'another pub');
  expect(await knock('stays')).toBe(0);
});
