import { type GuardedStorage, guardedStorage } from '../../storage.ts';

/** A browser's storage: one local storage for all tabs, and a session storage for each. */
export interface Device {
  /** A new tab's storage, which is notified of the changes of other tabs, as in a browser. */
  tab(): GuardedStorage;
}

export function createDevice(): Device {
  const local = area();
  const tabs = new Set<(key: string) => void>();

  return {
    tab() {
      const listeners = new Set<(key: string | undefined) => void>();
      const heard = (key: string): void => {
        for (const listener of [...listeners]) listener(key);
      };
      tabs.add(heard);
      /** Asynchronously, and only the other tabs. */
      const notify = (key: string): void => {
        for (const other of tabs) if (other !== heard) queueMicrotask(() => other(key));
      };
      const session = area();
      const guarded = guardedStorage({ local: () => local, session: () => session });
      return {
        session: guarded.session,
        local: {
          ...guarded.local,
          set(key, value) {
            const isKept = guarded.local.set(key, value);
            notify(key);
            return isKept;
          },
          remove(key) {
            guarded.local.remove(key);
            notify(key);
          },
        },
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}

/** Storage as a browser has it, in memory. */
function area() {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}
