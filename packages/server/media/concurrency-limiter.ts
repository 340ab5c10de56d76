import { details, Refusal } from '../foundation/refusals.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** How many uploaded pictures are processed at once. */
    readonly imageProcessing: ConcurrencyLimiter;
  }
}

/** One for each core of a pub's machine: a decoder is as fast as a core, and the rest of the server needs its share of threads. */
export const decodesAtOnce = 2;
/** A whole pub that photographs the same moment; each holds its 5 MB until it is its turn, together a quarter of a gigabyte. */
export const decodesWaitingMax = 50;

/** Lets some work go on at a time and some more wait; more than that is refused, to be tried again (G30). */
export interface ConcurrencyLimiter {
  /** Runs `prepare` at once and `work` when it is its turn. Both count as in hand from the beginning. */
  take<P, T>(prepare: () => Promise<P>, work: (prepared: P) => Promise<T>): Promise<T>;
}

export function createConcurrencyLimiter(atOnce: number, waitingMax: number): ConcurrencyLimiter {
  let inHand = 0;
  let working = 0;
  const waiting: (() => void)[] = [];

  return {
    async take(prepare, work) {
      if (inHand >= atOnce + waitingMax) throw new Refusal(503, details.busy, { retryAfterS: 2 });
      inHand += 1;
      try {
        const prepared = await prepare();
        if (working < atOnce) working += 1;
        // Whoever ends hands the place on, so that nobody who comes meanwhile slips in between.
        else await new Promise<void>((go) => waiting.push(go));
        try {
          return await work(prepared);
        } finally {
          const next = waiting.shift();
          if (next) next();
          else working -= 1;
        }
      } finally {
        inHand -= 1;
      }
    },
  };
}
