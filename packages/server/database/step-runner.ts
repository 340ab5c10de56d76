import { createCommitGroup } from './commit-group.ts';
import { openEngine, type Step, type StepResult } from './engine.ts';
import { storeErrorOf } from './store-error.ts';

/** Whoever carries out an engine's steps, in the order asked, on one of several connections. */
export interface StepRunner {
  /** `release` resolves once the turn is on disk, everything else once it is done. */
  run(connection: number, step: Step): Promise<StepResult>;
  close(): Promise<void>;
}

/** Engines in this thread that only read: a read is microseconds from memory, a trip to another thread takes longer. */
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

/** The writing engine in this thread: for simulations, which want one thread and no time of their own. */
export function openWriting(file: string): StepRunner {
  const engine = openEngine(file, 'writer');
  const group = createCommitGroup(engine);
  return {
    async run(_connection, step) {
      try {
        if (step.op !== 'release') return group.run(step);
        // Whoever waits for a turn begins it before this: then the group goes on.
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
