/**
 * A database of texts by key that outlives the page: IndexedDB in a browser. Every verb may reject, or never answer:
 * blocked, full or gone. Whoever needs certainty goes through the chain of shelves.
 */
export interface PersistentStore {
  /** What stands under the keys that begin with a text. */
  all(prefix: string): Promise<ReadonlyMap<string, string>>;
  /** Puts it where nothing stands that is not over. Resolves once what stands there is on disk. */
  put(key: string, value: string, isOver: IsOver): Promise<void>;
  /** Removes what stands under a key if that is over. */
  remove(key: string, isOver: IsOver): Promise<void>;
}

/** Whether nothing is lost with what stands under a key, if anything does: another tab may have put something newer there. */
export type IsOver = (standing: string | undefined) => boolean;
