import type { IsOver } from '../../../packages/client/outbox/persistent-store.ts';
import type { Kernel } from '../kernel.ts';
import type { PhoneEnd } from '../network/wire.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { StorageMood } from './key-area.ts';

/** A phone's database of texts, shared by its tabs: what IndexedDB is to a browser. */
export interface Cupboard {
  readonly texts: Map<string, string>;
  mood: StorageMood;
  /** When it has done all that it was asked for, ms since 1970. */
  busyUntil: number;
}

export function createCupboard(): Cupboard {
  return { texts: new Map(), mood: 'fine', busyUntil: 0 };
}

/**
 * A tab's way to it. Everything takes a few ms and is done in the order asked for, among all tabs, as transactions over one
 * store are; where it is blocked, half of the asking is never answered.
 */
export function shelfOf(cupboard: Cupboard, end: PhoneEnd, kernel: Kernel, random: SeededRandom) {
  function later<T>(work: () => T, isWrite = false): Promise<T> {
    return new Promise((resolve, reject) => {
      const isMute = cupboard.mood === 'blocked' && random.chance(0.5);
      cupboard.busyUntil = Math.max(cupboard.busyUntil, kernel.now() + random.between(1, 12));
      kernel.after(cupboard.busyUntil - kernel.now(), () => {
        if (isMute) return;
        const isRefused = cupboard.mood === 'blocked' || (isWrite && cupboard.mood === 'full');
        // What was asked for is done, also when whoever asked is gone by now.
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
      later((): ReadonlyMap<string, string> => new Map([...cupboard.texts].filter(([key]) => key.startsWith(prefix)))),
    put(key: string, value: string, isOver: IsOver) {
      return later(() => {
        if (isOver(cupboard.texts.get(key))) cupboard.texts.set(key, value);
      }, true);
    },
    remove(key: string, isOver: IsOver) {
      return later(() => {
        if (isOver(cupboard.texts.get(key))) cupboard.texts.delete(key);
      });
    },
  };
}
