import type { Clock } from '../foundation/seams.ts';
import { type RateLimitName, type RateLimits, tooFast } from './rate-limits.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly newcomerTurns: NewcomerTurns;
  }
}

export type NewcomerLimit = 'newPlayers' | 'newTeams';

/**
 * The turns of those who are new in a game at one address: for whoever is expected, for whoever comes again when told, and for anybody
 * (decision 49). `key` is the game and the address. In memory, by process.
 */
export interface NewcomerTurns {
  /** A client has looked the game up, and is on the way in. One that has had a turn within the hour has no other as such. */
  expect(name: NewcomerLimit, key: string, client: string): void;
  /**
   * Counts one of a client, and resolves when it is its turn. Refuses with 429 and Retry-After where that is further off than anybody
   * should wait, and calls `told` first; likewise, but without the call, who comes sooner than they were told to. Returns what puts
   * the turn back, for a newcomer who did not get in: whoever is refused by the game takes nobody's turn.
   */
  turn(name: NewcomerLimit, key: string, client: string, told: () => void): Promise<() => void>;
}

/** What is remembered of a client, for an hour. */
interface Newcomer {
  readonly at: number;
  readonly isExpected?: boolean;
  /** It was told to come again, and not sooner than this. */
  readonly comeAgainAt?: number | undefined;
  /** The turns that it has taken: two calls of one browser may be under way. */
  readonly taken: number;
}

/** Longer than this nobody waits in the dark: they are told to ask again. */
const turnWaitMs = 3_000;
/** From looking a game up to a table that has found its name. */
const rememberedMs = 3_600_000;
/** More than look a game up at one address, and at all: the longest unused are forgotten first, and come as anybody. */
export const newcomersPerKeyMax = 20_000;
const newcomersMax = 100_000;

export function createNewcomerTurns(clock: Clock, rateLimits: RateLimits): NewcomerTurns {
  /** By key, then by client, the longest unused first. */
  const newcomers = new Map<string, Map<string, Newcomer>>();
  let count = 0;

  const idOf = (name: NewcomerLimit, key: string) => `${name}\n${key}`;

  function remembered(id: string, client: string): Newcomer | undefined {
    const newcomer = newcomers.get(id)?.get(client);
    return newcomer && clock.now() - newcomer.at < rememberedMs ? newcomer : undefined;
  }

  function remember(id: string, client: string, newcomer: Newcomer): void {
    const here = newcomers.get(id) ?? new Map<string, Newcomer>();
    newcomers.delete(id);
    newcomers.set(id, here);
    count += here.delete(client) ? 0 : 1;
    here.set(client, newcomer);
    for (const [each, { at }] of here) {
      if (here.size <= newcomersPerKeyMax && clock.now() - at < rememberedMs) break;
      forget(id, here, each);
    }
    const [longestUnused] = newcomers;
    const [oldest] = longestUnused?.[1].keys() ?? [];
    if (count > newcomersMax && longestUnused && oldest !== undefined) forget(...longestUnused, oldest);
  }

  function forget(id: string, here: Map<string, Newcomer>, client: string): void {
    here.delete(client);
    count -= 1;
    if (here.size === 0) newcomers.delete(id);
  }

  /** Takes a turn of the kind that is free soonest, and returns in how many milliseconds. Undefined: nobody should wait so long. */
  function takeTurn(name: NewcomerLimit, key: string, before: Newcomer) {
    const open: RateLimitName[] = [];
    if (before.comeAgainAt !== undefined) open.push(`${name}Again`);
    if (before.isExpected && before.taken === 0) open.push(name);
    open.push(`${name}Unexpected`);
    const soonest = open.reduce((a, b) => (rateLimits.dueMs(b, key) < rateLimits.dueMs(a, key) ? b : a));
    const dueMs = rateLimits.dueMs(soonest, key);
    if (dueMs > turnWaitMs) return undefined;
    rateLimits.count(soonest, key);
    return { dueMs, putBack: () => rateLimits.putBack(soonest, key) };
  }

  return {
    expect(name, key, client) {
      const id = idOf(name, key);
      remember(id, client, { taken: 0, ...remembered(id, client), at: clock.now(), isExpected: true });
    },
    async turn(name, key, client, told) {
      const id = idOf(name, key);
      const now = clock.now();
      const before = { taken: 0, ...remembered(id, client), at: now };
      const { comeAgainAt } = before;
      // Who comes too early takes no turn, and does not wait longer for it.
      if (comeAgainAt !== undefined && now < comeAgainAt) throw tooFast(name, comeAgainAt - now);
      const turn = takeTurn(name, key, before);
      if (!turn) {
        const refusal = tooFast(name, rateLimits.dueMs(`${name}Again`, key));
        remember(id, client, { ...before, comeAgainAt: now + (refusal.retryAfterS ?? 0) * 1_000 });
        told();
        throw refusal;
      }
      remember(id, client, { ...before, comeAgainAt: undefined, taken: before.taken + 1 });
      if (turn.dueMs > 0) await new Promise<void>((resolve) => clock.after(turn.dueMs, resolve));
      return () => {
        turn.putBack();
        const after = remembered(id, client);
        if (!after) return;
        const then = { comeAgainAt: after.comeAgainAt ?? comeAgainAt, taken: after.taken - 1, at: clock.now() };
        remember(id, client, { ...after, ...then });
      };
    },
  };
}
