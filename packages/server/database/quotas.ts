import { oneTimeCodeLifeMs } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { Keys } from '../foundation/keys.ts';
import type { Clock } from '../foundation/seams.ts';
import { compiledQuery } from './compiled-query.ts';
import type { Trx } from './schema.ts';

/** At most `count` of something per key within `ms`. */
export interface Quota {
  readonly count: number;
  readonly ms: number;
}

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly quotas: Quotas;
  }
}

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/**
 * Every quota by name. What unknown callers of one address may spend together is elsewhere, since a pub shares one address
 * (`accounts/address-budgets.ts`, decision 48).
 */
export const quotaTable = {
  codeFailuresOfClient: { count: 20, ms: 10 * minuteMs },
  /**
   * Of all callers together, from however many addresses: while this is spent, every look-up but a quizmaster's and those
   * that find a game at home takes a second (H62).
   */
  codeFailuresOfAll: { count: 1_000, ms: minuteMs },
  /** Of one browser. */
  sendsToContactPerMinute: { count: 1, ms: minuteMs },
  /** Of all browsers that have not logged in to the contact's account: a stranger's, and the owner's new phone. */
  sendsOfStrangersPerMinute: { count: 2, ms: minuteMs },
  sendsToContactPerHour: { count: 5, ms: hourMs },
  /** Beyond this a contact gets one an hour. */
  sendsToContactPerDay: { count: 10, ms: dayMs },
  sendsToContactBeyond: { count: 1, ms: hourMs },
  sendsOfClientPerDay: { count: 10, ms: dayMs },
  /**
   * Expired unconfirmed. This and the next are counted from the codes themselves, and beyond them those who nobody knows wait
   * for each other (`accounts/codes-of-address.ts`).
   */
  unconfirmedSendsOfAddress: { count: 60, ms: dayMs },
  /** A full pub that logs in at once, and some who ask again. */
  sendsOnTheirWayOfAddress: { count: 400, ms: oneTimeCodeLifeMs },
  /** Each costs money. A setting changes the number (H39). */
  textMessagesOfAll: { count: 2_000, ms: dayMs },
  wrongCodesForContact: { count: 10, ms: hourMs },
  /** While this is spent, the contact's codes are long: with those of an hour, one account in 80,000 is guessed in a day (H32). */
  wrongCodesForContactPerDay: { count: 10, ms: dayMs },
  /** Of all callers together: more than this in a minute are not typing errors (H33). */
  wrongCodesOfAll: { count: 50, ms: minuteMs },
  /** While this is spent, codes are long. Ten minutes, the life of the short codes that were sent before. */
  longCodes: { count: 1, ms: 10 * minuteMs },
  contactChecksOfClientPerMinute: { count: 10, ms: minuteMs },
  contactChecksOfClientPerDay: { count: 60, ms: dayMs },
  /** Per account, which may send a new client id with every call, or per browser without a login. */
  invitesOfSender: { count: 10, ms: dayMs },
  /** An invite's code is enough to pass it on, from any number of browsers: twice a large team. */
  invitesOfTeam: { count: 40, ms: dayMs },
  invitesToContact: { count: 3, ms: dayMs },
  /** New people who are asked outside games, on sponsors' own pages or on the site, per UTC day: the key has the day in it (H31). */
  surveyIdsOfAddress: { count: 300, ms: dayMs },
  /** Beyond those: nobody's pub is shut out for a day. */
  surveyIdsBeyond: { count: 1, ms: 5 * minuteMs },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof quotaTable;

/** Counters in windows of time: a window begins with the first count. */
export interface Quotas {
  /** Refuses with 429 and Retry-After when the quota is used up. Counts nothing. */
  check(trx: Trx, quota: QuotaName, of: string, detail?: string): Promise<void>;
  /** The present count. */
  counted(trx: Trx, quota: QuotaName, of: string): Promise<number>;
  /** Whether the quota is used up. */
  isSpent(trx: Trx, quota: QuotaName, of: string): Promise<boolean>;
  /** Counts one more, and returns the count. */
  count(trx: Trx, quota: QuotaName, of: string): Promise<number>;
  /** Counts one, or refuses when the quota is used up; the refusal must undo the transaction. */
  take(trx: Trx, quota: QuotaName, of: string, detail?: string): Promise<void>;
  /** Gives one count back. */
  forgive(trx: Trx, quota: QuotaName, of: string): Promise<void>;
}

const counted = compiledQuery((db, { key }: { key: string }) =>
  db.selectFrom('limits').selectAll().where('key', '=', key),
);

/** In one statement: of two concurrent counts on PostgreSQL neither is lost. */
const countOne = compiledQuery((db, { key, now, over }: { key: string; now: number; over: number }) =>
  db
    .insertInto('limits')
    .values({ key, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((old) => {
        const isOver = old('limits.since', '<=', over);
        return {
          // As parameters: a number in the SQL would make each count a different statement.
          since: old.case().when(isOver).then(old.val(now)).else(old.ref('limits.since')).end(),
          count: old
            .case()
            .when(isOver)
            .then(1)
            .else(old('limits.count', '+', 1))
            .end(),
        };
      }),
    )
    .returning('count'),
);

/** `guessed` is called when codes of games have been guessed so often that all look-ups of strangers are delayed. */
export function createQuotas(keys: Keys, clock: Clock, guessed: (quota: QuotaName) => void): Quotas {
  const keyOf = (quota: QuotaName, of: string) => keys.limit(`${quota}\n${of}`);

  /** How long the quota stays used up; 0 when it is not. */
  async function spentMs(trx: Trx, quota: QuotaName, of: string): Promise<number> {
    const { count, ms } = quotaTable[quota];
    const [row] = await counted(trx, { key: keyOf(quota, of) });
    return row && row.count >= count ? Math.max(0, row.since + ms - clock.now()) : 0;
  }

  const quotas: Quotas = {
    async check(trx, quota, of, detail = details.tooMany) {
      const leftMs = await spentMs(trx, quota, of);
      if (leftMs > 0) throw new Refusal(429, detail, { retryAfterS: Math.ceil(leftMs / 1_000), limit: quota });
    },
    async counted(trx, quota, of) {
      const [row] = await counted(trx, { key: keyOf(quota, of) });
      return row && row.since + quotaTable[quota].ms > clock.now() ? row.count : 0;
    },
    isSpent: async (trx, quota, of) => (await spentMs(trx, quota, of)) > 0,
    async count(trx, quota, of) {
      const now = clock.now();
      const [row] = await countOne(trx, { key: keyOf(quota, of), now, over: now - quotaTable[quota].ms });
      if (!row) throw new Error('What was counted is not there.');
      if (quota === 'codeFailuresOfAll' && row.count === quotaTable[quota].count) guessed(quota);
      return row.count;
    },
    async take(trx, quota, of, detail) {
      // Counts first: of two concurrent takes on PostgreSQL the second sees the first. The refusal rolls the count back.
      const count = await quotas.count(trx, quota, of);
      if (count > quotaTable[quota].count) await quotas.check(trx, quota, of, detail);
    },
    async forgive(trx, quota, of) {
      await trx
        .updateTable('limits')
        .set((old) => ({ count: old('count', '-', 1) }))
        .where('key', '=', keyOf(quota, of))
        .where('count', '>', 0)
        .execute();
    },
  };
  return quotas;
}
