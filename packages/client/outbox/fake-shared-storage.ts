import { type GuardedStorage, guardedStorage } from '../storage.ts';

/** The local storage of a phone, shared by its tabs, who hear of each other's writes. */
export interface FakeSharedStorage {
  readonly area: Map<string, string>;
  /** Quota used up: no write is taken. */
  isFull: boolean;
  /** What another tab sees. A tab that is killed hears nothing more. */
  tab(): GuardedStorage & { kill(): void };
}

export function fakeSharedStorage(area = new Map<string, string>()): FakeSharedStorage {
  const tabs = new Map<object, Set<(key: string | undefined) => void>>();
  const phone: FakeSharedStorage = {
    area,
    isFull: false,
    tab() {
      const me = {};
      const listeners = new Set<(key: string | undefined) => void>();
      tabs.set(me, listeners);
      // Events come a little later, and not to the tab that wrote.
      const tell = (key: string): Promise<void> =>
        Promise.resolve().then(() => {
          for (const [tab, hearing] of tabs) if (tab !== me) for (const hear of [...hearing]) hear(key);
        });
      const local = {
        get length() {
          return area.size;
        },
        key: (index: number) => [...area.keys()][index] ?? null,
        getItem: (key: string) => area.get(key) ?? null,
        setItem(key: string, value: string) {
          if (phone.isFull) throw new DOMException('full', 'QuotaExceededError');
          area.set(key, value);
          void tell(key);
        },
        removeItem(key: string) {
          if (area.delete(key)) void tell(key);
        },
      };
      return {
        ...guardedStorage({ local: () => local }),
        subscribe(changed) {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
        kill: () => void tabs.delete(me),
      };
    },
  };
  return phone;
}
