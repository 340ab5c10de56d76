import { idempotencyLifeMs } from '@snug/contract';
import type { Actor } from './actor.ts';
import type { House } from './house.ts';
import { prepared } from './store/prepared.ts';
import type { Database } from './store/schema.ts';

/**
 * Answers a repeat as the first was answered, for a day (G17). Refusals are not kept: asked again, it may go better.
 * The reply is kept after the change, so after a crash between the two a repeat is asked anew, of
 * whatever stands by then.
 */
export async function onceOnly(
  { store, keys, clock, underWay }: House,
  { client_hash, bearer }: Actor,
  /** The call and what its path names: a key used again for another game is no repeat. */
  what: string,
  idempotencyKey: string,
  answered: () => Promise<string>,
): Promise<string> {
  const whose = bearer?.kind === 'host' ? bearer.host.host_id : (bearer?.account.account_id ?? client_hash);
  const key = keys.limit(`once\n${what}\n${whose}\n${idempotencyKey}`);
  const first = underWay.get(key);
  if (first) return first;

  const work = async () => {
    const [kept] = await keptSince(store.db, { key, since: clock.now() - idempotencyLifeMs });
    if (kept) return kept.body;
    const body = await answered();
    const at = clock.now();
    await keep(store.db, { key, body, at });
    return body;
  };
  const working = work().finally(() => underWay.delete(key));
  underWay.set(key, working);
  return working;
}

const keptSince = prepared((db, { key, since }: { key: string; since: number }) =>
  db.selectFrom('replies').select('body').where('key', '=', key).where('at', '>', since),
);

const keep = prepared((db, { key, body, at }: Database['replies']) =>
  db
    .insertInto('replies')
    .values({ key, body, at })
    .onConflict((row) => row.column('key').doUpdateSet({ body, at })),
);
