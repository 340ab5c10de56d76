/** A key-value store for texts. Never throws. */
export interface KeyStore {
  get(key: string): string | undefined;
  /** Returns false when the value could be kept in memory only and is gone with the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys with this prefix. */
  keys(prefix: string): string[];
}

/** Guarded local and session storage (hazards H68). */
export interface GuardedStorage {
  readonly local: KeyStore;
  readonly session: KeyStore;
  /** Called with the key that another tab changed in local storage; undefined when it cleared everything. */
  subscribe(changed: (key: string | undefined) => void): () => void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The browser's storage, guarded: where it is blocked or full, memory takes its place. The areas are read anew each time
 * because merely naming `localStorage` may throw.
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

/** Storage that lives only as long as the page: embeds on a foreign origin persist nothing. */
export function memoryStorage(): GuardedStorage {
  return { local: guarded(), session: guarded(), subscribe: () => () => {} };
}

function guarded(area?: () => Area): KeyStore {
  /** Values that the area did not accept or did not remove (undefined). They win over the area, which holds older ones. */
  const memory = new Map<string, string | undefined>();

  /** Uses the area; undefined if the browser refuses it. */
  function tryArea<T>(use: (area: Area) => T): T | undefined {
    try {
      return area && use(area());
    } catch {
      return undefined;
    }
  }

  function get(key: string): string | undefined {
    if (memory.has(key)) return memory.get(key);
    const found: unknown = tryArea((area) => area.getItem(key));
    // A page may have replaced the browser's storage with an object of its own.
    return typeof found === 'string' ? found : undefined;
  }

  return {
    get,

    set(key, value) {
      const isKept = tryArea((area) => {
        area.setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept === true;
    },

    remove(key) {
      const isGone = tryArea((area) => {
        area.removeItem(key);
        return true;
      });
      if (isGone) memory.delete(key);
      else memory.set(key, undefined);
    },

    keys(prefix) {
      const found = new Set(memory.keys());
      tryArea((area) => {
        for (let index = 0; index < area.length; index++) found.add(String(area.key(index)));
      });
      return [...found].filter((key) => key.startsWith(prefix) && get(key) !== undefined);
    },
  };
}
