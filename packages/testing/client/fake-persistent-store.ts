import type { PersistentStore } from '../../client/outbox/persistent-store.ts';

/** A store for tests: it works, rejects, or hangs until `wake`, which runs the hanging operations in order. */
export interface FakePersistentStore extends PersistentStore {
  readonly texts: Map<string, string>;
  mode: 'well' | 'rejects' | 'hangs';
  wake(): void;
  waiting(): number;
}

export function fakePersistentStore(texts = new Map<string, string>()): FakePersistentStore {
  const hanging: (() => void)[] = [];
  const done = <T>(run: () => T): Promise<T> => {
    if (store.mode === 'rejects') return Promise.reject(new Error('The database is blocked.'));
    if (store.mode === 'well') return Promise.resolve().then(run);
    return new Promise((resolve) => hanging.push(() => resolve(run())));
  };
  const store: FakePersistentStore = {
    texts,
    mode: 'well',
    wake() {
      for (const run of hanging.splice(0)) run();
    },
    waiting: () => hanging.length,
    all: (prefix) => done(() => new Map([...texts].filter(([key]) => key.startsWith(prefix)))),
    put: (key, value, isOver) =>
      done(() => {
        if (isOver(texts.get(key))) texts.set(key, value);
      }),
    remove: (key, isOver) =>
      done(() => {
        if (isOver(texts.get(key))) texts.delete(key);
      }),
  };
  return store;
}
