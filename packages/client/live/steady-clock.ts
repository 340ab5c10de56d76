import type { Clock } from '../seams.ts';

/**
 * A clock that only goes forward. When a phone's own clock is set back by an hour, what was to be over in ten seconds is
 * over in ten seconds all the same.
 */
export function steadyClock(clock: Clock): Clock {
  let read = clock.now();
  let lag = 0;

  function now(): number {
    const before = read;
    read = clock.now();
    lag += Math.max(0, before - read);
    return read + lag;
  }

  return {
    now,
    after(ms, run) {
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
