import { addContact, clientIdHeader, contactCheck, registerPlayer } from '@snug/contract';
import { openWorld } from '@snug/testing/server';
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
