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
 * others may ask who have it.
 */
export async function takeOfSecret<Shown>(
  { rateLimits }: ServerContext,
  name: RateLimitName,
  { address }: Actor,
  secret: string,
  read: () => Promise<Shown>,
): Promise<Shown> {
  const shown = await read().catch((refusal) => {
    rateLimits.take(name, address);
    throw refusal;
  });
  rateLimits.take(name, `${address}\n${secret}`);
  return shown;
}
