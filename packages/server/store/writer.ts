import type { StepResult } from './engine.ts';
import type { Hands } from './hands.ts';
import { StoreError } from './store-error.ts';

/** A transaction's turn at the one writing connection. */
export interface Turn {
  query(sql: string, parameters: readonly unknown[]): Promise<StepResult>;
  /** The same without waiting. When it fails, so does the commit. */
  change(sql: string, parameters: readonly unknown[]): void;
  /** Resolves once the turn's changes are on disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface Writer {
  /** Waits for the turn; a StoreError that says `busy` after two seconds. */
  begin(): Promise<Turn>;
}

/** A group stays open this long while others wait to write: what a fast disk needs for one commit, doubled often enough. */
const groupMs = 4;
const groupMax = 256;
/** Nobody waits longer than this for a turn: then the caller is told to come again. */
const turnWaitMs = 2_000;

interface Member {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One transaction after another, each a savepoint, committed in groups (H72). A turn must await nothing but its own
 * queries: while it lasts, nobody else writes and the group is not on disk.
 */
export function createWriter(hands: Hands, now: () => number = performance.now.bind(performance)): Writer {
  const waiters: ((turn: Turn) => void)[] = [];
  let busy = false;
  /** Turns that are over and wait for the disk. */
  let group: Member[] = [];
  /** When the group's first turn began; undefined while none is open. */
  let openSince: number | undefined;

  function start(): Turn {
    openSince ??= now();
    // Not awaited: steps are carried out in order, and whoever waits for a query or the commit waits for this too.
    const begun = hands.run(0, { op: 'begin' });
    begun.catch(ignore);
    return {
      async query(sql, parameters) {
        const asked = hands.run(0, { op: 'query', sql, parameters });
        asked.catch(ignore);
        await begun;
        return asked;
      },
      change(sql, parameters) {
        hands.run(0, { op: 'query', sql, parameters }).catch(ignore);
      },
      async commit() {
        const released = hands.run(0, { op: 'release' });
        released.catch(ignore);
        const saved = new Promise<void>((resolve, reject) => group.push({ resolve, reject }));
        saved.catch(ignore);
        next();
        await begun;
        await released;
        await saved;
      },
      async rollback() {
        const undone = hands.run(0, { op: 'rollback' });
        undone.catch(ignore);
        next();
        await undone;
      },
    };
  }

  function next() {
    const isDue = group.length >= groupMax || (openSince !== undefined && now() - openSince >= groupMs);
    // Also when every turn of the group was undone: an open group holds the file.
    if (isDue || waiters.length === 0) save();
    const waiter = waiters.shift();
    if (waiter) waiter(start());
    else busy = false;
  }

  function save() {
    const members = group;
    group = [];
    openSince = undefined;
    hands.run(0, { op: 'commit' }).then(
      () => {
        for (const member of members) member.resolve();
      },
      (error) => {
        for (const member of members) member.reject(error);
      },
    );
  }

  return {
    begin() {
      if (!busy) {
        busy = true;
        return Promise.resolve(start());
      }
      return new Promise((resolve, reject) => {
        const waiter = (turn: Turn) => {
          clearTimeout(timer);
          resolve(turn);
        };
        const timer = setTimeout(() => {
          waiters.splice(waiters.indexOf(waiter), 1);
          reject(new StoreError('The database is busy.', true));
        }, turnWaitMs);
        waiters.push(waiter);
      });
    },
  };
}

function ignore(): void {}
