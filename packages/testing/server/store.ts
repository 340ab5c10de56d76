import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    return { place, alongside: place, remove: drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'snug-store-'));
  const place = { kind: 'sqlite', file: join(folder, 'snug.db'), in: where } as const;
  return {
    place,
    alongside: { ...place, alongside: true },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}
