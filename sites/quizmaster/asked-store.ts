import { asyncAction, type Clock, systemClock, type Watched, watched } from '@snug/client';

export interface AskedState<T> {
  /** Undefined until it is loaded. */
  readonly value?: T;
  /** The last load failed: the value is that of before. */
  readonly failed: boolean;
}

/** What the quizmaster's stream says only that it is another than before: it is loaded then. */
export interface Asked<T> extends Watched<AskedState<T>> {
  /** It may be another: it is loaded once, however often this comes within a second. */
  changed(): void;
  /** Takes what the reply to a command says: a load that was sent before it replaces it no more. */
  take(value: T): void;
}

/** Loads are this far apart: while a round is played some of it changes several times a second. */
const betweenMs = 1_000;

export function createAsked<T>(ask: (signal: AbortSignal) => Promise<T>, clock: Clock = systemClock): Asked<T> {
  const loading = asyncAction();
  let isResting = false;
  let isDue = false;
  let stopResting = () => {};
  const { get, set, subscribe } = watched<AskedState<T>>({ failed: false }, () => {
    changed();
    return () => {
      loading.stop();
      stopResting();
      isResting = false;
    };
  });

  function changed(): void {
    isDue = true;
    if (!isResting) load();
  }

  function load(): void {
    isDue = false;
    isResting = true;
    void loading.run(
      ask,
      (value) => rest({ value, failed: false }),
      () => rest({ ...get(), failed: true }),
    );
  }

  function rest(state: AskedState<T>): void {
    set(state);
    stopResting();
    stopResting = clock.after(betweenMs, () => {
      isResting = false;
      if (isDue) load();
    });
  }

  return {
    get,
    subscribe,
    changed,
    take(value) {
      loading.stop();
      rest({ value, failed: false });
    },
  };
}
