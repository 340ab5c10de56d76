import type { Clock } from '../seams.ts';

const windowMs = 30_000;
const allowed = 2;

/**
 * At most two refreshes in 30 s, whatever the server does (H4, H7). The first one resumes, the second loads anew, and
 * a third waits until the first is 30 s old. `spreadMs`: it need not be at once, a whole room was told to.
 */
export function createRefreshBudget(clock: Clock): {
  take(spreadMs?: number): { mustLoad: boolean; delayMs: number };
  /** What was due then comes only now: a phone's sleep is no part of the 30 s. */
  slept(due: number): void;
} {
  let taken: number[] = [];

  return {
    take(spreadMs = 0) {
      const now = clock.now();
      taken = taken.filter((at) => at > now - windowMs);
      const mustLoad = taken.length > 0;
      const newest = taken.at(-1) ?? now;
      // One that is still to come serves whoever asks meanwhile: somebody dropped hears it, and then the close.
      if (newest <= now)
        taken.push(Math.max(now, (taken.at(-allowed) ?? now - windowMs) + windowMs) + Math.ceil(spreadMs));
      return { mustLoad, delayMs: (taken.at(-1) ?? now) - now };
    },
    slept(due) {
      const late = clock.now() - due;
      taken = taken.map((at) => at + late);
    },
  };
}
