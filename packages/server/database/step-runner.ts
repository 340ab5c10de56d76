import { createCommitGroup } from './commit-group.ts';
import { openEngine, type Step, type StepResult } from './engine.ts';
import { storeErrorOf } from './store-error.ts';

/** Runs an engine's steps on one of several connections, in the order asked. */
export interface StepRunner {
  /** `release` resolves once the transaction is on disk, every other step once it has run. */
  run(connection: number, step: Step): Promise<StepResult>;
  close(): Promise<void>;
}

/** Engines in this thread that only read: a read takes microseconds from memory, a message to another thread longer. */
export function openReading(file: string, connections: number): StepRunner {
  const engines = Array.from({ length: connections }, () => openEngine(file, 'reader'));
  return {
    async run(connection, step) {
      const engine = engines[connection];
      if (!engine) throw new Error(`There is no connection ${connection}.`);
      try {
        return engine.run(step);
      } catch (error) {
        throw storeErrorOf(error);
      }
    },
    async close() {
      for (const engine of engines) engine.close();
    },
  };
}

/** The writing engine in this thread: for simulations, which run in one thread and in virtual time. */
export function openWriting(file: string): StepRunner {
  const engine = openEngine(file, 'writer');
  const group = createCommitGroup(engine);
  return {
    async run(_connection, step) {
      try {
        if (step.op !== 'release') return group.run(step);
        // If another transaction waits, it begins before this runs, and the group stays open.
        queueMicrotask(group.settle);
        await new Promise<void>((saved, failed) => group.release({ saved, failed }));
        return { rows: [], changes: 0 };
      } catch (error) {
        throw storeErrorOf(error);
      } finally {
        if (step.op === 'rollback') queueMicrotask(group.settle);
      }
    },
    async close() {
      engine.close();
    },
  };
}
