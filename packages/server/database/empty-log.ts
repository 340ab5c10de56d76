import { DatabaseSync } from 'node:sqlite';

/** Reads of the server take milliseconds; a longer one is somebody's who looks at the file with a tool. */
const patienceMs = 5_000;

/**
 * Moves all changes from SQLite's write-ahead log into the file and empties the log, which has replaced data until then.
 * False when somebody read from it for all that time.
 */
export function emptyLog(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    return row?.busy === 0;
  } finally {
    db.close();
  }
}
