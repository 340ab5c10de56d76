import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tighten, tightenFolder } from '../foundation/private-files.ts';
import { SettingError } from './settings.ts';

/** The folder with everything that a server must not lose. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  /** The folder of uploaded pictures, made with the first one. */
  readonly pictures: string;
}

/** Makes the folder when there is none, and closes an older one to everybody else. Throws a SettingError when it cannot be written. */
export function openDataFolder(dir: string): DataFolder {
  const folder = pathsIn(dir);
  try {
    makeFolder(folder.path);
    accessSync(folder.path, constants.W_OK | constants.X_OK);
    tightenFolder(folder.path, (name) => ownName.test(name));
    tightenFolder(folder.pictures, () => true);
  } catch (error) {
    throw unwritable(folder, error);
  }
  return folder;
}

/** The database and what SQLite puts beside it, backups, the secret, the pictures, and the file of a trial (`try-writing.ts`). */
const ownName = /^(snug[.-].+|secret(\.new)?|media|writable)$/;

/** The folder of an existing server, for scripts beside it. Throws a SettingError if it has no database. */
export function dataFolderAt(dir: string): DataFolder {
  const folder = pathsIn(dir);
  if (existsSync(folder.database)) return folder;
  throw new SettingError(`There is no database in ${folder.path}: set SNUG_DATA_DIR to the folder of the server.`);
}

/** The paths in a data folder, whether it exists or not. */
export function pathsIn(dir: string): DataFolder {
  const path = resolve(dir);
  return { path, database: join(path, 'snug.db'), pictures: join(path, 'media') };
}

/** Makes folder by folder: where none can be made, such as below /proc, Node's recursive mkdir never returns. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  tighten(path);
}

/** The minimum length of SNUG_SECRET, which is a secret set by hand. */
const secretMinLength = 32;

export function secretFileOf({ path }: DataFolder): string {
  return join(path, 'secret');
}

/** The folder's secret, made at the first start: with another one every login would end. */
export function secretOf(folder: DataFolder): string {
  const file = secretFileOf(folder);
  if (existsSync(file)) {
    const kept = readSecret(file).trim();
    // An empty or truncated one, as a full disk leaves it, would sign tokens that anybody can forge.
    if (kept.length >= secretMinLength) return kept;
    throw new SettingError(`The file ${file} is damaged: restore it, or remove it, which ends every login.`);
  }
  const secret = randomBytes(32).toString('base64url');
  try {
    // Under another name until it is completely on disk.
    writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
    tighten(`${file}.new`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw unwritable(folder, error);
  }
  return secret;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      `The file ${file} cannot be read (${code}): make it a file of this user, or set SNUG_DATA_DIR to another folder.`,
    );
  }
}

function unwritable({ path }: DataFolder, error: unknown): SettingError {
  const { code } = error as NodeJS.ErrnoException;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new SettingError(
    isFull
      ? `The disk of the data folder ${path} is full: make room there, or set SNUG_DATA_DIR to a folder on another.`
      : `The data folder ${path} cannot be written (${code}): set SNUG_DATA_DIR to one that can.`,
  );
}
