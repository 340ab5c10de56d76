import type { Clock } from '../seams.ts';
import type { Loading } from './loading.ts';

export interface CatchingUp {
  /** The server is reachable, and sockets are not. */
  now(): void;
  stop(): void;
}

/** So often at most: a load is what a server does most for a phone. */
const pauseMs = 8_000;

/** Where all but sockets gets through the game is loaded now and then, so that questions still arrive. */
export function createCatchingUp(
  clock: Clock,
  loading: Pick<Loading, 'need' | 'ready'>,
  ended: (outcome: 'ready' | 'refused' | 'lost') => void,
): CatchingUp {
  const abort = new AbortController();
  let nextAt = clock.now();

  return {
    async now() {
      if (clock.now() < nextAt) return;
      nextAt = Number.POSITIVE_INFINITY;
      loading.need();
      const outcome = await loading.ready(abort.signal);
      nextAt = clock.now() + pauseMs;
      if (!abort.signal.aborted) ended(outcome);
    },
    stop: () => abort.abort(),
  };
}
