import { details, Refusal } from '@snug/rules';
import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly addressBudgets: AddressBudgets;
  }
}

/** `count` at once, then one more every `everyMs`. */
export interface AddressBudget {
  readonly count: number;
  readonly everyMs: number;
}

const secondMs = 1_000;
const minuteMs = 60_000;

/**
 * What callers of one address may spend together, if nobody knows them (decision 48). In memory: a restart fills all budgets,
 * and nobody outside can cause one.
 */
export const addressBudgetTable = {
  /** Wrong codes: a hundred in ten minutes (H62). */
  lookUps: { count: 100, everyMs: 6 * secondMs },
  /** The same, from join boxes on other people's pages: such a page can spend only this one. */
  joinBoxLookUps: { count: 20, everyMs: 30 * secondMs },
  /** Wrong codes of guests who play in a running game. */
  lookUpsOfPlayers: { count: 100, everyMs: 6 * secondMs },
  /** Wrong codes of accounts and of browsers that have had one. */
  lookUpsOfKnown: { count: 300, everyMs: 2 * secondMs },
  /** Wrong codes that are compared with the games at home at the address alone. */
  lookUpsAtHome: { count: 600, everyMs: secondMs / 20 },
  joinBoxLookUpsAtHome: { count: 300, everyMs: secondMs / 10 },
  /** Contacts that are looked up for whether they have an account, which may have its code at once (H35). */
  unknownContacts: { count: 300, everyMs: 10 * secondMs },
  /** One-time codes beyond what an address may leave unconfirmed (H39): texts cost money, so they are rarer. */
  emailCodes: { count: 1, everyMs: 10 * secondMs },
  phoneCodes: { count: 1, everyMs: 2 * minuteMs },
  /** The same for newcomers, who have found a game that is at home at the address. */
  emailCodesOfNewcomers: { count: 200, everyMs: 18 * secondMs },
  phoneCodesOfNewcomers: { count: 100, everyMs: 3 * minuteMs },
  /** Secret addresses that were never right at the address, once so many were wrong there that each is refused. */
  unknownSecrets: { count: 20, everyMs: secondMs / 10 },
  /** Given back when a login follows (H35). As often as `unknownContacts`, which tells the same: whoever is new waits to log in. */
  contactChecks: { count: 200, everyMs: 10 * secondMs },
  contactChecksOfNewcomers: { count: 200, everyMs: 10 * secondMs },
} as const satisfies Record<string, AddressBudget>;

export type AddressBudgetName = keyof typeof addressBudgetTable;

/** A caller's share in one unit of a budget. */
export interface Turn {
  /** The caller did not need it. Once none of those who share the unit did, it is put back. */
  giveBack(): void;
}

/** The budgets of all addresses, and who waits for them. */
export interface AddressBudgets {
  /** Takes one, or returns undefined when none is left. */
  tryTake(name: AddressBudgetName, address: string): Turn | undefined;
  /**
   * Takes one, or waits in the line of the address until there is one. Those who wait with the same key wait as one and
   * share one unit. Refuses with 429 whoever has waited for `longestMs`, or makes room in a full line.
   */
  take(name: AddressBudgetName, address: string, key: string, longestMs?: number): Promise<Turn>;
  /** Puts one unit back. */
  giveBack(name: AddressBudgetName, address: string): void;
  /** How many wait, in all lines. */
  waiting(): number;
  /** The process stops: whoever waits comes again, and nobody waits any more. */
  close(): void;
}

/** How long a caller waits. The sites wait 30 seconds for these replies. */
export const waitMs = 25 * secondMs;
/** When whoever was refused may come again: sooner to a line that moves several times a second. */
export const comeAgainS = (name: AddressBudgetName): number => (addressBudgetTable[name].everyMs < secondMs ? 1 : 5);
/** Different keys that may wait at one address. Somebody floods it when there are more. */
export const keysPerLineMax = 100;
/** More than a full pub. */
export const waitingPerLineMax = 1_000;
/** A room: callers with one key that may take others' places in a full line. */
const sharePerKey = 100;
/** Callers that may wait at all addresses together: each holds a connection. */
export const waitingMax = 5_000;
/** Addresses that are remembered. The longest unused are forgotten first: their budgets are nearly full by then. */
const linesMax = 20_000;

