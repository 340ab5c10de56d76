import { details, Refusal } from '@snug/rules';
import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly rateLimits: RateLimits;
  }
}

/** How many in a time, and what they are counted per. `burst`: how many at once, if that is more. */
export interface RateLimit {
  readonly count: number;
  readonly ms: number;
  readonly burst?: number;
  readonly of: 'client' | 'account' | 'player' | 'team' | 'host' | 'address';
}

const minuteMs = 60_000;

/**
 * Rate limits, counted in memory: a restart resets them, which does no harm. Counts that must survive a restart are quotas
 * (`database/quotas.ts`).
 */
export const rateLimitTable = {
  /** Counts every call: of an account, whatever its client ids, or else of a browser. A live game needs a few a minute. */
  calls: { count: 120, ms: minuteMs, of: 'client' },
  /** A quizmaster clicks through a night, and the console loads after each click. */
  hostCalls: { count: 600, ms: minuteMs, of: 'host' },
  /** At most three writes a second per question; after an outage a whole round at once. */
  answers: { count: 10, ms: 1_000, burst: 30, of: 'player' },
  submits: { count: 30, ms: minuteMs, of: 'team' },
  /** Every phone of the game shows each new name. */
  renames: { count: 5, ms: minuteMs, of: 'team' },
  /** The same: every phone hears that a picture may be shown. */
  photoTicks: { count: 12, ms: minuteMs, of: 'player' },
  suggestions: { count: 10, ms: minuteMs, of: 'player' },
  asksToJoin: { count: 5, ms: minuteMs, of: 'player' },
  /** As many as one captain can read, from one address: nobody elsewhere waits for its share. */
  asksOfTeam: { count: 60, ms: minuteMs, of: 'team' },
  /** Of these each account has a share per team. Beyond it, it asks from what is left to all who have spent theirs. */
  asksOfOne: { count: 2, ms: 20 * minuteMs, of: 'player' },
  asksOfTeamBeyond: { count: 30, ms: minuteMs, of: 'team' },
  /** Counts the account, whatever its client id, or else the browser. */
  uploads: { count: 6, ms: minuteMs, of: 'account' },
  /**
   * Views of team pages without a login. Team numbers have no gaps, so somebody who reads them all has no failures to
   * count. A whole pub may look at once from one address (H56).
   */
  teamLooks: { count: 60, ms: minuteMs, burst: 300, of: 'address' },
  /** A page asks, is seen and answered: six calls a minute for one who reads. Many may share an address. */
  sponsorPages: { count: 240, ms: minuteMs, burst: 1_200, of: 'address' },
  /** A shared proof sheet is looked at now and then, by few. */
  proofLooks: { count: 30, ms: minuteMs, of: 'address' },
  /** A screen loads twice a second at most; a venue has a few, and the console's own view. */
  displays: { count: 600, ms: minuteMs, burst: 1_200, of: 'address' },
  /** A sheet of questions is mended and tried again a few times. */
  packImports: { count: 30, ms: minuteMs, of: 'host' },
  adPictures: { count: 12, ms: minuteMs, of: 'host' },
  /**
   * New players of a game from one address, which a whole pub shares: several hundred phones come within a minute or two. These
   * turns are for whoever has looked the game up by its code, as every phone does before it joins.
   */
  newPlayers: { count: 120, ms: minuteMs, burst: 300, of: 'address' },
  /** New teams of a game in the same way: a room sits down within minutes, one team after another. */
  newTeams: { count: 60, ms: minuteMs, burst: 60, of: 'address' },
  /**
   * New teams that one account, or one browser without a login, brings into a game: one, and others for who mistook the first. Whoever leaves
   * teams with an answer in each leaves them in the game.
   */
  newTeamsOfOne: { count: 3, ms: 30 * minuteMs, of: 'client' },
  /** Beside these, whoever was told when to come again and does: a flood with a new browser for each call takes none of them. */
  newPlayersAgain: { count: 60, ms: minuteMs, burst: 150, of: 'address' },
  newTeamsAgain: { count: 30, ms: minuteMs, burst: 30, of: 'address' },
  /**
   * And anybody: a flood of browsers that nobody has seen before spends only these. An account, whose player is nobody's invention,
   * has as many by itself.
   */
  newPlayersUnexpected: { count: 30, ms: minuteMs, burst: 150, of: 'address' },
  newTeamsUnexpected: { count: 10, ms: minuteMs, burst: 15, of: 'address' },
  socketConnects: { count: 20, ms: minuteMs, of: 'player' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimitTable;

export interface RateLimits {
  /** Counts one. Refuses with 429 and Retry-After if the limit is reached. */
  take(name: RateLimitName, key: string): void;
  /** Whether the next one would be refused. */
  isSpent(name: RateLimitName, key: string): boolean;
  /** Whether any was counted that is remembered. */
  isCounted(name: RateLimitName, key: string): boolean;
  forget(name: RateLimitName, key: string): void;
  /** Milliseconds until the next one may be counted. */
  dueMs(name: RateLimitName, key: string): number;
  /** Counts one, also one that is due later: the next is due after it. */
  count(name: RateLimitName, key: string): void;
  /** Puts back one that was counted. */
  putBack(name: RateLimitName, key: string): void;
}

interface Bucket {
  left: number;
  at: number;
}

/** More keys than are ever busy at once. The longest unused are dropped first: their buckets are full again by then. */
const keysMax = 100_000;

/** A token bucket per limit and key. `changed` replaces rows of the table, for rehearsals and load tests. */
export function createRateLimits(clock: Clock, changed: Partial<Record<RateLimitName, RateLimit>> = {}): RateLimits {
  const table: Record<RateLimitName, RateLimit> = { ...rateLimitTable, ...changed };
  const buckets = new Map<string, Bucket>();

  const idOf = (name: RateLimitName, key: string) => `${name}\n${key}`;

  function leftOf(name: RateLimitName, key: string): number {
    const { count, ms, burst = count } = table[name];
    const last = buckets.get(idOf(name, key));
    return last ? Math.min(burst, last.left + ((clock.now() - last.at) * count) / ms) : burst;
  }

  const rateLimits: RateLimits = {
    take(name, key) {
      const dueMs = rateLimits.dueMs(name, key);
      if (dueMs > 0) throw tooFast(name, dueMs);
      rateLimits.count(name, key);
    },
    isSpent: (name, key) => leftOf(name, key) < 1,
    isCounted: (name, key) => buckets.has(idOf(name, key)),
    forget: (name, key) => void buckets.delete(idOf(name, key)),
    dueMs(name, key) {
      const { count, ms } = table[name];
      return Math.max(0, ((1 - leftOf(name, key)) * ms) / count);
    },
    count(name, key) {
      const left = leftOf(name, key);
      const id = idOf(name, key);
      buckets.delete(id);
      buckets.set(id, { left: left - 1, at: clock.now() });
      const oldest = buckets.size > keysMax ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
    },
    putBack(name, key) {
      const bucket = buckets.get(idOf(name, key));
      if (bucket) bucket.left += 1;
    },
  };
  return rateLimits;
}

export function tooFast(limit: RateLimitName, inMs: number): Refusal {
  return new Refusal(429, details.tooFast, { retryAfterS: Math.max(1, Math.ceil(inMs / 1_000)), limit });
}
