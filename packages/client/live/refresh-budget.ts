import type { Clock } from '../seams.ts';

const windowMs = 30_000;
const allowed = 2;

/** A refresh and when it is due. */
export interface Turn {
  at: number;
}

/**
 * At most two refreshes in 30 s, whatever the server does (H4, H7). The first one resumes, the second loads again, and a
 * third waits until the first is 30 s old. `spreadMs`: a delay for a refresh that the whole room was told to make.
 */
export function createRefreshBudget(clock: Clock): {
  take(spreadMs?: number): { mustLoad: boolean; delayMs: number; turn: Turn };
  /** Called when the refresh starts, which may be later than due when the phone slept: the 30 s count from here. */
  came(turn?: Turn): void;
} {
  let taken: Turn[] = [];

  return {
    take(spreadMs = 0) {
      const now = clock.now();
      taken = taken.filter(({ at }) => at > now - windowMs);
      const mustLoad = taken.length > 0;
      let turn = taken.at(-1);
      // A pending refresh serves further requests: a removed player receives both the message and the close.
      if (!turn || turn.at <= now) {
        const earlier = taken.at(-allowed);
        turn = { at: (earlier ? earlier.at + windowMs : now) + Math.ceil(spreadMs) };
        taken.push(turn);
      }
      return { mustLoad, delayMs: turn.at - now, turn };
    },
    came(turn) {
      if (turn) turn.at = Math.max(turn.at, clock.now());
    },
  };
}