/** A caller who waits. */
interface Waiter {
  readonly resolve: (turn: Turn) => void;
  readonly giveUp: () => void;
  readonly stop: () => void;
}

/** Those who wait with one key. */
type Group = Set<Waiter>;

interface Line {
  left: number;
  at: number;
  /** Those who wait, by their key, the key that has waited longest first. */
  readonly groups: Map<string, Group>;
  /** Keys of callers who were sent away, and when. */
  readonly sentAway: Map<string, number>;
  /** The keys that wait of callers who were sent away and have come again when told. */
  readonly again: Set<string>;
  waiting: number;
  served: number;
  displaced: number;
  stop: (() => void) | undefined;
}

export function createAddressBudgets(clock: Clock): AddressBudgets {
  const lines = new Map<string, Line>();
  /** Those in which anybody waits. */
  const busy = new Set<Line>();
  let waitingInAll = 0;
  let isClosed = false;

  function lineOf(name: AddressBudgetName, address: string): Line {
    const { count, everyMs } = addressBudgetTable[name];
    const id = `${name}\n${address}`;
    const now = clock.now();
    const known = lines.get(id);
    const line = known ?? {
      left: count,
      at: now,
      groups: new Map(),
      sentAway: new Map(),
      again: new Set(),
      waiting: 0,
      served: 0,
      displaced: 0,
      stop: undefined,
    };
    line.left = Math.min(count, line.left + Math.max(0, now - line.at) / everyMs);
    line.at = now;
    lines.delete(id);
    lines.set(id, line);
    if (!known && lines.size > linesMax) forgetOne();
    return line;
  }

  function forgetOne(): void {
    for (const [id, { waiting }] of lines) {
      if (waiting > 0) continue;
      lines.delete(id);
      return;
    }
  }

  /** Takes one unit, and makes the turns of those who share it. */
  function takeFrom(name: AddressBudgetName, address: string, line: Line, sharedBy: number): () => Turn {
    line.left -= 1;
    let needed = sharedBy;
    return () => {
      let isBack = false;
      return {
        giveBack() {
          if (isBack) return;
          isBack = true;
          needed -= 1;
          if (needed === 0) budgets.giveBack(name, address);
        },
      };
    };
  }

  /** Lets in whoever there is a unit for, and comes again when there is the next one. */
  function serve(name: AddressBudgetName, address: string): void {
    const line = lineOf(name, address);
    line.stop?.();
    line.stop = undefined;
    while (line.left >= 1 && line.waiting > 0) {
      const [key, group] = nextGroup(line);
      const newTurn = takeFrom(name, address, line, group.size);
      line.served += 1;
      removeKey(line, key);
      for (const waiter of group) leave(line, waiter).resolve(newTurn());
    }
    if (line.waiting === 0) return;
    const { everyMs } = addressBudgetTable[name];
    line.stop = clock.after(Math.ceil((1 - line.left) * everyMs), () => serve(name, address));
  }

  function leave(line: Line, waiter: Waiter): Waiter {
    waiter.stop();
    line.waiting -= 1;
    waitingInAll -= 1;
    if (line.waiting === 0) busy.delete(line);
    return waiter;
  }

  const budgets: AddressBudgets = {
    tryTake(name, address) {
      const line = lineOf(name, address);
      return line.left >= 1 && line.waiting === 0 ? takeFrom(name, address, line, 1)() : undefined;
    },
    async take(name, address, key, longestMs = waitMs) {
      const free = budgets.tryTake(name, address);
      if (free) return free;
      const line = lineOf(name, address);
      const comeAgain = () => {
        line.sentAway.delete(key);
        line.sentAway.set(key, clock.now());
        const [oldest = ''] = line.sentAway.keys();
        if (line.sentAway.size > waitingPerLineMax) line.sentAway.delete(oldest);
        return new Refusal(429, details.tooMany, { retryAfterS: comeAgainS(name), limit: name });
      };
      const group = line.groups.get(key);
      const isFull = () => line.waiting >= waitingPerLineMax;
      if (isClosed) throw comeAgain();
      if (waitingInAll >= waitingMax) makeRoomInLongest(busy, line);
      if (waitingInAll >= waitingMax) throw comeAgain();
      if (!group && line.groups.size >= keysPerLineMax) makeRoomForKey(line);
      if (isFull()) makeRoomForCaller(line, group);
      if (isFull()) throw comeAgain();
      const waited = new Promise<Turn>((resolve, reject) => {
        const waiter: Waiter = { resolve, giveUp, stop: clock.after(longestMs, giveUp) };
        const others = group ?? new Set();
        others.add(waiter);
        line.groups.set(key, others);
        if (clock.now() - (line.sentAway.get(key) ?? Number.POSITIVE_INFINITY) >= comeAgainS(name) * secondMs) {
          line.again.add(key);
          line.sentAway.delete(key);
        }
        line.waiting += 1;
        waitingInAll += 1;
        busy.add(line);
        function giveUp(): void {
          leave(line, waiter);
          others.delete(waiter);
          if (others.size === 0) removeKey(line, key);
          reject(comeAgain());
        }
      });
      serve(name, address);
      return waited;
    },
    giveBack(name, address) {
      const line = lineOf(name, address);
      line.left = Math.min(addressBudgetTable[name].count, line.left + 1);
      if (line.waiting > 0) serve(name, address);
    },
    waiting: () => waitingInAll,
    close() {
      isClosed = true;
      for (const { groups } of lines.values()) {
        for (const group of groups.values()) for (const waiter of group) waiter.giveUp();
      }
    },
  };
  return budgets;
}

