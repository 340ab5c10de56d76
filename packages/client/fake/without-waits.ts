import type { Clock } from '../seams.ts';

/** A clock by which every wait is over at once, where a test or a story is about what comes after it. */
export function withoutWaits({ now, after }: Clock): Clock {
  return { now, after: (_, run) => after(0, run) };
}
