import type { Clock } from '../../server/foundation/seams.ts';

/** A clock that runs its timers when it is told what time it is. */
export function handClock(): Clock & { pass(ms: number): Promise<void> } {
  let now = 0;
  const timers = new Set<{ at: number; work: () => void }>();
  return {
    now: () => now,
    after(ms, work) {
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers.delete(next);
        next.work();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
}
