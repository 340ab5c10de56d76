import { Kysely } from 'kysely';
import { makePrivateFile, tighten } from '../foundation/private-files.ts';
import { refuseDamage, wasCutOff } from './damage.ts';
import { moment, openInWorker } from './database-thread.ts';
import { snugDialect } from './dialect.ts';
import { emptyLog } from './empty-log.ts';
import { lockFile } from './file-lock.ts';
import { migrate } from './migrate.ts';
import { createReaders } from './readers.ts';
import type { Database } from './schema.ts';
import { openReading, openWriting } from './step-runner.ts';
import type { Store, StorePlace } from './store.ts';
import { StoreError } from './store-error.ts';
import { createWriter } from './writer.ts';

/** One connection for single queries, and one for each snapshot that may be open at once. */
const readConnections = 5;

/**
 * Opens an SQLite file on this machine, or creates it. Writes wait for the disk, so they run in a worker; reads come from
 * memory and take microseconds, so they run here.
 */
export async function openSqlite(place: StorePlace & { kind: 'sqlite' }): Promise<Store> {
  const { file, lockWaitMs } = place;
  /** Closed from the last to the first. */
  const opened: { close(): unknown }[] = [];
  const keep = <T extends { close(): unknown }>(thing: T): T => {
    opened.push(thing);
    return thing;
  };
  const close = async () => {
    for (const thing of opened.reverse()) await thing.close();
  };

  try {
    if (!place.alongside) {
      keep(lockOf(file));
      // SQLite gives its log and its index the rights of the file.
      makePrivateFile(file);
      for (const beside of ['-wal', '-shm']) tighten(file + beside);
    }
    const isSuspect = !place.alongside && wasCutOff(file);
    // The writer opens before the readers: it makes the file.
    const worker = place.in === 'worker' ? keep(await openInWorker(place)) : undefined;
    const writer = createWriter(worker ?? keep(openWriting(file)), lockWaitMs);
    const reading = keep(openReading(file, readConnections));
    if (isSuspect) await refuseDamage(reading);
    const readers = createReaders(reading, readConnections);
    const db = new Kysely<Database>({ dialect: snugDialect(writer, readers, close) });
    await migrate(db);
    return {
      db,
      write: (work) => db.transaction().execute(work),
      ...(worker && {
        runTask(task) {
          const since = moment();
          return writer.runTask(() => worker.runTask(task, since));
        },
      }),
      read: (work) => db.transaction().setAccessMode('read only').execute(work),
      emptyLog: () => emptyLog(file),
      isShared: false,
      lost: worker?.died ?? new Promise(() => {}),
      close: () => db.destroy(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function lockOf(file: string) {
  makePrivateFile(`${file}.lock`);
  const lock = lockFile(`${file}.lock`);
  if (!lock) throw new StoreError('another server uses it, stop that one first', false);
  return lock;
}
