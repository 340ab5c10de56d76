import { Kysely, type Transaction } from 'kysely';
import type { Done, Order } from '../deeds.ts';
import { snugDialect } from './dialect.ts';
import { type Hands, openReading, openWriting } from './hands.ts';
import { openInWorker } from './in-worker.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { createReaders } from './readers.ts';
import type { Database } from './schema.ts';
import type { StoreError } from './store-error.ts';
import { createWriter } from './writer.ts';

/** The database. `db` reads what is on disk; changes go through `write`, several reads of one moment through `read`. */
export interface Store {
  readonly db: Kysely<Database>;
  /**
   * Runs one transaction. Resolves only once it is on disk; a thrown error undoes it and nothing else. Writes under one
   * `lock` go one after another: on PostgreSQL by an advisory lock of that name, on SQLite because all writes do.
   */
  write<T>(work: (trx: Transaction<Database>) => Promise<T>, lock?: string): Promise<T>;
  /** Carries a whole deed out where the database is: for `act.ts` alone, where there is such a place. */
  readonly perform?: (order: Order) => Promise<Done<unknown>>;
  /** Runs reads in one snapshot. */
  read<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Resolves when nothing can be written any more, however long one waits: the process is to end, and start anew. */
  readonly lost: Promise<StoreError>;
  close(): Promise<void>;
}

/** Where the database is: a file of this machine, its work done in a worker or in this thread, or a PostgreSQL server. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string; readonly in: 'worker' | 'in-process' }
  | { readonly kind: 'postgres'; readonly url: string };

/** The lock of writes that name none: what is not of one game goes one after another. */
export const houseLock = 'house';

/** Everything that appends to a game's streams writes under this lock: no stream gets a number twice, or a hole. */
export function gameLock(game_id: string): string {
  return `game/${game_id}`;
}

/** Snapshots that may be open at once, and one connection for single queries. */
const readConnections = 5;

/** Opens the database, makes the file when there is none, and brings the tables up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  if (place.kind === 'postgres') return openPostgres(place.url);
  const { file } = place;
  // The writer first: it makes the file, and the readers do not.
  const worker = place.in === 'worker' ? await openInWorker(file) : undefined;
  const writing = worker ?? openWriting(file);
  const writer = createWriter(writing);
  const reading = await opened(file, writing);
  const db = new Kysely<Database>({
    dialect: snugDialect(writer, createReaders(reading, readConnections), async () => {
      await reading.close();
      await writing.close();
    }),
  });
  await migrate(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  return {
    db,
    write: (work) => db.transaction().execute(work),
    ...(worker && { perform: (order) => writer.perform(() => worker.perform(order)) }),
    read: (work) => db.transaction().setAccessMode('read only').execute(work),
    lost: worker?.died ?? new Promise(() => {}),
    close: () => db.destroy(),
  };
}

async function opened(file: string, writing: Hands): Promise<Hands> {
  try {
    return openReading(file, readConnections);
  } catch (error) {
    await writing.close();
    throw error;
  }
}
