/**
 * A database of texts by key that outlives the page: IndexedDB in a browser. Every verb may reject, or never answer:
 * blocked, full or gone. Whoever needs certainty goes through the chain of shelves.
 */
export interface Shelf {
  /** What stands under the keys that begin with a text. */
  all(prefix: string): Promise<ReadonlyMap<string, string>>;
  /** Resolves once it is on disk. */
  put(key: string, value: string): Promise<void>;
  /** Removes what stands under a key if that is over: another tab may have put something newer there meanwhile. */
  remove(key: string, isOver: (value: string) => boolean): Promise<void>;
}
