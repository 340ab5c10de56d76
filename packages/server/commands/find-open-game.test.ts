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
import { expect, test } from 'vitest';
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

test('H62 while codes are guessed from everywhere, nobody whom the house knows is slowed, nor anybody in the room', async () => {
  const { world, host, game_id, find, waits } = await guessedAt();
  const { context } = world.server;
  const { codeFailuresOfAll } = quotaTable;
  await context.store.write(async (trx) => {
    for (let n = 0; n < codeFailuresOfAll.count; n += 1) await context.quotas.count(trx, 'codeFailuresOfAll', '');
  });
  const ada = await world.player('Ada');
  // The stranger, who asked first, has its second before it even waits.
  let isOver = false;
  const stranger = find().finally(() => {
    isOver = true;
  });
  expect((await find(ada)).status).toBe(200);
  await host.call(hostLoadGame, { params: { id: game_id }, ...from(pub) });
  expect((await find()).status).toBe(200);
  expect(isOver).toBe(false);
  await waits();
  expect((await stranger).status).toBe(200);
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
