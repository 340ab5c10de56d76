import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';
import { guardedStorage, memoryStorage } from './storage.ts';

/** A storage area with a quota in characters. */
function area(room = Number.POSITIVE_INFINITY, kept = new Map<string, string>()) {
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('H68 an accepted value is stored, and set returns true', () => {
  const local = area();
  const storage = guardedStorage({ local: () => local });
  expect(storage.local.set('a', '1')).toBe(true);
  expect(local.kept.get('a')).toBe('1');
});

test('G36 a full storage falls back to memory for that key, which then wins over the stored value', () => {
  const local = area(3);
  const { local: store } = guardedStorage({ local: () => local });
  store.set('a', 'old');
  expect(store.set('a', 'longer')).toBe(false);
  expect(store.get('a')).toBe('longer');
  expect(store.keys('a')).toEqual(['a']);
  expect(store.set('a', 'new')).toBe(true);
  expect([store.get('a'), local.kept.get('a')]).toEqual(['new', 'new']);
  store.set('a', 'longer');
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
});

test('H68 storage that is blocked, missing or throws on each operation never throws here', () => {
  const throws = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const broken = { getItem: throws, setItem: throws, removeItem: throws, key: throws, length: 3 };
  for (const storage of [guardedStorage({ local: throws }), guardedStorage({ local: () => broken }), memoryStorage()]) {
    expect(storage.local.get('a')).toBeUndefined();
    expect(storage.local.set('a', '1')).toBe(false);
    expect(storage.local.get('a')).toBe('1');
    expect(storage.local.keys('')).toContain('a');
    storage.local.remove('a');
    expect(storage.local.get('a')).toBeUndefined();
    storage.subscribe(() => {})();
  }
});

test('H68 a value that storage does not remove is gone all the same: a cleared token stays cleared', () => {
  const local = area();
  local.kept.set('auth_token', 'a.b.c');
  const stuck = {
    ...local,
    get length() {
      return local.kept.size;
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const { local: store } = guardedStorage({ local: () => stuck });
  expect(store.get('auth_token')).toBe('a.b.c');
  store.remove('auth_token');
  expect([store.get('auth_token'), store.keys('auth')]).toEqual([undefined, []]);
  store.set('auth_token', 'n.e.w');
  expect([store.get('auth_token'), store.keys('auth')]).toEqual(['n.e.w', ['auth_token']]);
});

test.each([7, true, {}, [], null, undefined, () => 'text'])(
  'H68 a value of a foreign type, %j, is ignored',
  (value) => {
    const odd = { ...area(), length: 2, key: (index: number) => [value, 'a'][index], getItem: () => value };
    // biome-ignore lint/suspicious/noExplicitAny: what a page may have put in the browser's place
    const { local } = guardedStorage({ local: () => odd as any });
    expect([local.get('a'), local.keys('')]).toEqual([undefined, []]);
  },
);

test('H68 without a browser the storage is in memory', () => {
  const storage = guardedStorage();
  storage.session.set('a', '1');
  expect(storage.session.get('a')).toBe('1');
});

test.each(['', 'null', '{', '[]', '{"n":"1"}'])('H68 corrupted JSON %j is dropped', (text) => {
  const { local } = memoryStorage();
  local.set('a', text);
  const accepts = (value: unknown): value is { n: number } => typeof (value as { n?: unknown } | null)?.n === 'number';
  expect(readJson(local, 'a', accepts)).toBeUndefined();
  expect(local.get('a')).toBeUndefined();
  local.set('a', '{"n":1}');
  expect(readJson(local, 'a', accepts)).toEqual({ n: 1 });
});
