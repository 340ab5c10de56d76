import { createStorageArea } from '../../client/storage-area.ts';
import { storedTexts } from '../../client/stored-texts.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { ClientEnd } from '../network/wire.ts';

export type VirtualDatabase = ReturnType<typeof createVirtualDatabase>;

/** A phone's database of texts, shared by its tabs, in place of IndexedDB. `busyUntil`: when it has finished all requests. */
export function createVirtualDatabase() {
  return { ...createStorageArea(), busyUntil: 0 };
}

/**
 * A tab's access to it. Each request takes a few ms, and all tabs' requests run in order, as transactions over one store do.
 * If storage is blocked, half of the requests never settle.
 */
export function storeOf(database: VirtualDatabase, end: ClientEnd, kernel: Kernel, random: SeededRandom) {
  return storedTexts(
    database.texts,
    (work, isPut = false) =>
      new Promise((resolve, reject) => {
        const isMute = database.state === 'blocked' && random.chance(0.5);
        database.busyUntil = Math.max(database.busyUntil, kernel.now() + random.between(1, 12));
        kernel.after(database.busyUntil - kernel.now(), () => {
          if (isMute) return;
          const isRefused = database.state === 'blocked' || (isPut && database.state === 'full');
          // A request is carried out even if its tab is gone by now.
          const done = isRefused ? undefined : { value: work() };
          end.reach(() => {
            if (done) resolve(done.value);
            else reject(new DOMException('The database could not be used.', 'UnknownError'));
          });
        });
      }),
  );
}
