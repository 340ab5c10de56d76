import { copyFile, mkdir, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CopyRequest, CopyResult } from '../database/copy-database.ts';
import { makePrivateFile, tighten, tightenFolder } from '../foundation/private-files.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { Clock } from '../foundation/seams.ts';
import { syncPath } from '../foundation/sync-path.ts';
import { type DataFolder, secretFileOf } from './data-folder.ts';

/** A backup that is on disk and was checked. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly pictures: CopyResult['pictures'];
  /** The copy of the data folder's secret; undefined where SNUG_SECRET has it. */
  readonly secret: string | undefined;
}

/**
 * Copies the database of a data folder, whether a server uses it or not, with the secret and a list of the pictures, whose
 * files are not copied. Throws when the copy is damaged; then there is none.
 */
export async function backUp(folder: DataFolder, to: string): Promise<Backup> {
  await stat(folder.database);
  await makeFolder(dirname(to));
  const part = `${to}.part`;
  // Readable by the owner alone, before any address is in it.
  makePrivateFile(part);
  await truncate(part);
  try {
    const { pictures } = await copyInWorker({ from: folder.database, to: part });
    await syncPath(part);
    const secret = await copyOf(secretFileOf(folder), `${to}.secret`);
    // For the owner alone: a picture's name is enough to see it.
    makePrivateFile(`${to}.pictures`);
    await writeFile(`${to}.pictures`, pictures.map(({ file, bytes }) => `${file} ${bytes}\n`).join(''), {
      flush: true,
    });
    // Last, so that a file of this name is always a complete backup.
    await rename(part, to);
    await syncPath(dirname(to));
    return { file: to, bytes: (await stat(to)).size, pictures, secret };
  } finally {
    await rm(part, { force: true });
  }
}

/** Makes a folder that its owner alone may read; one that is there stays as it is. */
async function makeFolder(path: string): Promise<void> {
  if (await mkdir(path, { recursive: true, mode: 0o700 })) tighten(path);
}

/** Copies in a thread of its own: copying and checking wait for the disk, and this thread answers players. */
function copyInWorker(request: CopyRequest): Promise<CopyResult> {
  // The same file name in the source and in the build.
  const file = import.meta.url.endsWith('.ts') ? '../database/copy-database.ts' : './copy-database.js';
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), { workerData: request });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The copy broke off')));
  });
}

async function copyOf(file: string, to: string): Promise<string | undefined> {
  try {
    await copyFile(file, to);
    // Its permissions are copied with it, which may be older than these.
    tighten(to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  await syncPath(to);
  return to;
}

/** The backups of one hour, at one every five minutes. The operator's tools copy them to another machine. */
const keptBackups = 12;
const ownName = /^snug-.*\.db$/;
const ownFile = /^snug-.*\.db(\.secret|\.pictures|\.part.*)?$/;
/**
 * Partial backups that a killed process left. They are deleted, since they may have data of people who were erased later.
 */
const ownPart = /^snug-\d{4}-\d\d-\d\dT[\d.-]+Z\.db\.part(-journal|-wal|-shm)?$/;

/** Backs up regularly into a folder, and keeps the last few (G35). */
export function backUpRegularly(
  folder: DataFolder,
  { dir, everyMs, clock, failed }: { dir: string; everyMs: number; clock: Clock; failed: (error: unknown) => void },
): Repeated {
  async function once(): Promise<void> {
    const moment = new Date(clock.now()).toISOString().replaceAll(':', '-');
    await makeFolder(dir);
    // Backups of a version that did not close them to others.
    tightenFolder(dir, (name) => ownFile.test(name));
    for (const left of (await readdir(dir)).filter((name) => ownPart.test(name))) await rm(join(dir, left));
    await backUp(folder, join(dir, `snug-${moment}.db`));
    const names = (await readdir(dir)).filter((name) => ownName.test(name)).sort();
    for (const old of names.slice(0, -keptBackups)) {
      // The database last: while it exists, its other files are found by its name.
      for (const end of ['.secret', '.pictures', '']) await rm(join(dir, basename(old) + end), { force: true });
    }
  }
  return repeat(clock, { everyMs }, once, failed);
}
