import type { Clock } from '../../../server/foundation/seams.ts';

/** The clock of a process, whose timers die with it. */
export function createProcessClock(clock: Clock): Clock & { kill(): void } {
  const due = new Set<() => void>();
  let isDead = false;
  return {
    now: clock.now,
    after(ms, work) {
      if (isDead) return () => {};
      const callOff = clock.after(ms, () => {
        due.delete(callOff);
        work();
      });
      due.add(callOff);
      return () => {
        due.delete(callOff);
        callOff();
      };
    },
    kill() {
      isDead = true;
      for (const callOff of due) callOff();
      due.clear();
    },
  };
}
