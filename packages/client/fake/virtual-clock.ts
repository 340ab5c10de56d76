import type { Clock } from '../seams.ts';

export interface VirtualClock extends Clock {
  /** Advances time, running each timer at its moment and letting promises settle in between. */
  pass(ms: number): Promise<void>;
  /** Advances time, but runs the timers only afterwards: a machine that slept. */
  sleep(ms: number): Promise<void>;
  /** The number of pending timers. */
  pending(): number;
}

/** A clock that advances only when the test says so. */
export function virtualClock(start = 1_000_000): VirtualClock {
  let now = start;
  let count = 0;
  const timers = new Map<number, { at: number; run: () => void }>();

  async function runUntil(end: number): Promise<void> {
    await settle();
    for (;;) {
      const next = Array.from(timers)
        .filter(([, { at }]) => at <= end)
        .sort(([one, a], [other, b]) => a.at - b.at || one - other)[0];
      if (!next) break;
      const [id, { at, run }] = next;
      timers.delete(id);
      now = Math.max(now, at);
      run();
      await settle();
    }
    now = Math.max(now, end);
  }

  return {
    now: () => now,
    after(ms, run) {
      const id = count++;
      timers.set(id, { at: now + Math.max(0, ms), run });
      return () => timers.delete(id);
    },
    pass: (ms) => runUntil(now + ms),
    sleep(ms) {
      now += ms;
      return runUntil(now);
    },
    pending: () => timers.size,
  };
}

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
