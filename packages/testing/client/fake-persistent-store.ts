import type { Seams } from '@snug/client';
import { storedTexts } from './stored-texts.ts';

/** A store for tests: it works, rejects, or hangs until `wake`, which runs the hanging operations in order. */
export type FakePersistentStore = ReturnType<typeof fakePersistentStore>;

export function fakePersistentStore(texts = new Map<string, string>()) {
  const hanging: (() => void)[] = [];
  const store = {
    texts,
    mode: 'well' as 'well' | 'rejects' | 'hangs',
    wake(): void {
      for (const run of hanging.splice(0)) run();
    },
    waiting: () => hanging.length,
    ...storedTexts(texts, (run) => {
      if (store.mode === 'rejects') return Promise.reject(new Error('The database is blocked.'));
      if (store.mode === 'well') return Promise.resolve().then(run);
      return new Promise((resolve) => hanging.push(() => resolve(run())));
    }),
  };
  return store satisfies Seams['persistentStore'];
}
