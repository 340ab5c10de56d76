import type { StepResult } from './engine.ts';
import type { StepRunner } from './step-runner.ts';
import { StoreError } from './store-error.ts';

/** A transaction at the one writing connection. */
export interface WriteTransaction {
  query(sql: string, parameters: readonly unknown[]): Promise<StepResult>;
  /** The same without waiting. When it fails, so does the commit. */
  change(sql: string, parameters: readonly unknown[]): void;
  /** Resolves once the transaction's changes are on disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface Writer {
  /** Waits for the turn; throws a StoreError that says `busy` after two seconds. */
  begin(): Promise<WriteTransaction>;
  /** Runs a whole task as one transaction, where the step runner does that. */
  runTask<T>(task: () => Promise<T>): Promise<T>;
}

/** Nobody waits longer than this for a turn: the caller is told to try again (G15). */
export const turnWaitMs = 2_000;

/**
 * One transaction after another. A transaction must await nothing but its own queries: while it lasts, nobody else writes
 * and the commit group it belongs to is not on disk.
 */
export function createWriter(runner: StepRunner): Writer {
  const turns = createTurns();
  return {
    begin: () => turns.take(() => start(runner, turns.next), true),
    // The thread runs it between two transactions: nobody has to wait until it is over.
    runTask: (task) => turns.take(task, false),
  };
}

function start(runner: StepRunner, next: () => void): WriteTransaction {
  // Not awaited: steps run in order, and awaiting a query or the commit awaits this too.
  const begun = runner.run(0, { op: 'begin' });
  begun.catch(ignore);
  return {
    async query(sql, parameters) {
      const result = runner.run(0, { op: 'query', sql, parameters });
      result.catch(ignore);
      await begun;
      return result;
    },
    change(sql, parameters) {
      runner.run(0, { op: 'query', sql, parameters }).catch(ignore);
    },
    async commit() {
      const saved = runner.run(0, { op: 'release' });
      saved.catch(ignore);
      next();
      await begun;
      await saved;
    },
    async rollback() {
      const undone = runner.run(0, { op: 'rollback' });
      undone.catch(ignore);
      next();
      await undone;
    },
  };
}

function createTurns() {
  /** Each is called when its turn comes, and returns whether it keeps it. */
  const waiters: (() => boolean)[] = [];
  let busy = false;

  return {
    next(): void {
      while (busy) {
        const waiter = waiters.shift();
        if (!waiter) busy = false;
        else if (waiter()) return;
      }
    },

    /**
     * Takes the turn at once when it is free: a transaction must begin before the end of the last one's group is settled.
     */
    take<T>(work: () => T | Promise<T>, keeps: boolean): Promise<T> {
      if (!busy) {
        busy = keeps;
        return Promise.resolve(work());
      }
      return new Promise((resolve, reject) => {
        const waiter = () => {
          clearTimeout(timer);
          resolve(work());
          return keeps;
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
