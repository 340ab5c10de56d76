import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs, removeOldFolders } from '../../packages/testing/server/old-folders.ts';

const prefix = 'snug-tests-';

/** Where the temporary files of a run are. */
export interface Temporary {
  readonly disk: string;
  /** In memory, where a commit of SQLite takes 0.01 ms; on a disk it waits for 4.5. Or on the disk, if there is no room. */
  readonly quick: string;
  remove(): void;
}

/** Many times what the tests hold at once. A container often has 64 MB in memory, which are for browsers. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Makes the folders of a run, and removes those of runs that were killed a day ago.
 *
 * @param memory A folder of a file system in memory.
 */
export function temporary(memory = '/dev/shm', needed = neededBytes): Temporary {
  const disk = folderIn(tmpdir());
  const inMemory = hasRoom(memory, needed) ? folderIn(memory) : undefined;
  // PostgreSQL, which does not run as root, reaches its own folder in here.
  if (inMemory) chmodSync(inMemory, 0o711);
  return {
    disk,
    quick: inMemory ?? tmpdir(),
    remove() {
      for (const folder of [disk, inMemory])
        if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function folderIn(parent: string): string {
  removeOldFolders(parent, prefix, Date.now() - dayMs);
  return mkdtempSync(join(parent, prefix));
}

/** The files count as memory of the run, whose browsers need some too. */
function hasRoom(folder: string, needed: number): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed && process.availableMemory() >= 2 * needed;
  } catch {
    return false;
  }
}
