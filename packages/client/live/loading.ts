import type { Clock, Random } from '../seams.ts';
import type { Inbox } from './inbox.ts';
import { createRefreshBudget, type Refresh } from './refresh-budget.ts';

export interface LoadingOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly inbox: Pick<Inbox, 'resetTo'>;
  readonly load: (signal: AbortSignal) => Promise<number | 'refused'>;
}

/** When the state that the stream builds on is loaded: at first, and anew when it is asked for. */
export interface Loading {
  /** The next connection loads first. */
  need(): void;
  /** Takes a refresh of the budget for the next attempt. */
  renew(mustLoad: boolean): void;
  /** How long the next attempt waits for its refresh. One that takes its place does not wait again. */
  takeDelay(): number;
  /** The attempt begins. */
  began(): void;
  ready(signal: AbortSignal): Promise<'ready' | 'refused' | 'lost'>;
  /** Everybody is told to load at the same moment, so the loads are spread a little. */
  reloadSoon(run: () => void): void;
  /** The next connection loads first if that was requested, so no timer is needed for it. */
  cancelReload(): void;
}

export function createLoading({ clock, random, inbox, load }: LoadingOptions): Loading {
  const refreshes = createRefreshBudget(clock);
  let isLoaded = false;
  let delayMs = 0;
  /** The refresh that the next attempt performs. */
  let due: Refresh | undefined;
  let stopReload: (() => void) | undefined;

  return {
    need() {
      isLoaded = false;
    },

    renew(mustLoad) {
      const taken = refreshes.take();
      if (mustLoad || taken.mustLoad) isLoaded = false;
      ({ delayMs, refresh: due } = taken);
    },
    takeDelay() {
      const ms = delayMs;
      delayMs = 0;
      return ms;
    },
    began() {
      refreshes.came(due);
      due = undefined;
    },

    async ready(signal) {
      if (isLoaded) return 'ready';
      try {
        const position = await load(signal);
        if (signal.aborted || position === 'refused') return 'refused';
        inbox.resetTo(position);
        // A reload was requested during this load, which may be older: the next connection loads once more.
        isLoaded = stopReload === undefined;
        return 'ready';
      } catch {
        return 'lost';
      }
    },

    reloadSoon(run) {
      if (stopReload) return;
      const { delayMs, refresh } = refreshes.take(random.fraction() * 250);
      stopReload = clock.after(delayMs, () => {
        refreshes.came(refresh);
        // A load that was pending at this request may be older.
        isLoaded = false;
        run();
      });
    },
    cancelReload() {
      stopReload?.();
      stopReload = undefined;
    },
  };
}
