import { findGame } from '@snug/contract';
import { openWorld } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { addressBudgetTable } from '../accounts/address-budgets.ts';
import { networkOf } from './network-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::6]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['', ''],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const { count } = addressBudgetTable.lookUps;

test('H62 LIMIT-15 another IPv6 address of the same network is counted with the first', async () => {
  const world = await openWorld({ trustProxy: 1 });
  const { code } = await world.game();
  const guess = (address: string, wanted: string) =>
    world.guest().ask(findGame, { body: { code: wanted }, headers: { 'x-forwarded-for': address } });
  for (let n = 0; n < count; n += 1) {
    expect((await guess(`2001:db8:1:2:${n.toString(16)}::1`, '000000')).status).toBe(404);
  }
  const waits = guess('2001:db8:1:2:ffff::1', code);
  await expect.poll(() => world.server.context.addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
  expect((await guess('2001:db8:1:3::1', code)).status).toBe(200);
  // A unit is put back: so the one in the line is next.
  world.server.context.addressBudgets.giveBack('lookUps', '2001:db8:1:2::/64');
  expect((await waits).status).toBe(200);
  await world.close();
});

test('H62 LIMIT-15 without a trusted proxy no caller chooses the address they are counted by', async () => {
  const world = await openWorld();
  const guess = (n: number) => {
    const headers = { 'x-forwarded-for': `192.0.2.${n}`, forwarded: `for=192.0.2.${n}` };
    return world.guest().ask(findGame, { body: { code: '000000' }, headers });
  };
  for (let n = 0; n < count; n += 1) expect([n, (await guess(n)).status]).toEqual([n, 404]);
  const waits = guess(count);
  await expect.poll(() => world.server.context.addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
  world.server.context.addressBudgets.giveBack('lookUps', '127.0.0.1');
  expect((await waits).status).toBe(404);
  await world.close();
});
