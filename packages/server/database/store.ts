import type { Kysely, Transaction } from 'kysely';
import type { Command, Committed } from '../commands/commands.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { StoreError } from './store-error.ts';

/** The database. `db` reads what is on disk; changes go through `write`, several reads of one moment through `read`. */
export interface Store {
  readonly db: Kysely<Database>;
  /**
   * Runs one transaction. Resolves only once it is on disk; a thrown error undoes it and nothing else. Writes under one
   * `lock` go one after another: on PostgreSQL by an advisory lock of that name, on SQLite because all writes do.
   */
  write<T>(work: (trx: Transaction<Database>) => Promise<T>, lock?: string): Promise<T>;
  /** Carries a whole deed out where the database is: for `act.ts` alone, where there is such a place. */
  readonly perform?: (command: Command) => Promise<Committed>;
  /** Runs reads in one snapshot. */
  read<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /**
   * Leaves none of what was deleted in the database's log of changes, where it has one of its own. False when somebody
   * was reading all the time: then it goes with the changes to come.
   */
  readonly emptyLog?: () => Promise<boolean>;
  /** Resolves when nothing can be written any more, however long one waits: the process is to end, and start anew. */
  readonly lost: Promise<StoreError>;
  close(): Promise<void>;
}

/** Where the database is: a file of this machine, its work done in a worker or in this thread, or a PostgreSQL server. */
export type StorePlace =
  | {
      readonly kind: 'sqlite';
      readonly file: string;
      readonly in: 'worker' | 'in-process';
      /** For a command at work while the server runs. Without it the file is one process's alone, for all its life. */
      readonly beside?: true;
    }
  | { readonly kind: 'postgres'; readonly url: string };

/** The lock of writes that name none: what is not of one game goes one after another. */
export const houseLock = 'house';

/** Everything that appends to a game's streams writes under this lock: no stream gets a number twice, or a hole. */
export function gameLock(game_id: string): string {
  return `game/${game_id}`;
}

/** Opens the database and brings its tables up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  if (place.kind === 'sqlite') return openSqlite(place);
  // Most servers never need it, and it takes a good part of a start.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place.url);
}
