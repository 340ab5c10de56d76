import type { PersistentStore } from '../../outbox/persistent-store.ts';

/** A page's own database, in memory: it lives as long as the fake phone. */
export function memoryStore(): PersistentStore {
  const texts = new Map<string, string>();
  return {
    all: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    async put(key, value, isOver) {
      if (isOver(texts.get(key))) texts.set(key, value);
    },
    async remove(key, isOver) {
      if (isOver(texts.get(key))) texts.delete(key);
    },
  };
}
