import type { Clock } from '../seams.ts';

const windowMs = 30_000;
const allowed = 2;

/** A refresh and when it is due. */
export interface Refresh {
  at: number;
}

/**
 * At most two refreshes in 30 s, whatever the server does (H4, H7). The first one resumes, the second loads again, and a
 * third waits until the first is 30 s old. `spreadMs`: a delay for a refresh that the whole room was told to make.
 */
export function createRefreshBudget(clock: Clock): {
  take(spreadMs?: number): { mustLoad: boolean; delayMs: number; refresh: Refresh };
  /** Called when the refresh starts, which may be later than due when the phone slept: the 30 s count from here. */
  came(refresh?: Refresh): void;
} {
  let taken: Refresh[] = [];

  return {
    take(spreadMs = 0) {
      const now = clock.now();
      taken = taken.filter(({ at }) => at > now - windowMs);
      const mustLoad = taken.length > 0;
      let refresh = taken.at(-1);
      // A pending refresh serves further requests: a removed player receives both the message and the close.
      if (!refresh || refresh.at <= now) {
        const earlier = taken.at(-allowed);
        refresh = { at: (earlier ? earlier.at + windowMs : now) + Math.ceil(spreadMs) };
        taken.push(refresh);
      }
      return { mustLoad, delayMs: refresh.at - now, refresh };
    },
    came(refresh) {
      if (refresh) refresh.at = Math.max(refresh.at, clock.now());
    },
  };
}
