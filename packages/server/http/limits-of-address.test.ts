import { details, Refusal } from '@snug/rules';
import { expect, test } from 'vitest';
import { addressBudgetTable, createAddressBudgets } from '../accounts/address-budgets.ts';
import { takeOfSecret } from './limits-of-address.ts';
import { createRateLimits, rateLimitTable } from './rate-limits.ts';

test('where wrong secrets flood an address, few are looked up, and a right one is shown all the same', async () => {
  const clock = { now: () => 0, after: () => () => {} };
  const context = { rateLimits: createRateLimits(clock), addressBudgets: createAddressBudgets(clock) };
  const { addressBudgets } = context;
  let reads = 0;
  const look = (secret: string, isRight: boolean) =>
    takeOfSecret(context, 'displays', { address: '192.0.2.1' }, secret, async () => {
      reads += 1;
      if (!isRight) throw new Refusal(403, details.displayOver);
      return secret;
    });
  expect(await look('screen', true)).toBe('screen');

  const { burst } = rateLimitTable.displays;
  const { count } = addressBudgetTable.unknownSecrets;
  reads = 0;
  for (let n = 0; n < burst + count; n += 1) await expect(look(`wrong ${n}`, false)).rejects.toThrow(Refusal);
  for (let n = 0; n < 50; n += 1) look(`more ${n}`, false).catch(() => {});
  expect(await look('screen', true)).toBe('screen');
  expect(reads).toBe(burst + count + 1);
  const newScreen = look('new screen', true);
  for (let n = 0; n < 51; n += 1) addressBudgets.giveBack('unknownSecrets', '192.0.2.1');
  expect(await newScreen).toBe('new screen');
});
