declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** How many uploaded pictures are processed at once. Those of quizmasters never wait for players'. */
    readonly imageProcessing: Readonly<Record<'players' | 'hosts', ConcurrencyLimiter>>;
  }
}

/** One per core of a pub's machine: a decoder uses a whole core, and the rest of the server needs threads too. */
export const decodesAtOnce = { players: 2, hosts: 1 } as const;

/**
 * Runs a limited amount of work at a time, the rest in its order (G30). How much may wait is limited by whoever brings it: an upload has
 * a place (`http/upload-places.ts`) until its picture is kept.
 */
export interface ConcurrencyLimiter {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createConcurrencyLimiter(atOnce: number): ConcurrencyLimiter {
  let working = 0;
  const waiting: (() => void)[] = [];

  return {
    async run(work) {
      if (working < atOnce) working += 1;
      // Ending work passes its place on, so that a newer request cannot overtake a waiting one.
      else await new Promise<void>((go) => waiting.push(go));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
