import { Kysely, type Transaction } from 'kysely';
import { snugDialect } from './dialect.ts';
import { type Hands, openInProcess, openInWorker } from './hands.ts';
import { migrate } from './migrate.ts';
import { createReaders } from './readers.ts';
import type { Database } from './schema.ts';
import { createWriter } from './writer.ts';

/** The database. `db` reads what is on disk; changes go through `write`, several reads of one moment through `read`. */
export interface Store {
  readonly db: Kysely<Database>;
  /**
   * Runs one transaction. Resolves only once it is on disk; a thrown error undoes it and nothing else. Writes under one
   * `lock` go one after another: on PostgreSQL by an advisory lock of that name, on SQLite because all writes do.
   */
  write<T>(work: (trx: Transaction<Database>) => Promise<T>, lock?: string): Promise<T>;
  /** Runs reads in one snapshot. */
  read<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
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
  if (place.kind === 'postgres') throw new Error('PostgreSQL is not served yet.');
  const { file, in: where } = place;
  const open = async (kind: 'writer' | 'reader', connections: number): Promise<Hands> =>
    where === 'worker' ? openInWorker({ file, kind, connections }) : openInProcess({ file, kind, connections });
  // The writer first: it makes the file, and the readers do not.
  const writing = await open('writer', 1);
  const reading = await open('reader', readConnections).catch(async (error) => {
    await writing.close();
    throw error;
  });

  const db = new Kysely<Database>({
    dialect: snugDialect(createWriter(writing), createReaders(reading, readConnections), async () => {
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
    read: (work) => db.transaction().setAccessMode('read only').execute(work),
    close: () => db.destroy(),
  };
}
