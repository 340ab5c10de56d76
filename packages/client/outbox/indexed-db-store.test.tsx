import { afterEach, expect, test, vi } from 'vitest';
import { indexedDbStore } from './indexed-db-store.ts';

let count = 0;
const used: string[] = [];
function fresh(): string {
  const name = `snug-test-${count++}`;
  used.push(name);
  return name;
}
const over = () => true;
const texts = async (store: ReturnType<typeof indexedDbStore>, prefix = '') =>
  Object.fromEntries(await store.all(prefix));

/** A connection to the database, as another tab would open it. */
function open(name: string, version: number, upgrade = (_: IDBDatabase) => {}): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
function remove(name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve('deleted');
    request.onblocked = () => reject(new Error('blocked'));
    request.onerror = () => reject(request.error);
  });
}

afterEach(async () => {
  for (const name of used.splice(0)) await remove(name).catch(() => {});
});

test('H21 the next page finds what a page put, by key prefix', async () => {
  const name = fresh();
  const store = indexedDbStore(name);
  await store.put('snug_a.1', 'one', over);
  await store.put('snug_a.1', 'uno', over);
  await store.put('snug_a.2', 'two', over);
  await store.put('snug_b.1', 'other', over);
  const next = indexedDbStore(name);
  expect(await texts(next, 'snug_a.')).toEqual({ 'snug_a.1': 'uno', 'snug_a.2': 'two' });
  await next.remove('snug_a.1', over);
  await next.remove('snug_a.none', over);
  expect(await texts(store)).toEqual({ 'snug_a.2': 'two', 'snug_b.1': 'other' });
});

test('G19 G20 an older write of another tab does not overwrite a newer one', async () => {
  const name = fresh();
  const [one, other] = [indexedDbStore(name), indexedDbStore(name)];
  await one.put('key', '2', over);
  await other.put('key', '1', (text = '') => text < '1');
  expect(await texts(one)).toEqual({ key: '2' });
  await other.put('key', '3', (text = '') => text < '3');
  expect(await texts(one)).toEqual({ key: '3' });
});

test('H68 a write that throws because of a full disk rejects, and the next one succeeds', async () => {
  const store = indexedDbStore(fresh());
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const unheard = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', unheard);
  await store.put('key', 'lost', over).then(
    () => expect.unreachable(),
    () => {},
  );
  window.removeEventListener('error', unheard);
  put.mockRestore();
  expect(unheard).not.toHaveBeenCalled();
  await store.put('key', 'kept', over);
  expect(await texts(store)).toEqual({ key: 'kept' });
});

test('G19 what another tab put meanwhile is not removed', async () => {
  const name = fresh();
  const [one, other] = [indexedDbStore(name), indexedDbStore(name)];
  await one.put('key', '1', over);
  await other.put('key', '2', over);
  await one.remove('key', (text) => text === '1');
  expect(await texts(one)).toEqual({ key: '2' });
});

test('writes of one page are applied in order', async () => {
  const store = indexedDbStore(fresh());
  await Promise.all(Array.from({ length: 50 }, (_, n) => store.put('key', String(n), over)));
  expect(await texts(store)).toEqual({ key: '49' });
});

test('H68 a deleted database is closed for its deletion, and the next write creates it again', async () => {
  const name = fresh();
  const store = indexedDbStore(name);
  await store.put('key', 'before', over);
  expect(await remove(name)).toBe('deleted');
  await store.put('key', 'after', over);
  expect(await texts(store)).toEqual({ key: 'after' });
});

test('H68 a later version can upgrade the database, and this page’s operations reject', async () => {
  const name = fresh();
  const store = indexedDbStore(name);
  await store.put('key', 'mine', over);
  const later = await open(name, 2);
  await expect(store.put('key', 'too late', over)).rejects.toThrow();
  await expect(store.all('')).rejects.toThrow();
  later.close();
});

test('H68 a database of that name without the object store rejects', async () => {
  const name = fresh();
  (await open(name, 1, (database) => database.createObjectStore('other'))).close();
  await expect(indexedDbStore(name).put('key', 'x', over)).rejects.toThrow();
});

test('while another tab holds an older database open, an operation waits until it is closed', async () => {
  const name = fresh();
  const store = indexedDbStore(name);
  let isOpen = false;
  // Does not close on request, as a frozen tab does not.
  const old = await open(name, 1, (database) => database.createObjectStore('kept'));
  const deleting = indexedDB.deleteDatabase(name);
  await new Promise((resolve) => {
    deleting.onblocked = resolve;
  });
  const putting = store.put('key', 'x', over).then(() => {
    isOpen = true;
  });
  await storeTurn();
  expect(isOpen).toBe(false);
  old.close();
  await putting;
  expect(await texts(store)).toEqual({ key: 'x' });
});

test('H68 blocked storage rejects, and nothing throws', async () => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  const said = new Promise((resolve) =>
    window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  // An opaque origin, where opening a database throws.
  const source = indexedDbStore.toString();
  frame.srcdoc = `<script>
    const storeName = 'kept';
    const store = (${source})();
    store.put('key', 'x', () => true).then(() => 'kept', (error) => error.name).then((name) => parent.postMessage(name, '*'));
  </script>`;
  document.body.append(frame);
  expect(await said).toBe('SecurityError');
  frame.remove();
});

/** Waits long enough for a database to have answered. */
async function storeTurn(): Promise<void> {
  const other = fresh();
  (await open(other, 1)).close();
}
