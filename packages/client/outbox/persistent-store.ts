/**
 * A key-value database that outlives the page: IndexedDB in a browser. Every operation may reject or never settle: blocked,
 * full or gone. `StorageFallback` handles that.
 */
export interface PersistentStore {
  /** The values of all keys with this prefix. */
  all(prefix: string): Promise<ReadonlyMap<string, string>>;
  /** Writes unless the current value is still needed. Resolves once the value is on disk. */
  put(key: string, value: string, isOver: IsOver): Promise<void>;
  /** Removes the value of a key unless it is still needed. */
  remove(key: string, isOver: IsOver): Promise<void>;
}

/** Whether the current value may be replaced: another tab may have written something newer. */
export type IsOver = (standing: string | undefined) => boolean;
