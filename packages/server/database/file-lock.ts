import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for the previous process to end, in ms: a supervisor starts the next one at once. */
const waitMs = 1_000;

/** Held from the start of a process to its end. */
export interface FileLock {
  close(): void;
}

/**
 * Locks a file for this process alone; undefined when another process has the lock. The kernel frees it with the process,
 * however that ends (kill -9 too), so a stale lock never has to be removed by hand. Scripts that only read beside the
 * server, as a backup does, do not take it.
 */
export function lockFile(file: string): FileLock | undefined {
  // An exclusive transaction on an empty database of its own: Node has no file locks, SQLite has.
  const db = new DatabaseSync(file, { timeout: waitMs });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return { close: () => db.close() };
  } catch (error) {
    db.close();
    const { errcode } = error as { errcode?: number };
    // SQLITE_BUSY. Any other error, such as a file that is no database, does not mean another server.
    if (errcode === 5) return undefined;
    throw error;
  }
}
