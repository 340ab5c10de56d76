import type { Clock } from './seams.ts';

/** A signal that follows the given one and aborts after a timeout. */
export function withDeadline(
  clock: Clock,
  ms: number,
  signal?: AbortSignal,
): { readonly signal: AbortSignal; clear(): void } {
  const both = new AbortController();
  const follow = (): void => both.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const stop = clock.after(ms, () => both.abort(new Error(`No answer within ${ms} ms.`)));
  return {
    signal: both.signal,
    clear() {
      stop();
      signal?.removeEventListener('abort', follow);
    },
  };
}

/** Waits; an aborted signal ends that at once. */
export function rest(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, resolve);
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
