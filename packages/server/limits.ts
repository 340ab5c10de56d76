import type { Transaction } from 'kysely';
import type { Keys } from './keys.ts';
import { details, Refusal } from './refusals.ts';
import type { Clock } from './seams.ts';
import type { Database } from './store/schema.ts';

/** At most `count` of something per key within `ms`. */
export interface Limit {
  readonly name: string;
  readonly count: number;
  readonly ms: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Every limit by name. A pub shares one address, so what has an address as its key counts failures only (H62).
 */
export const limitTable = {
  codeFailuresOfClient: { name: 'codeFailuresOfClient', count: 20, ms: 10 * minuteMs },
  codeFailuresOfAddress: { name: 'codeFailuresOfAddress', count: 100, ms: 10 * minuteMs },
  sendsToContactPerMinute: { name: 'sendsToContactPerMinute', count: 1, ms: minuteMs },
  sendsToContactPerDay: { name: 'sendsToContactPerDay', count: 5, ms: dayMs },
  sendsOfClientPerDay: { name: 'sendsOfClientPerDay', count: 10, ms: dayMs },
  /** Taken back when the code is confirmed. */
  unconfirmedSendsOfAddress: { name: 'unconfirmedSendsOfAddress', count: 60, ms: dayMs },
  wrongCodesForContact: { name: 'wrongCodesForContact', count: 10, ms: dayMs },
} as const satisfies Record<string, Limit>;

type Trx = Transaction<Database>;

/** Counters in windows: a window begins with the first count and ends after its time. */
export interface Limits {
  /** Refuses with 429 and Retry-After when the limit is used up. Counts nothing. */
  check(trx: Trx, limit: Limit, of: string, detail?: string): Promise<void>;
  count(trx: Trx, limit: Limit, of: string): Promise<void>;
  /** Takes one count back. */
  forgive(trx: Trx, limit: Limit, of: string): Promise<void>;
}

export function createLimits(keys: Keys, clock: Clock): Limits {
  const keyOf = (limit: Limit, of: string) => keys.limit(`${limit.name}\n${of}`);
  return {
    async check(trx, limit, of, detail = details.tooMany) {
      const row = await trx.selectFrom('limits').selectAll().where('key', '=', keyOf(limit, of)).executeTakeFirst();
      if (!row || row.count < limit.count) return;
      const leftMs = row.since + limit.ms - clock.now();
      if (leftMs > 0) throw new Refusal(429, detail, { retryAfterS: Math.ceil(leftMs / 1_000) });
    },
    async count(trx, limit, of) {
      const key = keyOf(limit, of);
      const now = clock.now();
      const row = await trx.selectFrom('limits').selectAll().where('key', '=', key).executeTakeFirst();
      const fresh = !row || row.since + limit.ms <= now;
      await trx
        .insertInto('limits')
        .values({ key, since: now, count: 1 })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(fresh ? { since: now, count: 1 } : (old) => ({ count: old('limits.count', '+', 1) })),
        )
        .execute();
    },
    async forgive(trx, limit, of) {
      await trx
        .updateTable('limits')
        .set((old) => ({ count: old('count', '-', 1) }))
        .where('key', '=', keyOf(limit, of))
        .where('count', '>', 0)
        .execute();
    },
  };
}
