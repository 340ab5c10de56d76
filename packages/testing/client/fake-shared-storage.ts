import { type GuardedStorage, guardedStorage } from '@snug/client';
import { createStorageArea, storageOf } from './storage-area.ts';

/** The local storage of one browser, shared by its tabs; each tab receives an event for the others' writes. */
export interface FakeSharedStorage {
  readonly area: Map<string, string>;
  /** The quota is used up: every write fails. */
  isFull: boolean;
  /** The storage of one more tab. A killed tab receives no more events. */
  tab(): GuardedStorage & { kill(): void };
}

export function fakeSharedStorage(texts?: Map<string, string>): FakeSharedStorage {
  const area = createStorageArea(texts);
  const tabs = new Map<object, Set<(key: string | undefined) => void>>();
  return {
    area: area.texts,
    get isFull() {
      return area.state === 'full';
    },
    set isFull(isFull) {
      area.state = isFull ? 'full' : 'fine';
    },
    tab() {
      const me = {};
      const listeners = new Set<(key: string | undefined) => void>();
      tabs.set(me, listeners);
      // Events arrive asynchronously, and not in the tab that wrote.
      const tell = (key: string): void =>
        queueMicrotask(() => {
          for (const [tab, hearing] of tabs) if (tab !== me) for (const hear of [...hearing]) hear(key);
        });
      return {
        ...guardedStorage({ local: storageOf(area, tell) }),
        subscribe(changed) {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
        kill: () => void tabs.delete(me),
      };
    },
  };
}
