import type { Actor } from '../accounts/actor.ts';
import { standingOf } from '../accounts/standing.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { RateLimitName } from './rate-limits.ts';

/** Counts one to the caller's address. Whoever is known there, or plays in a running game, passes all the same (decision 48). */
export async function takeOfAddress(
  { rateLimits, store }: ServerContext,
  name: RateLimitName,
  actor: Actor,
): Promise<void> {
  try {
    rateLimits.take(name, actor.address);
  } catch (refusal) {
    if ((await standingOf(store.db, actor)) === 'unknown') throw refusal;
  }
}

/**
 * What a secret address shows. Whoever has it counts to it, and whoever has none to their own address: so nobody uses up what
 * others may ask who have it. Where too many were wrong, one that was never right there waits for its turn to be looked up.
 */
export async function takeOfSecret<Shown>(
  { rateLimits, addressBudgets }: Pick<ServerContext, 'rateLimits' | 'addressBudgets'>,
  name: RateLimitName,
  { address }: Pick<Actor, 'address'>,
  secret: string,
  read: () => Promise<Shown>,
): Promise<Shown> {
  const own = `${address}\n${secret}`;
  const waits = rateLimits.isSpent(name, address) && !rateLimits.isCounted(name, own);
  const turn = waits ? await addressBudgets.take('unknownSecrets', address, own) : undefined;
  const shown = await read().catch((refusal) => {
    rateLimits.forget(name, own);
    rateLimits.take(name, address);
    throw refusal;
  });
  turn?.giveBack();
  rateLimits.take(name, own);
  return shown;
}
