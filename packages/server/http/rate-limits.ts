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
  suggestions: { count: 10, ms: minuteMs, of: 'player' },
  asksToJoin: { count: 5, ms: minuteMs, of: 'player' },
  /** As many as one captain can read. */
  asksOfTeam: { count: 60, ms: minuteMs, of: 'team' },
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
  /** A client has looked the game up, and is on the way in. */
  expect(name: NewcomerLimit, key: string, client: string): void;
  /**
   * Counts one of a client, and resolves when it is its turn. Refuses as `take` does where that is further off than anybody should
   * wait; who comes again when told to has turns that are kept for such. Returns what puts the turn back, for a newcomer who did not
   * get in: whoever is refused by the game takes nobody's turn.
   */
  turn(name: NewcomerLimit, key: string, client: string): Promise<() => void>;
}

export type NewcomerLimit = 'newPlayers' | 'newTeams';

interface Bucket {
  left: number;
  at: number;
}

/** More keys than are ever busy at once. The longest unused are dropped first: their buckets are full again by then. */
const keysMax = 100_000;

/** Longer than this nobody waits in the dark: they are told to ask again. */
const turnWaitMs = 3_000;

/** A token bucket per limit and key. `changed` replaces rows of the table, for rehearsals and load tests. */
export function createRateLimits(clock: Clock, changed: Partial<Record<RateLimitName, RateLimit>> = {}): RateLimits {
  const table: Record<RateLimitName, RateLimit> = { ...rateLimitTable, ...changed };
  const buckets = new Map<string, Bucket>();
  /** Who has looked a game up, and when each client that was refused a turn may come again. */
  const expected = new Map<string, true>();
  const comeAgainAt = new Map<string, number>();

  const idOf = (name: RateLimitName, key: string) => `${name}\n${key}`;

  function leftOf(name: RateLimitName, key: string): number {
    const { count, ms, burst = count } = table[name];
    const last = buckets.get(idOf(name, key));
    return last ? Math.min(burst, last.left + ((clock.now() - last.at) * count) / ms) : burst;
  }

  function dueMsOf(name: RateLimitName, key: string): number {
    const { count, ms } = table[name];
    return Math.max(0, ((1 - leftOf(name, key)) * ms) / count);
  }

  /** Counts one that is due within `waitMs`, and returns when. Undefined: it is due later, and not counted. */
  function count(name: RateLimitName, key: string, waitMs: number): number | undefined {
    const dueMs = dueMsOf(name, key);
    if (dueMs > waitMs) return undefined;
    const id = idOf(name, key);
    const left = leftOf(name, key);
    buckets.delete(id);
    buckets.set(id, { left: left - 1, at: clock.now() });
    dropOldest(buckets);
    return dueMs;
  }

  function refusal(name: RateLimitName, key: string): Refusal {
    return tooFast(name, dueMsOf(name, key));
  }

  /** The same for a turn of one client, who has it once. */
  function countTurn(name: NewcomerLimit, key: string, client: string): { dueMs: number; giveBack: () => void } {
    const id = idOf(name, `${key}\n${client}`);
    const now = clock.now();
    const told = comeAgainAt.get(id);
    // Who comes too early takes no turn, and does not wait longer for it.
    if (told !== undefined && now < told) throw tooFast(name, told - now);
    const isExpected = expected.has(id);
    const open: RateLimitName[] = [`${name}Unexpected`];
    if (isExpected) open.unshift(name);
    if (told !== undefined) open.unshift(`${name}Again`);
    for (const each of open) {
      const dueMs = count(each, key, turnWaitMs);
      if (dueMs === undefined) continue;
      expected.delete(id);
      comeAgainAt.delete(id);
      const giveBack = () => {
        const bucket = buckets.get(idOf(each, key));
        if (bucket) bucket.left += 1;
        if (isExpected) keep(expected, id, true);
        if (told !== undefined) keep(comeAgainAt, id, told);
      };
      return { dueMs, giveBack };
    }
    const refused = refusal(`${name}Again`, key);
    keep(comeAgainAt, id, now + (refused.retryAfterS ?? 0) * 1_000);
    throw refused;
  }

  return {
    take(name, key) {
      if (count(name, key, 0) === undefined) throw refusal(name, key);
    },
    isSpent: (name, key) => leftOf(name, key) < 1,
    isCounted: (name, key) => buckets.has(idOf(name, key)),
    forget: (name, key) => void buckets.delete(idOf(name, key)),
    expect(name, key, client) {
      keep(expected, idOf(name, `${key}\n${client}`), true);
    },
    async turn(name, key, client) {
      const { dueMs, giveBack } = countTurn(name, key, client);
      if (dueMs > 0) await new Promise<void>((resolve) => clock.after(dueMs, resolve));
      return giveBack;
    },
  };
}

function dropOldest(kept: Map<string, unknown>): void {
  const oldest = kept.size > keysMax ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

function keep<T>(kept: Map<string, T>, id: string, value: T): void {
  kept.delete(id);
  kept.set(id, value);
  dropOldest(kept);
}

function tooFast(limit: RateLimitName, inMs: number): Refusal {
  return new Refusal(429, details.tooFast, { retryAfterS: Math.max(1, Math.ceil(inMs / 1_000)), limit });
}
