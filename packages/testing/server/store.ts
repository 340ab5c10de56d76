import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/database/open-store.ts';
import type { StorePlace } from '../../server/database/store.ts';
import { newDatabase } from './cluster.ts';

/** The vitest project `postgres` runs the same tests on PostgreSQL. */
export const storeOfRun = process.env.SNUG_TEST_STORE === 'postgres' ? 'postgres' : 'sqlite';

export interface TestPlace {
  readonly place: StorePlace;
  /** The same database for another process, while the first has it open. */
  readonly alongside: StorePlace;
  remove(): Promise<void>;
}

/** An empty database of the kind that this run tests. */
export async function newPlace(where: 'worker' | 'in-process' = 'worker'): Promise<TestPlace> {
  if (storeOfRun === 'postgres') {
    const { url, drop } = await newDatabase();
    const place = { kind: 'postgres', url } as const;
    return { place, alongside: { ...place, alongside: true }, remove: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'snug-store-'));
  const place = { kind: 'sqlite', file: join(folder, 'snug.db'), in: where } as const;
  return {
    place,
    alongside: { ...place, alongside: true },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Copies a database with the tables in it, and nothing else, to this file. They are created once for each process: all
 * migrations take a quarter of a server's start. Tests that start a process of their own start it on a new folder.
 */
export async function copyTables(file: string): Promise<void> {
  template ??= createTables();
  copyFileSync(await template, file);
}

let template: Promise<string> | undefined;

async function createTables(): Promise<string> {
  // Vitest ends its processes by a signal: what the setup of the run has made goes with the run.
  const folder = mkdtempSync(join(process.env.SNUG_TEST_FOLDER ?? tmpdir(), 'snug-tables-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'snug.db');
  await (await openStore({ kind: 'sqlite', file, in: 'in-process' })).close();
  return file;
}
