import type { Transaction } from 'kysely';
import type { House } from './house.ts';
import { append } from './live/stream.ts';
import type { Outcome } from './rules/outcome.ts';
import { apply } from './store/apply.ts';
import type { Database } from './store/schema.ts';
import { gameLock } from './store/store.ts';

/**
 * Carries a command out: reads, asks the rule, makes its changes and numbers its messages in one transaction;
 * tells the connections only once that is on disk (G11).
 */
export async function act<T>(
  house: House,
  game_id: string,
  decide: (trx: Transaction<Database>) => Promise<{ outcome: Outcome; reply: T }>,
): Promise<T> {
  const { outcome, reply, parcels } = await house.store.write(async (trx) => {
    const { outcome, reply } = await decide(trx);
    const parcels = await append(trx, game_id, outcome.posts, house);
    await apply(trx, game_id, outcome.changes);
    return { outcome, reply, parcels };
  }, gameLock(game_id));
  const { moved = [], tellHost, tellHostSoon, watchers } = outcome;
  if (parcels.length > 0 || moved.length > 0) house.doorbell.ring({ game_id, parcels, moved });
  if (tellHost) house.hostNews.now(game_id, tellHost);
  if (tellHostSoon) house.hostNews.soon(game_id, tellHostSoon);
  if (watchers) house.hostNews.watchers(game_id);
  return reply;
}
