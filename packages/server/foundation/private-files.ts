import { chmodSync, closeSync, existsSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Windows has no such modes: there the folder's own rights hold. */
const hasModes = process.platform !== 'win32';

/** Makes what this process writes readable by its user alone, whatever mask it was started with. A worker cannot set it. */
export function writePrivately(): void {
  if (hasModes) process.umask(0o077);
}

/** Makes an empty file that its owner alone may read, or tightens the one that is there. Its bytes are not touched: another process may use it. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  tighten(path);
}

/** Takes a file or folder from everybody but its owner. What belongs to another user stays as it is, and what is missing is no error. */
export function tighten(path: string): void {
  if (!hasModes) return;
  try {
    const stats = lstatSync(path);
    if (stats.uid !== process.getuid?.() || stats.isSymbolicLink()) return;
    const mode = stats.isDirectory() ? 0o700 : 0o600;
    if ((stats.mode & 0o7777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // A file system without modes, as of a memory stick, is the operator's choice.
    if (!['ENOENT', 'EPERM', 'ENOTSUP', 'EINVAL', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}

/**
 * Tightens what this program has made in a folder, by its names, and the folder itself unless it is a place for everybody, as `/tmp` is, or
 * there are only things of others in it.
 */
export function tightenFolder(path: string, isOwn: (name: string) => boolean): void {
  const names = namesIn(path);
  const own = names.filter(isOwn);
  const isForAll = existsSync(path) && (statSync(path).mode & sticky) !== 0;
  if (!isForAll && (own.length > 0 || names.length === 0)) tighten(path);
  for (const name of own) tighten(join(path, name));
}

const sticky = 0o1000;

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    // The folder is not there yet, or no folder: whoever needs it says so.
    return [];
  }
}
