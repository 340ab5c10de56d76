import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createKernel } from '../kernel/kernel.ts';
import { type MemoryDatabase, openMemoryDatabase } from './memory-database.ts';
import { type Disk, openMemoryStore, soundDisk } from './memory-store.ts';

const database = await openMemoryDatabase();
const { db } = database;
beforeEach(database.reset);

type Step = (database: MemoryDatabase, value: string) => unknown;
const key = 'name';
const steps: Readonly<Record<string, Step>> = {
  insert: (_, value) =>
    db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((row) => row.column('key').doUpdateSet({ value }))
      .execute(),
  update: (_, value) => db.updateTable('meta').set({ value }).execute(),
  delete: () => db.deleteFrom('meta').execute(),
  begin: (database) => database.isChanging || database.begin(),
  commit: (database) => database.isChanging && database.commit(),
  rollback: (database) => database.isChanging && database.rollback(),
  backup: (database) => database.isChanging || database.backup(),
  restore: (database) => database.restore(),
  reset: (database) => database.reset(),
};

test('cached results equal the database after any changes, rollbacks and restores', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.string()), { maxLength: 25 }),
      async (course) => {
        database.reset();
        database.backup();
        for (const [name, value] of course) {
          await steps[name]?.(database, value);
          if (name === 'reset') database.backup();
          count += 1;
          const read = await db.selectFrom('meta').selectAll().execute();
          // A query text that was never used before is answered by the database itself.
          const { rows } = await sql`select * from "meta" where ${count} > ${sql.lit(count - 1)}`.execute(db);
          expect(read).toEqual(rows);
        }
      },
    ),
  );
});

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

test('cached rows are shared and cannot be changed', async () => {
  await db.insertInto('meta').values({ key, value: 'first' }).execute();
  const [row] = await db.selectFrom('meta').selectAll().execute();
  expect(() => Object.assign(row ?? {}, { value: 'second' })).toThrow();
});
