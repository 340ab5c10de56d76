import { useAsyncAction } from '@snug/client/react';
import { useCallback, useState } from 'react';

export interface Loaded<T> {
  readonly value?: T;
  readonly failed: boolean;
  /** Why it failed. */
  readonly error?: unknown;
  again(): void;
}

/** Loads once on mounting, and again on request. `load` must keep its identity. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ value?: T; failed: boolean; error?: unknown }>({ failed: false });

  useAsyncAction(
    ({ run }) => {
      setLoaded((before) => ({ ...before, failed: false, error: undefined }));
      void run(
        load,
        (value) => setLoaded({ value, failed: false }),
        (error) => setLoaded((before) => ({ ...before, failed: true, error })),
      );
    },
    [load, attempt],
  );

  return { ...loaded, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
