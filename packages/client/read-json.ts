import type { KeyStore } from './storage.ts';

/** The JSON value of a key if the guard accepts it; anything else is removed from the store. */
export function readJson<T>(store: KeyStore, key: string, accepts: (value: unknown) => value is T): T | undefined {
  const text = store.get(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (accepts(value)) return value;
  } catch {
    // Corrupted: as good as absent.
  }
  store.remove(key);
  return undefined;
}
