import type { StepResult } from './engine.ts';
import type { StepRunner } from './step-runner.ts';
import { StoreError } from './store-error.ts';

/** A transaction's turn at the one writing connection. */
export interface WriteTransaction {
  query(sql: string, parameters: readonly unknown[]): Promise<StepResult>;
  /** The same without waiting. When it fails, so does the commit. */
  change(sql: string, parameters: readonly unknown[]): void;
  /** Resolves once the turn's changes are on disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface Writer {
  /** Waits for the turn; a StoreError that says `busy` after two seconds. */
  begin(): Promise<WriteTransaction>;
  /** Runs a whole deed as one turn, where the hands do that. */
  perform<T>(deed: () => Promise<T>): Promise<T>;
}

/** Nobody waits longer than this for a turn: then the caller is told to come again (G15). */
export const turnWaitMs = 2_000;

/**
 * One transaction after another. A turn must await nothing but its own queries: while it lasts, nobody else writes and
 * the group it belongs to is not on disk.
 */
export function createWriter(hands: StepRunner): Writer {
  /** Each is called when its turn comes, and says whether it keeps it. */
  const waiters: (() => boolean)[] = [];
  let busy = false;

  function start(): WriteTransaction {
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
        const saved = hands.run(0, { op: 'release' });
        saved.catch(ignore);
        next();
        await begun;
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

  function next(): void {
    while (busy) {
      const waiter = waiters.shift();
      if (!waiter) busy = false;
      else if (waiter()) return;
    }
  }

  /** Takes the turn at once when it is free: what a group shares must begin before the last one's end is settled. */
  function inTurn<T>(take: () => T | Promise<T>, keeps: boolean): Promise<T> {
    if (!busy) {
      busy = keeps;
      return Promise.resolve(take());
    }
    return new Promise((resolve, reject) => {
      const waiter = () => {
        clearTimeout(timer);
        resolve(take());
        return keeps;
      };
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(new StoreError('The database is busy.', true));
      }, turnWaitMs);
      waiters.push(waiter);
    });
  }

  return {
    begin: () => inTurn(start, true),
    // The hands carry it out between two turns: nobody has to wait until it is over.
    perform: (deed) => inTurn(deed, false),
  };
}

function ignore(): void {}
