/** All work runs within microtasks, so only a change that waits for itself takes this long, in real ms. */
const standstillMs = 500;

/** Readers wait for the end of a change, and a change for them. */
export function createReaderGate(failed: (error: unknown) => void) {
  let readers = 0;
  let waiting: (() => void)[] = [];

  function wake(): void {
    const those = waiting;
    waiting = [];
    for (const resolve of those) resolve();
  }

  return {
    hasReaders: () => readers > 0,
    wake,
    async reading<T>(work: () => Promise<T>): Promise<T> {
      readers += 1;
      try {
        return await work();
      } finally {
        readers -= 1;
        if (readers === 0) wake();
      }
    },
    /** Waits until nothing is half written, or half read. */
    untilIdle(): Promise<void> {
      return new Promise((resolve) => {
        const standstill = setTimeout(
          () => failed(new Error('A change waits for itself: it reads beside itself.')),
          standstillMs,
        );
        waiting.push(() => {
          clearTimeout(standstill);
          resolve();
        });
      });
    },
  };
}
