import type { Clock, Pace } from './door.ts';

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
    left: (since, ms) => ms / speed() - (clock.now() - since),
    now: clock.now,
    isRushed: () => speed() > 1,
  };
}
