import type { Clock } from '../seams.ts';

/**
 * A clock that only moves forward: when the device's clock is set back by an hour, what ends in ten seconds still ends in
 * ten seconds. It counts whole milliseconds: with fractions, rounding errors would make a moment that has passed appear to
 * be still ahead.
 */
export function steadyClock(clock: Clock): Clock {
  let read = clock.now();
  let lag = 0;

  function now(): number {
    const before = read;
    read = clock.now();
    lag += Math.max(0, before - read);
    return Math.round(read + lag);
  }

  return {
    now,
    after(waitMs, run) {
      const ms = Math.ceil(waitMs);
      const due = now() + ms;
      return clock.after(ms, () => {
        const early = due - now();
        // Whatever the device's clock says, this much time has passed.
        lag += Math.max(0, early);
        run();
      });
    },
  };
}
