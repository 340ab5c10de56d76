import type { Clock } from '../seams.ts';

const windowMs = 30_000;
const allowed = 2;

/**
 * At most two refreshes in 30 s, whatever the server does (H4, H7). The first one resumes, the second loads anew, and
 * a third waits until the first is 30 s old.
 */
export function createRefreshBudget(clock: Clock): { take(): { mustLoad: boolean; delayMs: number } } {
  let taken: number[] = [];

  return {
    take() {
      const now = clock.now();
      taken = taken.filter((at) => at > now - windowMs);
      const oldest = taken.at(-allowed);
      const delayMs = oldest === undefined ? 0 : oldest + windowMs - now;
      const mustLoad = taken.length > 0;
      taken.push(now + delayMs);
      return { mustLoad, delayMs };
    },
  };
}
