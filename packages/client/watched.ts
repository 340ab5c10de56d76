/** Listeners that are told of an event, one after the other. */
export interface Listeners<Event> {
  subscribe(listener: (event: Event) => void): () => void;
  tell(event: Event): void;
}

/**
 * @param begin Runs when the first listener subscribes; what it returns runs when the last one has left.
 * @param later Puts that end off, so that a screen that is replaced may leave and subscribe again at once.
 */
export function listeners<Event = void>(
  begin?: () => () => void,
  later: (run: () => void) => void = (run) => run(),
): Listeners<Event> {
  const all = new Set<(event: Event) => void>();
  let end: (() => void) | undefined;

  function endIfLeft(): void {
    if (all.size > 0) return;
    end?.();
    end = undefined;
  }

  return {
    subscribe(listener) {
      all.add(listener);
      end ??= begin?.();
      return () => {
        all.delete(listener);
        if (all.size === 0) later(endIfLeft);
      };
    },
    tell(event) {
      for (const listener of [...all]) listener(event);
    },
  };
}

/** A value that notifies its subscribers when it changes. */
export interface Watched<T> {
  get(): T;
  subscribe(changed: () => void): () => void;
}

/** A value that is set here and observed elsewhere. */
export function watched<T>(value: T, ...began: Parameters<typeof listeners>): Watched<T> & { set(next: T): void } {
  const { subscribe, tell } = listeners(...began);
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      tell();
    },
    subscribe,
  };
}
