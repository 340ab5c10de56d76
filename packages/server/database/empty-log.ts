import { DatabaseSync } from 'node:sqlite';

/** The server's own reads take milliseconds; a longer one is from somebody who opened the file with a tool. */
const patienceMs = 5_000;

/**
 * Moves all changes from SQLite's write-ahead log into the file and empties the log, which otherwise still has deleted data.
 * False if somebody kept reading from it all that time.
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
