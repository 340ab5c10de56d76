import type { IsOver, PersistentStore } from './persistent-store.ts';

const storeName = 'kept';

/**
 * The page's own database. Opened at the first need, and anew after anything went wrong: a browser may close it under
 * our feet (its data was cleared, another tab deletes or upgrades it, a phone slept). Without IndexedDB every verb rejects.
 */
export function indexedDbStore(name = 'snug'): PersistentStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
      // Naming it may throw where storage is blocked. While another tab holds an older one open, it answers later.
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        database.onversionchange = () => {
          // Whoever deletes or upgrades it waits for this.
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
        // Strict: a phone may go dark the moment after.
        const transaction = database.transaction(storeName, mode, { durability: 'strict' });
        const result = run(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(result);
        // A full disk shows only here.
        transaction.onabort = () => reject(transaction.error);
      });
    } catch (error) {
      opening?.then((database) => database.close()).catch(() => {});
      opening = undefined;
      throw error;
    }
  }

  /** Nobody comes between the look and the change: they are one transaction. */
  const change = (key: string, isOver: IsOver, run: (store: IDBObjectStore) => void): Promise<void> =>
    use('readwrite', (store) => {
      const request = store.get(key);
      request.onsuccess = () => {
        try {
          if (isOver(request.result)) run(store);
        } catch {
          // An error in here reaches nobody who asked; a transaction that failed does.
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
