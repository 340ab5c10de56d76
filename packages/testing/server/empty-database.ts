import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { snugDialect } from '../../server/database/dialect.ts';
import { connectPostgres } from '../../server/database/postgres.ts';
import { createReaders } from '../../server/database/readers.ts';
import type { Database, Db } from '../../server/database/schema.ts';
import { openReading, openWriting } from '../../server/database/step-runner.ts';
import { createWriter } from '../../server/database/writer.ts';
import { newDatabase } from './cluster.ts';
import { storeOfRun } from './store.ts';

/** A database without tables. */
export interface EmptyDatabase {
  readonly db: Db;
  /** Where a server finds it, once `db` is destroyed. */
  readonly place: { readonly dataDir: string; readonly databaseUrl?: string };
  /** Removes it; `db` must be destroyed. */
  remove(): Promise<void>;
}

/** A database without tables, of the kind that this run tests. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snug-empty-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true });
  if (storeOfRun === 'postgres') {
    const { url, drop } = await newDatabase('template1');
    const db = connectPostgres(url, { max: 1 });
    return { db, place: { dataDir, databaseUrl: url }, remove: () => drop().then(removeFolder) };
  }
  const file = join(dataDir, 'snug.db');
  const writing = openWriting(file);
  const reading = openReading(file, 2);
  const close = async () => {
    await reading.close();
    await writing.close();
  };
  const db = new Kysely<Database>({ dialect: snugDialect(createWriter(writing), createReaders(reading, 2), close) });
  return { db, place: { dataDir }, remove: async () => removeFolder() };
}
