import type { Clock } from './seams.ts';

/** Work that is done again and again. */
export interface Repeated {
  /** Begins nothing more; resolves when the work under way is done. */
  stop(): Promise<void>;
}

/**
 * Does `work` after `firstMs`, and each next time `everyMs` after it ended. A failure is reported, and the next time tries
 * again. `isOver` tells long work that it was stopped.
 */
export function repeat(
  clock: Clock,
  { everyMs, firstMs = everyMs }: { everyMs: number; firstMs?: number },
  work: (isOver: () => boolean) => Promise<void>,
  failed: (error: unknown) => void,
): Repeated {
  let isOver = false;
  let underWay = Promise.resolve();
  let cancel = clock.after(firstMs, next);

  function next(): void {
    underWay = work(() => isOver).catch(failed);
    underWay.then(() => {
      if (!isOver) cancel = clock.after(everyMs, next);
    });
  }

  return {
    stop() {
      isOver = true;
      cancel();
      return underWay;
    },
  };
}
