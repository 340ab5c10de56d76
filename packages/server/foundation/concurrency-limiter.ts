/**
 * Runs a limited amount of work at a time. The rest waits: those who bring it take turns, and each one's work is in its order, so
 * that nobody waits behind all that another has brought. How much may wait is limited by whoever brings it.
 */
export interface ConcurrencyLimiter {
  /** Runs the work in the turn of `whose`. */
  run<T>(whose: string, work: () => Promise<T>): Promise<T>;
}

export function createConcurrencyLimiter(atOnce: number): ConcurrencyLimiter {
  let working = 0;
  /** By whose it is, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function next(): (() => void) | undefined {
    const [turn] = waiting;
    if (!turn) return undefined;
    const [whose, works] = turn;
    const work = works.shift();
    waiting.delete(whose);
    if (works.length > 0) waiting.set(whose, works);
    return work;
  }

  return {
    async run(whose, work) {
      if (working < atOnce) working += 1;
      // Ending work passes its place on, so that a newer request cannot overtake a waiting one.
      else await new Promise<void>((go) => void waiting.set(whose, [...(waiting.get(whose) ?? []), go]));
      try {
        return await work();
      } finally {
        const go = next();
        if (go) go();
        else working -= 1;
      }
    },
  };
}
