import type { Clock } from '../seams.ts';

/**
 * A clock that only goes forward. When a phone's own clock is set back by an hour, what was to be over in ten seconds is
 * over in ten seconds all the same. It tells whole milliseconds: in fractions, what was lost is added up a little wrong, and
 * a moment that has come would seem to be still to come.
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
        // Whatever the phone's own clock says: so much time has passed.
        lag += Math.max(0, early);
        run();
      });
    },
  };
}
