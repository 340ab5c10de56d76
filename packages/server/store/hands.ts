import { Worker } from 'node:worker_threads';
import { openEngine, type Step, type StepResult } from './engine.ts';
import { StoreError, storeErrorOf } from './store-error.ts';

/** Whoever carries out an engine's steps, in the order asked, on one of several connections. */
export interface Hands {
  run(connection: number, step: Step): Promise<StepResult>;
  close(): Promise<void>;
}

export interface HandsOptions {
  readonly file: string;
  readonly kind: 'writer' | 'reader';
  readonly connections: number;
}

/** Engines in this thread: for simulations, which want one thread and no time of their own. */
export function openInProcess({ file, kind, connections }: HandsOptions): Hands {
  const engines = Array.from({ length: connections }, () => openEngine(file, kind));
  return {
    async run(connection, step) {
      try {
        return engineAt(engines, connection).run(step);
      } catch (error) {
        throw storeErrorOf(error);
      }
    },
    async close() {
      for (const engine of engines) engine.close();
    },
  };
}

export interface Errand {
  readonly id: number;
  readonly connection: number;
  readonly step: Step;
}
export type Answer =
  | { readonly id: number; readonly result: StepResult }
  | { readonly id: number; readonly error: { message: string; busy: boolean } };

/** Engines in a worker: a pub's slow disk then holds up an answer, never the event loop. Resolves once they are open. */
export async function openInWorker(options: HandsOptions): Promise<Hands> {
  // The same file name in the source and in the build.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./worker.${extension}`, import.meta.url), { workerData: options });
  const waiting = new Map<number, { resolve(result: StepResult): void; reject(error: Error): void }>();
  let errands: Errand[] = [];
  let count = 0;
  /** The worker died: nothing more will be answered. */
  let dead: StoreError | undefined;

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (said: Answer[] | { opened?: true; error?: string }) => {
      if ('opened' in said) resolve();
      else if ('error' in said) reject(new StoreError(said.error ?? '', false));
    });
    worker.once('error', reject);
  });

  worker.on('message', (answers: unknown) => {
    // `node --watch` talks over the same port about the files it watches.
    if (!Array.isArray(answers)) return;
    for (const answer of answers as Answer[]) {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (!asked) continue;
      if ('error' in answer) asked.reject(new StoreError(answer.error.message, answer.error.busy));
      else asked.resolve(answer.result);
    }
  });
  worker.on('error', (error) => {
    dead = storeErrorOf(error);
    for (const asked of waiting.values()) asked.reject(dead);
    waiting.clear();
  });

  function hand(): void {
    const together = errands;
    errands = [];
    worker.postMessage(together);
  }

  return {
    run: (connection, step) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(dead);
        const id = ++count;
        waiting.set(id, { resolve, reject });
        // What is asked in one go travels in one message: each costs as much as a small query.
        if (errands.length === 0) process.nextTick(hand);
        errands.push({ id, connection, step });
      }),
    async close() {
      if (dead) return;
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      process.nextTick(() => worker.postMessage('close'));
      await gone;
    },
  };
}

function engineAt<E>(engines: readonly E[], connection: number): E {
  const engine = engines[connection];
  if (!engine) throw new Error(`There is no connection ${connection}.`);
  return engine;
}
