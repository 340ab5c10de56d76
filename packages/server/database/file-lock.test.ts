import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFile } from './file-lock.ts';

test('a lock has one holder, and is free again once released', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snug-lock-'));
  const file = join(folder, 'snug.lock');
  const first = lockFile(file);
  expect(first).toBeDefined();
  expect(lockFile(file)).toBeUndefined();
  first?.close();
  const second = lockFile(file);
  expect(second).toBeDefined();
  second?.close();
  rmSync(folder, { recursive: true });
});
