import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEngine } from './engine.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

/** The same promises from a worker and in process. */
describe.each(['worker', 'in-process'] as const)('G11 a store, %s', (where) => {
  let folder: string;
  let file: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'snug-store-'));
    file = join(folder, 'snug.db');
    store = await openStore({ kind: 'sqlite', file, in: where });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const put = (key: string) =>
    store.write((trx) =>
      trx
        .insertInto('meta')
        .values({ key, value: '' })
        .execute()
        .then(() => key),
    );
  const keys = async () =>
    (await store.db.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key);

  test('a resolved write is on disk: another process sees it at once', async () => {
    await put('a');
    const other = new DatabaseSync(file, { readOnly: true });
    expect(other.prepare('SELECT key FROM meta').all()).toEqual([{ key: 'a' }]);
    other.close();
  });

  test('of many concurrent writes none is lost, and reads see each as soon as its promise resolves', async () => {
    const seen = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const key = await put(`k${String(n).padStart(2, '0')}`);
        return (await keys()).includes(key);
      }),
    );
    expect(seen.every(Boolean)).toBe(true);
    expect(await keys()).toHaveLength(50);
  });

  test('opened again it has everything, and its migrations run once', async () => {
    await put('a');
    await store.close();
    store = await openStore({ kind: 'sqlite', file, in: where });
    expect(await keys()).toEqual(['a']);
  });
});

test.each(['worker', 'in-process'] as const)(
  'a program opens up-to-date tables and reads them while another process writes, %s',
  async (where) => {
    const folder = mkdtempSync(join(tmpdir(), 'snug-beside-'));
    const file = join(folder, 'snug.db');
    await (await openStore({ kind: 'sqlite', file, in: 'in-process' })).close();
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE; INSERT INTO meta VALUES ('a', '')");
    const beside = await openStore({ kind: 'sqlite', file, in: where, alongside: true });
    expect(await beside.db.selectFrom('meta').select('key').execute()).toEqual([]);
    other.exec('COMMIT');
    expect(await beside.db.selectFrom('meta').select('key').execute()).toEqual([{ key: 'a' }]);
    await beside.close();
    other.close();
    rmSync(folder, { recursive: true });
  },
);

test('tables that a newer program has made are refused by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'snug-newer-'));
  const file = join(folder, 'snug.db');
  await (await openStore({ kind: 'sqlite', file, in: 'in-process' })).close();
  const other = new DatabaseSync(file);
  other.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2100-01-01T00:00:00.000Z')");
  other.close();
  await expect(openStore({ kind: 'sqlite', file, in: 'in-process' })).rejects.toThrow('9999-later');
  rmSync(folder, { recursive: true });
});

test('G11 a transaction that could not begin changes nothing, and the next one goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snug-held-'));
  const file = join(folder, 'snug.db');
  const engine = openEngine(file, 'writer');
  const write = (text: string) => engine.run({ op: 'query', sql: 'INSERT INTO t VALUES (?)', parameters: [text] });
  engine.run({ op: 'query', sql: 'CREATE TABLE t (text)', parameters: [] });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  expect(() => engine.run({ op: 'begin' })).toThrow(/locked/);
  // The file is free again before the transaction's later steps: they belong to it all the same.
  other.exec('COMMIT');
  expect(() => write('refused')).toThrow(/locked/);
  expect(() => engine.run({ op: 'release' })).toThrow(/locked/);
  engine.run({ op: 'rollback' });
  engine.run({ op: 'commit' });
  engine.run({ op: 'begin' });
  write('kept');
  engine.run({ op: 'release' });
  engine.run({ op: 'commit' });
  expect(other.prepare('SELECT text FROM t').all()).toEqual([{ text: 'kept' }]);
  other.close();
  engine.close();
  rmSync(folder, { recursive: true });
});

test('G14 a full disk: resolved writes stay, others fail, and writing goes on once there is room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snug-full-'));
  const file = join(folder, 'snug.db');
  const engine = openEngine(file, 'writer');
  const write = (sql: string, ...parameters: unknown[]) => engine.run({ op: 'query', sql, parameters });
  const transaction = (text: string) => {
    engine.run({ op: 'begin' });
    write('INSERT INTO t VALUES (?)', text);
    engine.run({ op: 'release' });
    engine.run({ op: 'commit' });
  };
  write('CREATE TABLE t (text)');
  transaction('kept');
  write('PRAGMA max_page_count = 10');
  expect(() => {
    for (let n = 0; n < 50; n += 1) transaction('x'.repeat(4_000));
  }).toThrow(/full/);
  // The whole group is lost; the engine reports it once more and is usable again.
  try {
    engine.run({ op: 'commit' });
  } catch (error) {
    expect(String(error)).toMatch(/full/);
  }
  write('PRAGMA max_page_count = 1000');
  transaction('after');
  const texts = write('SELECT text FROM t WHERE length(text) < 10').rows;
  expect(texts).toEqual([{ text: 'kept' }, { text: 'after' }]);
  engine.close();
  rmSync(folder, { recursive: true });
});

test('a table that a newer program migrated: prepared queries return the right column names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snug-newer-'));
  const file = join(folder, 'snug.db');
  const engine = openEngine(file, 'writer');
  const ask = (sql: string) => engine.run({ op: 'query', sql, parameters: [] }).rows;
  ask('CREATE TABLE people (name)');
  ask('CREATE TABLE pictures (owner, image)');
  ask("INSERT INTO people VALUES ('Ann')");
  ask("INSERT INTO pictures VALUES ('Ann', 'ann.png')");
  const joined = 'SELECT people.*, image FROM people JOIN pictures ON owner = name';
  expect(ask(joined)).toEqual([{ name: 'Ann', image: 'ann.png' }]);
  const other = new DatabaseSync(file);
  other.exec("ALTER TABLE people ADD COLUMN age INTEGER DEFAULT 30; INSERT INTO people VALUES ('Ben', 40)");
  other.close();
  expect(ask(joined)).toEqual([{ name: 'Ann', age: 30, image: 'ann.png' }]);
  engine.close();
  rmSync(folder, { recursive: true });
});
