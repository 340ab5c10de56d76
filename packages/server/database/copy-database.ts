import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The pictures that a copy refers to: a restore is complete if they are there. */
export interface CopyResult {
  readonly pictures: readonly { readonly file: string; readonly bytes: number }[];
}

export interface CopyRequest {
  readonly from: string;
  /** Must be empty, or not exist. */
  readonly to: string;
}

/** How long it waits for another process that holds the file, in ms. A backup may wait longer than a player. */
const busyTimeoutMs = 30_000;

/**
 * The thread of `backup.ts`: copies a database that may be in use, as it is at one moment, without delaying writers. It
 * copies row by row, so nothing that was erased is left in unused parts of the file.
 */
const { from, to } = workerData as CopyRequest;
const source = new DatabaseSync(from, { timeout: busyTimeoutMs });
source.prepare('VACUUM INTO ?').run(to);
source.close();

const copy = new DatabaseSync(to);
// One file, without a write-ahead log.
copy.exec('PRAGMA journal_mode = DELETE');
// A start on this copy is another incarnation: every client whose cursor is ahead of it loads anew, once (G35).
copy.exec("DELETE FROM meta WHERE key = 'incarnation'");
const found = copy.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
const wrong = found.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
const loose = copy.prepare('PRAGMA foreign_key_check').all().length;
const pictures = copy.prepare("SELECT file, bytes FROM images WHERE file <> '' ORDER BY file").all();
copy.close();
if (wrong.length > 0) throw new Error(`The copy is damaged: ${wrong[0]}`);
if (loose > 0) throw new Error(`The copy is damaged: ${loose} rows name others that are not there`);
parentPort?.postMessage({ pictures });
