import type { IsOver, PersistentStore } from './persistent-store.ts';

const storeName = 'kept';

/**
 * The page's IndexedDB database. Opened when first needed, and again after any error: a browser may close it at any
 * time (its data was cleared, another tab deletes or upgrades it, the phone slept). Without IndexedDB every operation
 * rejects. Long: its verbs, which share one state.
 */
export function indexedDbStore(name = 'snug'): PersistentStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
      // Naming `indexedDB` may throw where storage is blocked. While another tab holds an older version open, this waits.
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        database.onversionchange = () => {
          // The tab that deletes or upgrades the database waits for this.
          database.close();
          opening = undefined;
        };
        resolve(database);
      };
    });
    return opening;
  }

  async function use<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => T): Promise<T> {
    try {
      const database = await open();
      return await new Promise((resolve, reject) => {
        // Strict durability: the phone may lose power the moment after.
        const transaction = database.transaction(storeName, mode, { durability: 'strict' });
        const result = run(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(result);
        // A full disk is reported only here.
        transaction.onabort = () => reject(transaction.error);
      });
    } catch (error) {
      opening?.then((database) => database.close()).catch(() => {});
      opening = undefined;
      throw error;
    }
  }

  /** Checks and changes a key in one transaction, so that no other tab writes in between. */
  const change = (key: string, isOver: IsOver, run: (store: IDBObjectStore) => void): Promise<void> =>
    use('readwrite', (store) => {
      const request = store.get(key);
      request.onsuccess = () => {
        try {
          if (isOver(request.result)) run(store);
        } catch {
          // An error thrown in this callback reaches no caller; an aborted transaction does.
          store.transaction.abort();
        }
      };
    });

  return {
    async all(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await use('readonly', (store) => [store.getAllKeys(range), store.getAll(range)] as const);
      return new Map(keys.result.map((key, place) => [String(key), String(values.result[place])]));
    },

    put: (key, value, isOver) => change(key, isOver, (store) => store.put(value, key)),

    remove: (key, isOver) => change(key, isOver, (store) => store.delete(key)),
  };
}
