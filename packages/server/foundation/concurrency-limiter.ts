/**
 * Runs a limited amount of work at a time. The rest waits: those who bring it take turns, so that nobody waits behind all that
 * another has brought. Of one's own work the cheapest goes first: what is quick does not wait behind all that is slow. How much may
 * wait is limited by whoever brings it.
 */
export interface ConcurrencyLimiter {
  /** Runs the work in the turn of `whose`. `cost`: compared with that of the others. */
  run<T>(whose: string, work: () => Promise<T>, cost?: number): Promise<T>;
}

/** So often may later work go first, so that costly work has its turn too. */
const overtakenMax = 16;

interface Waiting {
  readonly cost: number;
  overtaken: number;
  go(): void;
}

export function createConcurrencyLimiter(atOnce: number): ConcurrencyLimiter {
  let working = 0;
  /** By whose it is, in the order of their turns, each in the order of arrival. */
  const waiting = new Map<string, Waiting[]>();

  function next(): Waiting | undefined {
    const [turn] = waiting;
    if (!turn) return undefined;
    const [whose, works] = turn;
    const work = takeNext(works);
    waiting.delete(whose);
    if (works.length > 0) waiting.set(whose, works);
    return work;
  }

  return {
    async run(whose, work, cost = 0) {
      if (working < atOnce) working += 1;
      // Ending work passes its place on, so that a newer request cannot overtake a waiting one.
      else {
        await new Promise<void>((go) => {
          waiting.set(whose, [...(waiting.get(whose) ?? []), { cost, overtaken: 0, go }]);
        });
      }
      try {
        return await work();
      } finally {
        const after = next();
        if (after) after.go();
        else working -= 1;
      }
    },
  };
}

/** Takes the cheapest out, or the first that was overtaken too often. */
function takeNext(works: Waiting[]): Waiting | undefined {
  const least = Math.min(...works.map(({ cost }) => cost));
  const due = works.findIndex(({ overtaken }) => overtaken >= overtakenMax);
  const index = due >= 0 ? due : works.findIndex(({ cost }) => cost === least);
  for (const each of works.slice(0, index)) each.overtaken += 1;
  return works.splice(index, 1)[0];
}
