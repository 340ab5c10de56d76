import {
  displayTokenHeader,
  findGame,
  gameExists,
  getDisplay,
  hostDisplay,
  hostLoadGame,
  joinGame,
  loadGame,
} from '@snug/contract';
import { openWorld } from '@snug/testing/server';
import { expect, test, vi } from 'vitest';
import { keysPerLineMax, waitingPerLineMax } from '../accounts/address-budgets.ts';
import { quotaTable } from '../database/quotas.ts';

const [pub, elsewhere] = ['192.0.2.1', '192.0.2.2'];
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** A game of a quizmaster elsewhere, and a pub where a hundred codes were wrong. */
async function guessedAt() {
  const world = await openWorld({ trustProxy: 1 });
  const { game_id, code, host } = await world.game();
  const { addressBudgets } = world.server.context;
  while (addressBudgets.tryTake('lookUps', pub));
  const find = (person = world.guest(), address = pub) => person.ask(findGame, { body: { code }, ...from(address) });
  const waits = async () => {
    await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
    addressBudgets.giveBack('lookUps', pub);
  };
  return { world, host, game_id, code, find, waits, addressBudgets };
}

test('H62 where codes were guessed a stranger waits; a login, its browser, a guest in any game and a quizmaster do not', async () => {
  const { world, host, game_id, code, find, waits } = await guessedAt();
  const stranger = find();
  await waits();
  expect((await stranger).status).toBe(200);

  const ada = await world.player('Ada');
  expect((await find(ada)).status).toBe(200);
  ada.token = undefined;
  expect((await find(ada)).status).toBe(200);
  const guest = world.guest();
  await guest.call(joinGame, { params: { id: game_id }, body: {}, ...from(elsewhere) });
  expect((await find(guest)).status).toBe(200);
  const asked = await host.ask(gameExists, { params: { code }, ...from(pub) });
  expect(asked.body).toEqual({ exists: true });
  await world.close();
});

test('H62 a game is at home where its console, its big screen or a player is: nobody waits for its code there', async () => {
  const { world, host, game_id, code, find, waits } = await guessedAt();
  const guest = world.guest();
  await guest.call(joinGame, { params: { id: game_id }, body: {}, ...from(elsewhere) });
  const { url } = await host.call(hostDisplay, { params: { id: game_id }, ...from(elsewhere) });
  const stranger = find();
  await waits();
  expect((await stranger).status).toBe(200);

  const screen = { [displayTokenHeader]: url.split('#')[1] ?? '', 'x-forwarded-for': pub };
  expect((await world.guest().ask(getDisplay, { params: { code }, headers: screen })).status).toBe(200);
  expect((await find()).status).toBe(200);
  await world.close();

  const other = await guessedAt();
  await other.host.call(hostLoadGame, { params: { id: other.game_id }, ...from(pub) });
  expect((await other.find()).status).toBe(200);
  await other.world.close();

  const third = await guessedAt();
  const player = third.world.guest();
  await player.call(joinGame, { params: { id: third.game_id }, body: {}, ...from(elsewhere) });
  await player.call(loadGame, { query: { game_id: third.game_id }, ...from(pub) });
  expect((await third.find()).status).toBe(200);
  await third.world.close();
});

test('H62 while codes are guessed from everywhere, an account is slowed like a stranger; a quizmaster and the room are not', async () => {
  const { world, host, game_id, code, find, waits } = await guessedAt();
  const { context } = world.server;
  const { codeFailuresOfAll } = quotaTable;
  await context.store.write(async (trx) => {
    for (let n = 0; n < codeFailuresOfAll.count; n += 1) await context.quotas.count(trx, 'codeFailuresOfAll', '');
  });
  const ada = await world.player('Ada');
  // The second that a look-up takes does not pass by itself.
  const held: (() => void)[] = [];
  const { after: afterReally } = context.clock;
  const after = vi.spyOn(context.clock, 'after').mockImplementation((ms, work) => {
    if (ms !== 1_000) return afterReally(ms, work);
    held.push(work);
    return () => {};
  });
  const slowed = [find(), find(ada)];
  // Both are slowed by now: who comes later finds the game at home.
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(2);
  let isOver = false;
  Promise.race(slowed).then(() => {
    isOver = true;
  });
  expect((await host.ask(gameExists, { params: { code }, ...from(pub) })).body).toEqual({ exists: true });
  await host.call(hostLoadGame, { params: { id: game_id }, ...from(pub) });
  expect((await find()).status).toBe(200);
  expect((await find(await world.player('Ben'))).status).toBe(200);
  expect(isOver).toBe(false);
  for (const second of held) second();
  await waits();
  expect((await Promise.all(slowed)).map(({ status }) => status)).toEqual([200, 200]);
  after.mockRestore();
  await world.close();
});

