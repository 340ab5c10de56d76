import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeErrorOf } from '../database/store-error.ts';
import { SettingError } from './settings.ts';
import { startError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snug-start-error-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** SQLite's error for a database in the folder. */
function errorOf(readOnly: boolean, sql: string): unknown {
  const file = join(folder, 'snug.db');
  new DatabaseSync(file).close();
  const db = new DatabaseSync(file, { readOnly });
  try {
    db.exec(sql);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
}

const endOf = (error: unknown) => startError(error, { database: 'snug.db', port: 4_000 });

test.each([
  ['is full', false, 'PRAGMA max_page_count=1; CREATE TABLE t (x)', 'database or disk is full, so make room '],
  [
    'may only be read',
    true,
    'CREATE TABLE t (x)',
    'attempt to write a readonly database, so give this user the right ',
  ],
])('a database that %s while it is opened ends the start with what to do', (_what, readOnly, sql, sentence) => {
  const end = endOf(storeErrorOf(errorOf(readOnly, sql)));
  expect(end).toBeInstanceOf(SettingError);
  expect(String(end)).toContain(`The database snug.db cannot be opened: ${sentence}`);
});

test('a bug is thrown unchanged', () => {
  const bug = storeErrorOf(errorOf(false, 'SELECT * FROM nothing'));
  expect(endOf(bug)).toBe(bug);
});
