import { details, Refusal } from '@snug/rules';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** How many uploaded pictures are processed at once. */
    readonly imageProcessing: ConcurrencyLimiter;
  }
}

/** One per core of a pub's machine: a decoder uses a whole core, and the rest of the server needs threads too. */
export const decodesAtOnce = 2;
/**
 * How many uploads may wait: a whole pub photographs the same moment. Each holds up to 5 MB until its turn, together a
 * quarter of a gigabyte.
 */
export const decodesWaitingMax = 50;

/**
 * Runs a limited amount of work at a time and queues a limited amount more; the rest is refused, to be tried again (G30).
 */
export interface ConcurrencyLimiter {
  /** Runs `prepare` at once and `work` when its turn comes. Work that is being prepared counts as queued. */
  take<P, T>(prepare: () => Promise<P>, work: (prepared: P) => Promise<T>): Promise<T>;
}

export function createConcurrencyLimiter(atOnce: number, waitingMax: number): ConcurrencyLimiter {
  let accepted = 0;
  let working = 0;
  const waiting: (() => void)[] = [];

  return {
    async take(prepare, work) {
      if (accepted >= atOnce + waitingMax) throw new Refusal(503, details.busy, { retryAfterS: 2 });
      accepted += 1;
      try {
        const prepared = await prepare();
        if (working < atOnce) working += 1;
        // Ending work passes its place on, so that a newer request cannot overtake a waiting one.
        else await new Promise<void>((go) => waiting.push(go));
        try {
          return await work(prepared);
        } finally {
          const next = waiting.shift();
          if (next) next();
          else working -= 1;
        }
      } finally {
        accepted -= 1;
      }
    },
  };
}
