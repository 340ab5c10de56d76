import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingError } from './settings.ts';

/** The folder that holds everything a server must not lose. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
}

/** Makes the folder when there is none. Throws a SettingError when it cannot be written. */
export function openDataFolder(dir: string): DataFolder {
  const path = resolve(dir);
  const database = join(path, 'snug.db');
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch {
    throw new SettingError(`The data folder ${path} cannot be written: set SNUG_DATA_DIR to one that can.`);
  }
  return { path, database };
}

/** Folder by folder: where nothing can be made, as below /proc, Node's own recursive mkdir never returns. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** The secret of the folder, made at the first start: with another one every login would end. */
export function secretOf({ path }: DataFolder): string {
  const file = join(path, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