test('H62 accounts that guess spend a budget of theirs: then an account waits, but not for strangers, nor at home', async () => {
  const { world, host, game_id, code, find, addressBudgets } = await guessedAt();
  const ada = await world.player('Ada');
  while (addressBudgets.tryTake('lookUpsOfKnown', pub));
  const waiting = find(ada);
  await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
  expect((await host.ask(gameExists, { params: { code }, ...from(pub) })).body).toEqual({ exists: true });
  addressBudgets.giveBack('lookUpsOfKnown', pub);
  expect((await waiting).status).toBe(200);
  await host.call(hostLoadGame, { params: { id: game_id }, ...from(pub) });
  const ben = await world.player('Ben');
  while (addressBudgets.tryTake('lookUpsOfKnown', pub));
  expect((await find(ben)).status).toBe(200);
  await world.close();
});

test('H62 at home, a flood of guesses holds up a room that types one code for two turns', async () => {
  const { world, host, game_id, find, addressBudgets } = await guessedAt();
  await host.call(hostLoadGame, { params: { id: game_id }, ...from(pub) });
  const name = 'lookUpsAtHome';
  while (addressBudgets.tryTake(name, pub));
  const guesses = Array.from({ length: keysPerLineMax }, (_, n) => addressBudgets.take(name, pub, `guess ${n}`));
  for (const guess of guesses) guess.catch(() => {});
  const room = Promise.all(Array.from({ length: 8 }, () => find()));
  // The room's code displaces one guess.
  await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(keysPerLineMax - 1 + 8);
  addressBudgets.giveBack(name, pub);
  addressBudgets.giveBack(name, pub);
  expect((await room).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  await world.close();
});

test('H62 a known browser does not wait at home behind a flood of strangers', async () => {
  const { world, host, game_id, find, addressBudgets } = await guessedAt();
  await host.call(hostLoadGame, { params: { id: game_id }, ...from(pub) });
  const ada = await world.player('Ada');
  while (addressBudgets.tryTake('lookUpsAtHome', pub));
  const strangers = addressBudgets.take('lookUpsAtHome', pub, 'guess');
  expect((await find(ada)).status).toBe(200);
  expect(addressBudgets.waiting()).toBe(1);
  addressBudgets.giveBack('lookUpsAtHome', pub);
  await strangers;
  await world.close();
});

test('H62 what is not found at home counts for its browser, also where the line of the address is full', async () => {
  const { world, host, game_id, addressBudgets } = await guessedAt();
  await host.call(hostLoadGame, { params: { id: game_id }, ...from(pub) });
  // A new key would find room; one more for a key that waits already does not.
  for (let n = 0; n < waitingPerLineMax; n += 1) addressBudgets.take('lookUps', pub, '000000').catch(() => {});
  const guest = world.guest();
  const guess = async () => {
    const { status, headers } = await guest.ask(findGame, { body: { code: '000000' }, ...from(pub) });
    return [status, headers.get('retry-after')];
  };
  const { count, ms } = quotaTable.codeFailuresOfClient;
  for (let n = 0; n < count; n += 1) expect(await guess()).toEqual([429, '5']);
  expect(await guess()).toEqual([429, String(ms / 1_000)]);
  await world.close();
});

test('H62 join boxes on other pages spend a budget of their own', async () => {
  const { world, code, addressBudgets } = await guessedAt();
  const ask = (wanted: string) => world.guest().ask(gameExists, { params: { code: wanted }, ...from(pub) });
  for (let n = 0; n < 20; n += 1) expect((await ask('000000')).body).toEqual({ exists: false });
  const next = ask(code);
  await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
  expect(addressBudgets.tryTake('lookUps', pub)).toBeUndefined();
  addressBudgets.giveBack('joinBoxLookUps', pub);
  expect((await next).body).toEqual({ exists: true });
  await world.close();
});

test('H62 a login is one guesser, whatever its client ids', async () => {
  const { world } = await guessedAt();
  const ada = await world.player('Ada');
  const { count } = quotaTable.codeFailuresOfClient;
  const guess = (n: number) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'x-forwarded-for': `192.0.2.${n + 10}` };
    return world.guest().ask(findGame, { body: { code: '000000' }, headers });
  };
  for (let n = 0; n < count; n += 1) expect((await guess(n)).status).toBe(404);
  expect((await guess(count)).status).toBe(429);
  await world.close();
});
