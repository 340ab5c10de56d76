import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** A read of the server takes milliseconds; who still reads after 5 s has opened the file with a tool. */
const triesMost = 100;
const pauseMs = 50;

/**
 * Moves all changes from SQLite's write-ahead log into the file and empties the log, which otherwise still has deleted data.
 * Between its tries it lets this thread's own reads end. False if somebody kept reading from it all that time.
 */
export async function emptyLog(file: string): Promise<boolean> {
  const db = new DatabaseSync(file);
  try {
    const checkpoint = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    for (let tries = 1; checkpoint.get()?.busy !== 0; tries++) {
      if (tries === triesMost) return false;
      await pause(pauseMs);
    }
    return true;
  } finally {
    db.close();
  }
}
