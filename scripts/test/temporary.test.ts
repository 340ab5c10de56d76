import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tempFolder } from '@snug/testing/command';
import { expect, test } from 'vitest';
import { temporary } from './temporary.ts';

test('temporary files of a run are in memory where there is room, for PostgreSQL’s user too, and gone afterwards', () => {
  const memory = tempFolder();
  const { disk, quick, remove } = temporary(memory, 0);
  expect([dirname(disk), dirname(quick)]).toEqual([tmpdir(), memory]);
  expect(statSync(quick).mode & 0o777).toBe(0o711);
  mkdirSync(join(quick, 'data'));
  writeFileSync(join(quick, 'data', 'file'), '');
  remove();
  expect([existsSync(disk), readdirSync(memory)]).toEqual([false, []]);
});

test.each([
  ['that is not there', '/none/such', 0],
  ['without enough room', tmpdir(), Number.MAX_SAFE_INTEGER],
])('a memory %s is not used', (_, memory, needed) => {
  const { disk, quick, remove } = temporary(memory, needed);
  expect(quick).toBe(tmpdir());
  remove();
  expect([existsSync(disk), existsSync(quick)]).toEqual([false, true]);
});
