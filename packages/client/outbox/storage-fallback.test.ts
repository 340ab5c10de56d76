import { fakePersistentStore, fakeSharedStorage } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { virtualClock } from '../fake/virtual-clock.ts';
import { guardedStorage, memoryStorage } from '../storage.ts';
import type { StoredRecord } from './record.ts';
import { createStorageFallback, type StorageFallback } from './storage-fallback.ts';

const key = 'snug_answer.g1.p1.1.q1';
const isOwn = (key: string) => /^snug_(answer|submit)\./.test(key);
const record = (seq: number, at = 1_000_000) => ({ seq, at, text: `write ${seq}` });

function setUp(local = fakeSharedStorage().tab().local) {
  const clock = virtualClock();
  const store = fakePersistentStore();
  const kept: boolean[] = [];
  const make = () =>
    createStorageFallback({ persistentStore: store, local, clock, isOwn, kept: (isKept) => kept.push(isKept) });
  return { clock, store, local, kept, make };
}

async function found(fallback: StorageFallback): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  await fallback.read('', (_, each) => records.push(each));
  return records;
}

test('H21 the database is used first; local storage stays empty', async () => {
  const { store, local, kept, make } = setUp();
  expect(await make().put(key, record(1))).toBe(true);
  expect([store.texts.size, local.keys('snug_'), kept]).toEqual([1, [], [true]]);
  expect(await found(make())).toEqual([record(1)]);
});

test('a database that rejects is skipped; what it holds is older, and the newer record counts', async () => {
  const { store, make } = setUp(fakeSharedStorage().tab().local);
  await make().put(key, record(1));
  store.mode = 'rejects';
  expect(await make().put(key, record(2))).toBe(true);
  store.mode = 'well';
  expect((await found(make())).toSorted((one, other) => other.seq - one.seq)).toEqual([record(2), record(1)]);
});

test('a database that does not answer is skipped after a quarter of a second, and not asked again until it does', async () => {
  const { clock, store, local, make } = setUp();
  const fallback = make();
  store.mode = 'hangs';
  const first = fallback.put(key, record(1));
  await clock.pass(249);
  expect(local.get(key)).toBeUndefined();
  await clock.pass(1);
  await first;
  expect(local.get(key)).toBeDefined();
  await fallback.put(key, record(2));
  expect(store.waiting()).toBe(1);
  store.mode = 'well';
  store.wake();
  await clock.pass(0);
  await fallback.put(key, record(3));
  expect(JSON.parse(store.texts.get(key) ?? '').seq).toBe(3);
});

test('a read does not wait for it longer either, and reports what it says later', async () => {
  const { clock, store, make } = setUp();
  await make().put(key, record(1));
  store.mode = 'hangs';
  const records: StoredRecord[] = [];
  let isRead = false;
  const reading = make()
    .read('', (_, each) => records.push(each))
    .then(() => {
      isRead = true;
    });
  await clock.pass(250);
  await reading;
  expect([isRead, records]).toEqual([true, []]);
  store.wake();
  await clock.pass(0);
  expect(records).toEqual([record(1)]);
});

test('G36 where nothing stores a record, that is reported, until something does', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { store, kept, make } = setUp(guardedStorage({ local: full }).local);
  const fallback = make();
  store.mode = 'rejects';
  expect(await fallback.put(key, record(1))).toBe(false);
  // Kept as long as the page lives.
  expect(await found(fallback)).toEqual([record(1)]);
  store.mode = 'well';
  expect(await fallback.put(key, record(2))).toBe(true);
  expect(kept).toEqual([false, true]);
});

test('a removed record stays removed; what another tab put meanwhile stays', async () => {
  const { store, make, clock } = setUp();
  await make().put(key, record(1));
  await make().put(key, record(2));
  const waiting = async () => (await found(make())).filter(({ state }) => !state);
  make().settle(key, { ...record(1), state: 'saved' });
  await clock.pass(0);
  expect(await waiting()).toEqual([record(2)]);
  make().settle(key, { ...record(2), state: 'saved' });
  await clock.pass(0);
  expect([await waiting(), store.texts.size]).toEqual([[], 0]);
});

