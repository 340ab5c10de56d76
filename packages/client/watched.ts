/** A value that notifies its subscribers when it changes. */
export interface Watched<T> {
  get(): T;
  subscribe(changed: () => void): () => void;
}

/** A value that is set here and observed elsewhere. */
export function watched<T>(value: T): Watched<T> & { set(next: T): void } {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
