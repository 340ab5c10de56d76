import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createKernel } from '../kernel/kernel.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { type Disk, openMemoryStore, soundDisk } from './memory-store.ts';

const database = await openMemoryDatabase();
const { db } = database;
beforeEach(database.reset);

test('a full disk fails at the commit, and nothing of the change remains', async () => {
  const disk: Disk = { ...soundDisk, failing: 13 };
  const store = openMemoryStore(database, { clock: createKernel(), disk, die() {}, failed() {} });
  let isMade = false;
  const change = store.write(async (trx) => {
    await trx.insertInto('meta').values({ key: 'lost', value: '' }).execute();
    isMade = true;
  });
  await expect(change).rejects.toMatchObject({ name: 'StoreError', busy: true });
  expect(isMade).toBe(true);
  expect(await store.db.selectFrom('meta').selectAll().execute()).toEqual([]);
});

test('whoever looks at each commit finds the change on disk, and nothing of what is rolled back', async () => {
  const seen: number[] = [];
  database.onCommit(() => seen.push(database.execute(db.selectFrom('meta').selectAll().compile()).rows.length));
  const store = openMemoryStore(database, { clock: createKernel(), disk: { ...soundDisk }, die() {}, failed() {} });
  const put = (key: string) => (trx: Pick<typeof db, 'insertInto'>) =>
    trx.insertInto('meta').values({ key, value: '' }).execute();
  await store.write(put('one'));
  await store
    .write(async (trx) => {
      await put('two')(trx);
      throw new Error('Not this one.');
    })
    .catch(() => {});
  await store.write(put('three'));
  expect(seen).toEqual([1, 2]);
});

test('null and an empty text are different parameters', async () => {
  const isNull = async (given: string | null) => {
    const { rows } = await sql<{ is: number }>`select ${given} is null as "is" from "venues"`.execute(db);
    return rows;
  };
  await db.insertInto('venues').values({ venue_id: 'one', name: '', demo: 0, created_at: 0 }).execute();
  expect([await isNull(''), await isNull(null), await isNull('null')]).toEqual([[{ is: 0 }], [{ is: 1 }], [{ is: 0 }]]);
});

test('a change that reads outside its transaction waits for itself, and is reported', async () => {
  const disk: Disk = { ...soundDisk };
  const reported = new Promise<unknown>((failed) => {
    const store = openMemoryStore(database, { clock: createKernel(), disk, die() {}, failed });
    store.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'other', value: '1' }).execute();
      await store.db.selectFrom('meta').selectAll().execute();
    });
  });
  expect(await reported).toMatchObject({ message: expect.stringContaining('waits for itself') });
});
