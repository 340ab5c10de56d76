import type { StepResult } from './engine.ts';
import type { StepRunner } from './step-runner.ts';
import { StoreError } from './store-error.ts';

/** A transaction on the one writing connection. */
export interface WriteTransaction {
  query(sql: string, parameters: readonly unknown[]): Promise<StepResult>;
  /** Runs a query without waiting for it. If it fails, the commit fails too. */
  change(sql: string, parameters: readonly unknown[]): void;
  /** Resolves once the transaction's changes are on disk. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface Writer {
  /** Begins a transaction when its turn comes; after waiting too long throws a StoreError that is `busy`. */
  begin(): Promise<WriteTransaction>;
  /** Runs a whole task as one transaction, if the step runner can. */
  runTask<T>(task: () => Promise<T>): Promise<T>;
}

/** The longest wait for a turn unless the server is told another: after it the caller is told to try again (G15). */
export const lockWaitMs = 2_000;

/**
 * Runs one transaction after another. A transaction must await nothing but its own queries: until it ends, nobody else can
 * write, and its commit group cannot be committed.
 */
export function createWriter(runner: StepRunner, waitMs = lockWaitMs): Writer {
  const turns = createTurns(waitMs);
  return {
    begin: () => turns.take(() => start(runner, turns.next), true),
    // The thread runs it between two transactions, so the next one need not wait for its end.
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

function createTurns(waitMs: number) {
  /** Each is called when its turn comes, and returns whether it keeps the turn. */
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
     * Takes a free turn at once, without awaiting: the transaction must begin before the previous one's group is committed.
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
        }, waitMs);
        waiters.push(waiter);
      });
    },
  };
}

function ignore(): void {}
