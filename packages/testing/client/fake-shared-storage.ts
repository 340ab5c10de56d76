import { type GuardedStorage, guardedStorage } from '../../client/storage.ts';

/** The local storage of one browser, shared by its tabs; each tab receives an event for the others' writes. */
export interface FakeSharedStorage {
  readonly area: Map<string, string>;
  /** The quota is used up: every write fails. */
  isFull: boolean;
  /** The storage of one more tab. A killed tab receives no more events. */
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
      // Events arrive asynchronously, and not in the tab that wrote.
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
