import type { Clock } from '@snug/client';

/** The time of a night: a person's, or so many times faster. */
export interface Pace {
  /** Resolves once a person would have waited so many milliseconds. Rejects with the signal's reason once it is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The same by the clock, however fast the night is. */
  rest(ms: number, signal: AbortSignal): Promise<void>;
  /** How much of a person's milliseconds since a moment by the clock are left; negative once they are over. */
  left(since: number, ms: number): number;
  /** Milliseconds by the clock. */
  now(): number;
  /** Nobody watches: what only makes a night look natural is left out. */
  isRushed(): boolean;
}

/** @param speed how many times faster than people; asked anew for each wait */
export function createPace(clock: Clock, speed: () => number = () => 1): Pace {
  function rest(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = (): void => {
        cancel();
        reject(signal.reason);
      };
      const cancel = clock.after(ms, () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  return {
    rest,
    wait: (ms, signal) => rest(ms / speed(), signal),
    left: (since, ms) => ms - (clock.now() - since) * speed(),
    now: clock.now,
    isRushed: () => speed() > 1,
  };
}
