import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CopyRequest, CopyResult } from '../database/copy-database.ts';
import type { Clock } from '../foundation/seams.ts';
import { type DataFolder, secretFileOf } from './data-folder.ts';

/** A backup that is on disk and was found whole. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly pictures: CopyResult['pictures'];
  /** The copy of the data folder's secret; undefined where SNUG_SECRET has it. */
  readonly secret: string | undefined;
}

/**
 * Copies the database of a data folder, whether a server uses it or not, and beside it the secret and a list of the
 * pictures, whose files are not copied. Throws when the copy is not whole; then there is none.
 */
export async function backUp(folder: DataFolder, to: string): Promise<Backup> {
  await stat(folder.database);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  // For the owner alone, before anybody's address is in it.
  await writeFile(part, '', { mode: 0o600 });
  try {
    const { pictures } = await copyInWorker({ from: folder.database, to: part });
    await ontoDisk(part);
    const secret = await copyOf(secretFileOf(folder), `${to}.secret`);
    // Whoever knows a picture's name may see it.
    await writeFile(`${to}.pictures`, pictures.map(({ file, bytes }) => `${file} ${bytes}\n`).join(''), {
      mode: 0o600,
      flush: true,
    });
    // Last, so that a file of this name is always a whole backup.
    await rename(part, to);
    await ontoDisk(dirname(to));
    return { file: to, bytes: (await stat(to)).size, pictures, secret };
  } finally {
    await rm(part, { force: true });
  }
}

/** In a thread of its own: copying and checking take as long as the disk does, and players are being answered here. */
function copyInWorker(order: CopyRequest): Promise<CopyResult> {
  // The same file name in the source and in the build.
  const file = import.meta.url.endsWith('.ts') ? '../database/copy-database.ts' : './copy-database.js';
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file, import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The copy broke off')));
  });
}

async function copyOf(file: string, to: string): Promise<string | undefined> {
  try {
    // Its rights are copied with it: for the owner alone.
    await copyFile(file, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  await ontoDisk(to);
  return to;
}

async function ontoDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** An hour of them, at one every five minutes. Older ones are for a collector that takes them to another machine. */
const keptBackups = 12;
const ownName = /^snug-.*\.db$/;
/** What a process that was killed at it left: whole databases that nobody looks for, and that hold who is erased. */
const ownPart = /^snug-\d{4}-\d\d-\d\dT[\d.-]+Z\.db\.part(-journal|-wal|-shm)?$/;

export interface RegularBackups {
  /** Makes no more; resolves when the one under way is done. */
  stop(): Promise<void>;
}

/** Backs up every so often into a folder, and keeps the last few (G35). What fails is told and tried again next time. */
export function backUpRegularly(
  folder: DataFolder,
  { dir, everyMs, clock, failed }: { dir: string; everyMs: number; clock: Clock; failed: (error: unknown) => void },
): RegularBackups {
  let isOver = false;
  let repliesUnderWay = Promise.resolve();
  let callOff = clock.after(everyMs, next);

  function next(): void {
    repliesUnderWay = once().catch(failed);
    repliesUnderWay.then(() => {
      if (!isOver) callOff = clock.after(everyMs, next);
    });
  }

  async function once(): Promise<void> {
    const moment = new Date(clock.now()).toISOString().replaceAll(':', '-');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    for (const left of (await readdir(dir)).filter((name) => ownPart.test(name))) await rm(join(dir, left));
    await backUp(folder, join(dir, `snug-${moment}.db`));
    const names = (await readdir(dir)).filter((name) => ownName.test(name)).sort();
    for (const old of names.slice(0, -keptBackups)) {
      // The database last: while it is there, what belongs to it is looked for.
      for (const end of ['.secret', '.pictures', '']) await rm(join(dir, basename(old) + end), { force: true });
    }
  }

  return {
    stop() {
      isOver = true;
      callOff();
      return repliesUnderWay;
    },
  };
}
