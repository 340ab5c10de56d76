import {
  addContact,
  clientIdHeader,
  contactCheck,
  findGame,
  joinGame,
  loadGame,
  registerPlayer,
  validateCode,
} from '@snug/contract';
import { openWorld, type World } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { quotaTable } from '../database/quotas.ts';

/** Each call as another browser, with the same token. */
const asNew = () => ({ headers: { [clientIdHeader]: `client-${crypto.randomUUID()}` } });

test('H39 LIMIT-15 an account sends as many codes as a browser, whatever its client ids, and its own phone still gets one', async () => {
  const world = await openWorld();
  const ada = await world.player('Ada');
  const { count } = quotaTable.sendsOfClientPerDay;
  const ask = (n: number) =>
    ada.ask(registerPlayer, {
      body: { player_name: 'Nobody', email: `stranger${n}@example.com`, phone: '' },
      ...asNew(),
    });
  for (let n = 0; n < count; n += 1) expect((await ask(n)).status).toBe(200);
  expect((await ask(count)).status).toBe(429);
  // Whoever holds the token somewhere else uses up nothing of the phone that logged in.
  expect((await ada.ask(addContact, { body: { phone: '5555550171' } })).status).toBe(200);
  await world.close();
});

test('H35 LIMIT-15 an account checks as many contacts as a browser, whatever its client ids', async () => {
  const world = await openWorld();
  const ada = await world.player('Ada');
  const check = (n: number) => ada.ask(contactCheck, { query: { email: `who${n}@example.com` }, ...asNew() });
  const { count } = quotaTable.contactChecksOfClientPerMinute;
  for (let n = 0; n < count; n += 1) expect((await check(n)).status).toBe(200);
  expect((await check(count)).status).toBe(429);
  await world.close();
});

/** A guest who plays at the address, where every check of a stranger has been spent. */
async function spentPub(world: World) {
  const { game_id, code } = await world.game();
  const guest = world.guest();
  await guest.call(joinGame, { params: { id: game_id }, body: {} });
  await guest.call(loadGame, { query: { game_id } });
  const { addressBudgets } = world.server.context;
  while (addressBudgets.tryTake('contactChecks', here));
  return { guest, code, addressBudgets };
}
const here = '127.0.0.1';
const query = { email: 'who@example.com' };

test('H35 each guest in a running game has five checks before one counts to the address', async () => {
  const world = await openWorld();
  const { guest, addressBudgets } = await spentPub(world);
  for (let n = 0; n < 5; n += 1) await guest.call(contactCheck, { query });
  const sixth = guest.ask(contactCheck, { query });
  await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
  addressBudgets.giveBack('contactChecks', here);
  expect((await sixth).status).toBe(200);
  await world.close();
});

test('H35 a login gives its check back to the budget of newcomers, and what was never taken to none', async () => {
  const world = await openWorld();
  const { code, addressBudgets } = await spentPub(world);
  const newcomer = world.guest();
  await newcomer.call(findGame, { body: { code } });
  await newcomer.call(contactCheck, { query });
  while (addressBudgets.tryTake('contactChecksOfNewcomers', here));
  const body = { player_name: 'Nia', phone: '', ...query };
  const { playerid } = await newcomer.call(registerPlayer, { body });
  const sent = world.server.devMailbox.notifications()[0]?.code ?? '';
  await newcomer.call(validateCode, { body: { playerid, code: sent } });
  await world.player('Somebody who has not checked');
  expect(addressBudgets.tryTake('contactChecksOfNewcomers', here)).toBeDefined();
  expect(addressBudgets.tryTake('contactChecksOfNewcomers', here)).toBeUndefined();
  expect(addressBudgets.tryTake('contactChecks', here)).toBeUndefined();
  await world.close();
});
