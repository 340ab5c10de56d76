import { Worker } from 'node:worker_threads';
import { Refusal } from '@snug/rules';
import type { Step } from './engine.ts';
import type { StepRunner } from './step-runner.ts';
import { StoreError, storeErrorOf } from './store-error.ts';
import { workerFile } from './worker-file.ts';

/** What the thread is told at its start: the file, and how long a task may wait for its turn, in ms. */
export interface ThreadData {
  readonly file: string;
  readonly lockWaitMs?: number | undefined;
}

/** What the thread is asked for: a step of a transaction, or a whole task, which its program understands. */
export type ThreadRequest = {
  readonly id: number;
  /** Since when it has waited. */
  readonly since: number;
} & ({ readonly step: Step } | { readonly task: unknown });

/** The thread's response. Errors travel as their parts: an error loses its class on the way between threads. */
export type ThreadResponse = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly failed: Pick<StoreError, 'message' | 'busy' | 'stack'> }
  | { readonly refused: Pick<Refusal, 'status' | 'detail' | 'more' | 'retryAfterS'> }
);

/** A step runner in another thread, which also runs whole tasks. */
export interface DatabaseThread extends StepRunner {
  /**
   * Resolves once the task's changes are on disk. Rejects with a Refusal or a StoreError, and nothing has changed. `since`:
   * the moment from which it has waited.
   */
  runTask(task: unknown, since: number): Promise<unknown>;
  /** Resolves when the thread has ended unasked: nothing can be written any more. */
  readonly died: Promise<StoreError>;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * The writing engine in a worker: a slow disk then delays a reply and never the event loop. Resolves once the database is
 * open.
 */
export async function openInWorker({ file, lockWaitMs }: ThreadData): Promise<DatabaseThread> {
  const worker = new Worker(workerFile, { workerData: { file, lockWaitMs } satisfies ThreadData });
  const requests = createRequests(worker);
  let isClosing = false;

  const died = new Promise<StoreError>((resolve) => {
    const end = (error: StoreError) => {
      if (!isClosing && requests.end(error)) resolve(error);
    };
    // `busy`, so that callers try again: by then a new process serves them.
    worker.on('error', (error) => end(new StoreError(storeErrorOf(error).message, true)));
    worker.on('exit', (code) => end(new StoreError(`The database worker ended with code ${code}.`, true)));
  });

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: ThreadResponse[] | { opened?: true; error?: string }) => {
      if ('opened' in message) resolve();
      else if ('error' in message) reject(new StoreError(message.error ?? '', false));
    });
    died.then(reject);
  });

  worker.on('message', (responses: unknown) => {
    // `node --watch` uses the same port to speak of the files it watches.
    if (Array.isArray(responses)) requests.settle(responses);
  });

  return {
    run: (_connection, step) => requests.send({ step }, moment()),
    runTask: (task, since) => requests.send({ task }, since),
    died,
    async close() {
      if (requests.isEnded()) return;
      isClosing = true;
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      requests.flush();
      worker.postMessage('close');
      await exited;
    },
  };
}

/** The requests to a worker that wait for its response. */
function createRequests(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  let unsent: ThreadRequest[] = [];
  let count = 0;
  let dead: StoreError | undefined;

  function flush(): void {
    const together = unsent;
    unsent = [];
    if (together.length > 0 && !dead) worker.postMessage(together);
  }

  return {
    flush,
    isEnded: () => dead !== undefined,

    send<T>(request: { step: Step } | { task: unknown }, since: number): Promise<T> {
      return new Promise((resolve, reject) => {
        if (dead) return reject(dead);
        const id = ++count;
        waiting.set(id, { resolve, reject });
        // Requests of one turn of the event loop travel in one message: each message costs more than a small query.
        if (unsent.length === 0) setImmediate(flush);
        unsent.push({ id, since, ...request });
      });
    },

    settle(responses: readonly ThreadResponse[]): void {
      for (const response of responses) {
        const request = waiting.get(response.id);
        waiting.delete(response.id);
        if (!request) continue;
        if ('result' in response) request.resolve(response.result as never);
        else if ('failed' in response) request.reject(storeError(response.failed));
        else request.reject(new Refusal(response.refused.status, response.refused.detail, response.refused));
      }
    },

    /** Rejects all waiting and all later requests. False if it had ended before. */
    end(error: StoreError): boolean {
      if (dead) return false;
      dead = error;
      for (const request of waiting.values()) request.reject(error);
      waiting.clear();
      return true;
    },
  };
}

function storeError({ message, busy, stack }: Pick<StoreError, 'message' | 'busy' | 'stack'>): StoreError {
  const error = new StoreError(message, busy);
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** The time of a clock that both threads share, in ms; not the time of day. */
export function moment(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
