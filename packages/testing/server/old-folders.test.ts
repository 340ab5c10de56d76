import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeOldFolders } from './old-folders.ts';

test('what a killed run left behind is deleted once it is old; what is of a run beside it, or of others, stays', () => {
  const parent = mkdtempSync(join(tmpdir(), 'snug-worker-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const kept = join(parent, 'kept');
  mkdirSync(kept);
  writeFileSync(join(kept, 'picture'), '');
  const make = (name: string, madeAt: number) => {
    const folder = join(parent, name);
    mkdirSync(folder);
    symlinkSync(kept, join(folder, 'packs'), 'junction');
    utimesSync(folder, madeAt, madeAt);
    return folder;
  };
  const [old, beside, others] = [make('server-old', 1_000), make('server-new', 3_000), make('pictures', 1_000)];
  writeFileSync(join(parent, 'server-file'), '');
  utimesSync(join(parent, 'server-file'), 1_000, 1_000);
  removeOldFolders(parent, 'server-', 2_000_000);
  expect([old, beside, others, join(parent, 'server-file')].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  // A folder that is linked to is not emptied.
  expect(existsSync(join(kept, 'picture'))).toBe(true);
});
