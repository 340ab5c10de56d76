import { DatabaseSync } from 'node:sqlite';

/** Reads last milliseconds, so that is for somebody who looks at the file with a tool. */
const patienceMs = 5_000;

/**
 * Brings all changes from SQLite's log into the file and empties the log: what they replaced stands in it until then.
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
