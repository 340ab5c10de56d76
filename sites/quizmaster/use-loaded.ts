import { useCallback, useEffect, useState } from 'react';

export interface Loaded<T> {
  readonly value?: T;
  readonly failed: boolean;
  again(): void;
}

/** Loads once on mounting, and again on request. `load` must keep its identity. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ value?: T; failed: boolean }>({ failed: false });

  useEffect(() => {
    const abort = new AbortController();
    setLoaded((before) => ({ ...before, failed: false }));
    load(abort.signal).then(
      (value) => !abort.signal.aborted && setLoaded({ value, failed: false }),
      () => !abort.signal.aborted && setLoaded((before) => ({ ...before, failed: true })),
    );
    return () => abort.abort();
  }, [load, attempt]);

  return { ...loaded, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
