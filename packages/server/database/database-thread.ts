import { Worker } from 'node:worker_threads';
import { Refusal } from '@snug/rules';
import type { Command, Committed } from '../commands/commands.ts';
import type { Step, StepResult } from './engine.ts';
import type { StepRunner } from './step-runner.ts';
import { StoreError, storeErrorOf } from './store-error.ts';
import { workerFile } from './worker-file.ts';

/** What the worker is asked for: a step of somebody's turn, or a whole deed. */
export type Errand = {
  readonly id: number;
  /** The moment since which it waits. */
  readonly since: number;
} & ({ readonly step: Step } | { readonly order: Command });

/** What it answers. An error is taken apart: what is thrown loses its class on the way between threads. */
export type Answer = { readonly id: number } & (
  | { readonly result: StepResult | Committed }
  | { readonly failed: Pick<StoreError, 'message' | 'busy' | 'stack'> }
  | { readonly refused: Pick<Refusal, 'status' | 'detail' | 'more' | 'retryAfterS'> }
);

/** Hands in another thread, which also carry out whole deeds. */
export interface WorkerHands extends StepRunner {
  /**
   * Resolves once it is on disk. Rejects with a Refusal or a StoreError, and nothing has happened. `since`: the moment
   * from which it has waited.
   */
  perform(order: Command, since: number): Promise<Committed>;
  /** Resolves when the worker has ended unasked: nothing can be written any more. */
  readonly died: Promise<StoreError>;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * The writing engine in a worker: a pub's slow disk then holds up an answer, never the event loop. Resolves once it is
 * open.
 */
export async function openInWorker(file: string): Promise<WorkerHands> {
  const worker = new Worker(workerFile, { workerData: file });
  const waiting = new Map<number, Waiting>();
  let errands: Errand[] = [];
  let count = 0;
  let dead: StoreError | undefined;
  let isClosing = false;

  const died = new Promise<StoreError>((resolve) => {
    const end = (error: StoreError) => {
      if (dead || isClosing) return;
      dead = error;
      for (const asked of waiting.values()) asked.reject(dead);
      waiting.clear();
      resolve(dead);
    };
    // Those who ask meanwhile are told to come again: by then another process serves them.
    worker.on('error', (error) => end(new StoreError(storeErrorOf(error).message, true)));
    worker.on('exit', (code) => end(new StoreError(`The database worker ended with code ${code}.`, true)));
  });

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (said: Answer[] | { opened?: true; error?: string }) => {
      if ('opened' in said) resolve();
      else if ('error' in said) reject(new StoreError(said.error ?? '', false));
    });
    died.then(reject);
  });

  worker.on('message', (answers: unknown) => {
    // `node --watch` talks over the same port about the files it watches.
    if (!Array.isArray(answers)) return;
    for (const answer of answers as Answer[]) {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (!asked) continue;
      if ('result' in answer) asked.resolve(answer.result as never);
      else if ('failed' in answer) asked.reject(thrown(answer.failed));
      else asked.reject(new Refusal(answer.refused.status, answer.refused.detail, answer.refused));
    }
  });

  function hand(): void {
    const together = errands;
    errands = [];
    if (together.length > 0 && !dead) worker.postMessage(together);
  }

  function send<T>(asked: { step: Step } | { order: Command }, since = moment()): Promise<T> {
    return new Promise((resolve, reject) => {
      if (dead) return reject(dead);
      const id = ++count;
      waiting.set(id, { resolve, reject });
      // What is asked in one turn of the loop travels in one message: each costs more than a small query.
      if (errands.length === 0) setImmediate(hand);
      errands.push({ id, since, ...asked });
    });
  }

  return {
    run: (_connection, step) => send({ step }),
    perform: (order, since) => send({ order }, since),
    died,
    async close() {
      if (dead) return;
      isClosing = true;
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      hand();
      worker.postMessage('close');
      await gone;
    },
  };
}

function thrown({ message, busy, stack }: Pick<StoreError, 'message' | 'busy' | 'stack'>): StoreError {
  const error = new StoreError(message, busy);
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** A moment that both threads know, in ms; it has nothing to do with the time of day. */
export function moment(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