/**
 * By turns the key that has waited longest and the key that most wait with. A room types one code while a guesser types
 * many: so the room is let in by the second turn, and no crowd keeps out whoever waits alone. Of those who wait long, keys that come
 * again as they were told are first: a guesser asks for each only once.
 */
function nextGroup({ groups, again, served }: Line): [string, Group] {
  let [next] = groups;
  if (!next) throw new Error('Nobody waits.');
  const [key] = again;
  const group = key !== undefined && groups.get(key);
  if (served % 2 === 1) return key !== undefined && group ? [key, group] : next;
  for (const group of groups) if (group[1].size > next[1].size) next = group;
  return next;
}

function removeKey(line: Line, key: string): void {
  line.groups.delete(key);
  line.again.delete(key);
}

/** Where as many wait as may at all addresses, whoever comes to a shorter line takes a place in the longest. */
function makeRoomInLongest(busy: ReadonlySet<Line>, own: Line): void {
  let longest = own;
  for (const line of busy) if (line.waiting > longest.waiting) longest = line;
  if (longest === own) return;
  if (longest.groups.size < longest.waiting) makeRoomForCaller(longest, undefined);
  else makeRoomForKey(longest);
}

/**
 * Sends away those who wait with one key, of two the one that fewer wait with: so a guesser who fills the line with keys displaces
 * guesses, hardly ever a room whose phones wait together, and nobody who waits alone more often than others, nor again once
 * they have come again as told.
 */
function makeRoomForKey(line: Line): void {
  const once = [...line.groups].filter(([key]) => !line.again.has(key));
  const [one, other] = twoOf(line, once.length > 0 ? once.map(([, group]) => group) : [...line.groups.values()]);
  for (const waiter of [...(other.size < one.size ? other : one)]) waiter.giveUp();
}

/**
 * Sends away one of several who wait with one key, another than the caller's, of two the one that more wait with: that key keeps
 * its place, crowds displace each other, and a room gathers. Whose own key has its share of the line sends nobody away.
 */
function makeRoomForCaller(line: Line, own: Group | undefined): void {
  if (own && own.size >= sharePerKey) return;
  const [one, other] = twoOf(
    line,
    [...line.groups.values()].filter((group) => group !== own && group.size > 1),
  );
  const [waiter] = other.size > one.size ? other : one;
  waiter?.giveUp();
}

/** Two of the groups, each time from other places in the line. */
function twoOf(line: Line, groups: readonly Group[]): [Group, Group] {
  const { displaced } = line;
  line.displaced += 1;
  const at = (place: number): Group => groups[place % Math.max(1, groups.length)] ?? new Set();
  // Steps that visit all places of a line before they come back to one.
  return [at(displaced * 37), at(displaced * 61 + 1)];
}
