import type { Clock } from './seams.ts';

type Subscribe = (changed: () => void) => () => void;

/** A `subscribe` that begins something for its first subscriber, and ends it once the last one has left. */
export function whileWatched(subscribe: Subscribe, clock: Clock, begin: () => () => void): Subscribe {
  let watchers = 0;
  let end: (() => void) | undefined;

  function leave(): void {
    watchers--;
    // Deferred: a screen that is replaced unsubscribes and subscribes again at once.
    if (watchers > 0) return;
    clock.after(0, () => {
      if (watchers > 0) return;
      end?.();
      end = undefined;
    });
  }

  return (changed) => {
    const stop = subscribe(changed);
    watchers++;
    end ??= begin();
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
      stop();
    };
  };
}
