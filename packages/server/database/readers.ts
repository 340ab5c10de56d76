import type { StepResult } from './engine.ts';
import type { StepRunner } from './step-runner.ts';

/** Reads of one snapshot, which is all on disk. */
export interface Snapshot {
  query(sql: string, parameters: readonly unknown[]): Promise<StepResult>;
  end(): Promise<void>;
}

export interface Readers {
  query(sql: string, parameters: readonly unknown[]): Promise<StepResult>;
  begin(): Promise<Snapshot>;
}

/** Connections that only read. The first serves single queries, each other one holds a snapshot at a time. */
export function createReaders(runner: StepRunner, connections: number): Readers {
  const free = Array.from({ length: connections - 1 }, (_, n) => n + 1);
  const waiters: ((connection: number) => void)[] = [];

  function giveBack(connection: number) {
    const waiter = waiters.shift();
    if (waiter) waiter(connection);
    else free.push(connection);
  }

  return {
    query: (sql, parameters) => runner.run(0, { op: 'query', sql, parameters }),
    async begin() {
      const connection = free.pop() ?? (await new Promise<number>((resolve) => waiters.push(resolve)));
      const begun = runner.run(connection, { op: 'read-begin' });
      begun.catch(() => {});
      return {
        async query(sql, parameters) {
          const asked = runner.run(connection, { op: 'query', sql, parameters });
          asked.catch(() => {});
          await begun;
          return asked;
        },
        async end() {
          const ended = runner.run(connection, { op: 'read-end' });
          giveBack(connection);
          await ended;
        },
      };
    },
  };
}