test('G20 a lower number does not overwrite what another tab put', async () => {
  const { make, kept } = setUp();
  await make().put(key, record(2));
  expect(await make().put(key, record(1))).toBe(true);
  expect([await found(make()), kept.at(-1)]).toEqual([[record(2)], true]);
});

test('a write that waited for the database does not overwrite a later one', async () => {
  const { clock, store, make } = setUp();
  const fallback = make();
  store.mode = 'hangs';
  const first = fallback.put(key, record(1));
  await clock.pass(0);
  store.mode = 'rejects';
  await fallback.put(key, record(2));
  await clock.pass(250);
  await first;
  expect(await found(make())).toEqual([record(2)]);
});

test('H21 after 24 h a record is removed from every store, whoever owned it', async () => {
  const { clock, store, local, make } = setUp();
  await make().put(key, record(1, clock.now()));
  local.set('snug_submit.g9.p9.1', JSON.stringify({ ...record(1, clock.now()), id: 's1' }));
  local.set('snug_told.answer.g9.p9.1.q1', JSON.stringify({ ...record(1, clock.now()), state: 'saved' }));
  local.set('snug_other', 'not ours');
  await clock.pass(86_400_000);
  expect(await found(make())).toHaveLength(3);
  await clock.pass(1);
  expect(await found(make())).toEqual([]);
  await clock.pass(0);
  expect([store.texts.size, local.keys('snug_')]).toEqual([0, ['snug_other']]);
});

test('G18 H19 the number rises over reloads, with the clock set back a day, and where local storage loses it', async () => {
  const { clock, local, make } = setUp();
  expect(make().nextSeq()).toBe(1_000_000);
  expect(make().nextSeq()).toBe(1_000_001);
  local.set('snug_answer_seq', 'corrupted');
  await clock.pass(5.5);
  expect(make().nextSeq()).toBe(1_000_005);
  // A clock that was set back does not lower the number.
  local.set('snug_answer_seq', '90000000');
  expect(make().nextSeq()).toBe(1_000_005 + 2 * 86_400_000);
  local.remove('snug_answer_seq');
  const fallback = make();
  await fallback.put(key, record(1_050_000, clock.now()));
  await found(fallback);
  expect(fallback.nextSeq()).toBe(1_050_001);
});

test('H19 G18 where storage is full and the clock was set back, the number continues from the server’s', () => {
  const clock = virtualClock();
  const local = { ...memoryStorage().local, set: () => false };
  const fallback = createStorageFallback({ persistentStore: undefined, isOwn, local, clock, kept: () => {} });
  fallback.countFrom(95_000_000);
  const next = fallback.nextSeq();
  expect(next).toBeGreaterThan(95_000_000);
  fallback.countFrom(90_000_000);
  expect(fallback.nextSeq()).toBe(next + 1);
});

test('H19 with two tabs, full storage and a clock set back, the last write has the higher number', async () => {
  const tabs = fakeSharedStorage();
  const clock = virtualClock();
  let backMs = 0;
  const setBack = { ...clock, now: () => clock.now() - backMs };
  const open = () =>
    createStorageFallback({
      persistentStore: undefined,
      isOwn,
      local: tabs.tab().local,
      clock: setBack,
      kept: () => {},
    });
  const first = open();
  await clock.pass(900_000);
  first.nextSeq();
  tabs.isFull = true;
  backMs = 600_000;
  const second = open();
  // Each tab loads, and then types.
  second.nextSeq();
  await clock.pass(5_000);
  const numbers = [first.nextSeq()];
  for (const tab of [second, first, second, second, first]) {
    await clock.pass(2_000);
    numbers.push(tab.nextSeq());
  }
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
});
