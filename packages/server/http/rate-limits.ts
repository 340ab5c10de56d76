import { details, Refusal } from '../foundation/refusals.ts';
import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly rateLimits: RateLimits;
  }
}

/** So many within a time, and whose count it is. `burst`: so many at once, where that is more. */
export interface RateLimit {
  readonly count: number;
  readonly ms: number;
  readonly burst?: number;
  readonly of: 'client' | 'account' | 'player' | 'team' | 'host' | 'address';
}

const minuteMs = 60_000;

/**
 * How fast one may call. What is hot is counted in memory: a restart forgives, which costs nothing here. What must not
 * be forgiven stands in `limits.ts`.
 */
export const rateLimitTable = {
  /** Every call counts here. A live game needs a few a minute. */
  calls: { count: 120, ms: minuteMs, of: 'client' },
  /** A quizmaster who clicks through a night, and the console that loads after each. */
  hostCalls: { count: 600, ms: minuteMs, of: 'host' },
  /** One write per question at a time, three a second per question at most; after an outage all of a round at once. */
  answers: { count: 10, ms: 1_000, burst: 30, of: 'player' },
  submits: { count: 30, ms: minuteMs, of: 'team' },
  /** Each is read on every phone of the game. */
  renames: { count: 5, ms: minuteMs, of: 'team' },
  suggestions: { count: 10, ms: minuteMs, of: 'player' },
  asksToJoin: { count: 5, ms: minuteMs, of: 'player' },
  /** What one captain can look at. */
  asksOfTeam: { count: 60, ms: minuteMs, of: 'team' },
  /** Of the account, whatever client ids it shows; of the browser where there is none. */
  uploads: { count: 6, ms: minuteMs, of: 'account' },
  /**
   * Team pages, by whoever has not logged in (H56). Numbers have no holes, so that failures would not count who reads
   * them all; a whole pub at one address may look at once.
   */
  teamLooks: { count: 60, ms: minuteMs, burst: 300, of: 'address' },
  socketConnects: { count: 20, ms: minuteMs, of: 'player' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimitTable;

export interface RateLimits {
  /** Takes one; refuses with 429 and Retry-After when none is left. */
  take(name: RateLimitName, key: string): void;
}

interface Bucket {
  left: number;
  at: number;
}

/** More keys than are ever busy at once; the longest untouched go first, and by then are full again. */
const keysMax = 100_000;

/** A token bucket per limit and key. `changed` replaces rows of the table, for rehearsals and loads. */
export function createRateLimits(clock: Clock, changed: Partial<Record<RateLimitName, RateLimit>> = {}): RateLimits {
  const table: Record<RateLimitName, RateLimit> = { ...rateLimitTable, ...changed };
  const buckets = new Map<string, Bucket>();

  return {
    take(name, key) {
      const { count, ms, burst = count } = table[name];
      const id = `${name}\n${key}`;
      const now = clock.now();
      const last = buckets.get(id);
      const left = last ? Math.min(burst, last.left + ((now - last.at) * count) / ms) : burst;
      if (left < 1) {
        throw new Refusal(429, details.tooFast, { retryAfterS: Math.ceil(((1 - left) * ms) / count / 1_000) });
      }
      buckets.delete(id);
      buckets.set(id, { left: left - 1, at: now });
      if (buckets.size <= keysMax) return;
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined) buckets.delete(oldest);
    },
  };
}
