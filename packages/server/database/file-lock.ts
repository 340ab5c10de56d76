import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for the process before it to be gone, in ms: a supervisor starts the next one at once. */
const waitMs = 1_000;

/** Held from the start of a process to its end. */
export interface FileLock {
  close(): void;
}

/**
 * Holds a file for this process alone; undefined when another process holds it. The kernel frees it with the process,
 * however that ends (kill -9 too), so nobody ever has to remove one by hand. Who only reads beside the server, as a
 * backup does, does not ask for it.
 */
export function lockFile(file: string): FileLock | undefined {
  // An exclusive transaction on an empty database of its own: SQLite's locks, where Node has none.
  const db = new DatabaseSync(file, { timeout: waitMs });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return { close: () => db.close() };
  } catch (error) {
    db.close();
    const { errcode } = error as { errcode?: number };
    // SQLITE_BUSY. Anything else, such as a file that is no database, is no other server.
    if (errcode === 5) return undefined;
    throw error;
  }
}
