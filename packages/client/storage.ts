/** Texts by key. Nothing here ever throws. */
export interface KeyStore {
  get(key: string): string | undefined;
  /** False when it could be kept in memory only: then it is gone with the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin with a text. */
  keys(prefix: string): string[];
}

/** Local and session storage behind a guard (hazards H68). */
export interface GuardedStorage {
  readonly local: KeyStore;
  readonly session: KeyStore;
  /** Called with the key that another tab changed in local storage, undefined when it cleared all. */
  subscribe(changed: (key: string | undefined) => void): () => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The browser's storage, guarded: where it is blocked or full, a memory of the same verbs takes its place.
 * The areas are asked for anew each time, because merely naming `localStorage` may throw.
 */
export function guardedStorage(
  areas: { readonly local?: () => Area; readonly session?: () => Area } = {
    local: () => localStorage,
    session: () => sessionStorage,
  },
): GuardedStorage {
  return {
    local: guarded(areas.local),
    session: guarded(areas.session),
    subscribe(changed) {
      if (typeof window === 'undefined') return () => {};
      const listener = (event: StorageEvent) => changed(event.key ?? undefined);
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Storage that lives with the page alone: embeds on a foreign origin keep nothing there. */
export function memoryStorage(): GuardedStorage {
  return { local: guarded(), session: guarded(), subscribe: () => () => {} };
}

function guarded(area?: () => Area): KeyStore {
  /** What the area would not take, or give up (undefined). It wins over the area, which then holds something older. */
  const memory = new Map<string, string | undefined>();

  function attempt<T>(use: (area: Area) => T): T | undefined {
    try {
      return area && use(area());
    } catch {
      return undefined;
    }
  }

  function get(key: string): string | undefined {
    if (memory.has(key)) return memory.get(key);
    const found: unknown = attempt((area) => area.getItem(key));
    // A page may have put something of its own in the browser's place.
    return typeof found === 'string' ? found : undefined;
  }

  return {
    get,

    set(key, value) {
      const isKept = attempt((area) => {
        area.setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept === true;
    },

    remove(key) {
      const isGone = attempt((area) => {
        area.removeItem(key);
        return true;
      });
      if (isGone) memory.delete(key);
      else memory.set(key, undefined);
    },

    keys(prefix) {
      const found = new Set(memory.keys());
      attempt((area) => {
        for (let index = 0; index < area.length; index++) found.add(String(area.key(index)));
      });
      return [...found].filter((key) => key.startsWith(prefix) && get(key) !== undefined);
    },
  };
}
