import type { IsOver } from '../../../client/outbox/persistent-store.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { ClientEnd } from '../network/wire.ts';
import type { StorageState } from './storage-area.ts';

/** A phone's database of texts, shared by its tabs, in place of IndexedDB. */
export interface VirtualDatabase {
  readonly texts: Map<string, string>;
  state: StorageState;
  /** When it has finished all requests, ms since 1970. */
  busyUntil: number;
}

export function createVirtualDatabase(): VirtualDatabase {
  return { texts: new Map(), state: 'fine', busyUntil: 0 };
}

/**
 * A tab's access to it. Each request takes a few ms, and all tabs' requests run in order, as transactions over one store do.
 * If storage is blocked, half of the requests never settle.
 */
export function storeOf(database: VirtualDatabase, end: ClientEnd, kernel: Kernel, random: SeededRandom) {
  function run<T>(work: () => T, isWrite = false): Promise<T> {
    return new Promise((resolve, reject) => {
      const isMute = database.state === 'blocked' && random.chance(0.5);
      database.busyUntil = Math.max(database.busyUntil, kernel.now() + random.between(1, 12));
      kernel.after(database.busyUntil - kernel.now(), () => {
        if (isMute) return;
        const isRefused = database.state === 'blocked' || (isWrite && database.state === 'full');
        // A request is carried out even if its tab is gone by now.
        const done = isRefused ? undefined : { value: work() };
        end.reach(() => {
          if (done) resolve(done.value);
          else reject(new DOMException('The database could not be used.', 'UnknownError'));
        });
      });
    });
  }

  return {
    all: (prefix: string) =>
      run((): ReadonlyMap<string, string> => new Map([...database.texts].filter(([key]) => key.startsWith(prefix)))),
    put(key: string, value: string, isOver: IsOver) {
      return run(() => {
        if (isOver(database.texts.get(key))) database.texts.set(key, value);
      }, true);
    },
    remove(key: string, isOver: IsOver) {
      return run(() => {
        if (isOver(database.texts.get(key))) database.texts.delete(key);
      });
    },
  };
}
