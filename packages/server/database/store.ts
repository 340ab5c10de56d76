import type { Db, Trx } from './schema.ts';
import type { StoreError } from './store-error.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly store: Store;
  }
}

/** The database. `db` reads what is on disk, `write` makes changes, `read` makes several reads of one snapshot. */
export interface Store {
  readonly db: Db;
  /**
   * Runs one transaction. Resolves only once it is on disk; a thrown error undoes it and nothing else. Writes under one
   * `lock` run one after another: on PostgreSQL by an advisory lock of that name, on SQLite because all writes do.
   */
  write<T>(work: (trx: Trx) => Promise<T>, lock?: string): Promise<T>;
  /**
   * Runs a whole task in one transaction on the database's own thread, if there is one. A task and its result are plain
   * data; the thread's program defines the tasks.
   */
  readonly runTask?: (task: unknown) => Promise<unknown>;
  /** Runs reads in one snapshot. */
  read<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Removes deleted data from the database's write-ahead log, if it has one. False if somebody kept reading it: then later
   * changes remove the data.
   */
  readonly emptyLog?: () => Promise<boolean>;
  /** Whether another server had the database open when this one opened it. */
  readonly isShared: boolean;
  /** Resolves when nothing can be written any more: the process must be restarted. */
  readonly lost: Promise<StoreError>;
  close(): Promise<void>;
}

/** Where the database is: a file of this machine, its work done in a worker or in this thread, or a PostgreSQL server. */
export type StorePlace = {
  /** The longest wait for a turn to write, in ms; after it the caller is told to try again (G15). Default: 2,000. */
  readonly lockWaitMs?: number | undefined;
  /** For a script that works while the server runs. Without it the process locks an SQLite file for itself until it ends. */
  readonly alongside?: true;
} & (
  | {
      readonly kind: 'sqlite';
      readonly file: string;
      readonly in: 'worker' | 'in-process';
    }
  | { readonly kind: 'postgres'; readonly url: string }
);

/**
 * The lock of writes without a lock of their own: changes that do not belong to one game run one after another. Never rename
 * it: a script beside a running server may be of another version.
 */
export const serverLock = 'house';

/** Everything that appends to a game's streams writes under this lock: no stream gets a number twice, or a gap. */
export function gameLock(game_id: string): string {
  return `game/${game_id}`;
}
