import { openStore } from '../database/open-store.ts';
import type { Store, StorePlace } from '../database/store.ts';
import type { Metrics } from '../foundation/metrics.ts';
import type { DataFolder } from './data-folder.ts';
import { measured } from './metrics.ts';
import { databaseError } from './start-error.ts';

export interface DatabaseOptions {
  /** A PostgreSQL database in place of the data folder's own. It gets no demo venue. */
  readonly databaseUrl?: string | undefined;
  /** Where SQLite runs: in a worker, or for simulations in process. */
  readonly storeIn?: 'worker' | 'in-process';
  /** How long a write waits for its turn, in ms; default: 2,000. Tests on a slow machine wait longer. */
  readonly lockWaitMs?: number;
}

/** What error messages call the database: not its address, which has a password in it. */
export function databaseName(folder: DataFolder, { databaseUrl }: DatabaseOptions): string {
  return databaseUrl === undefined ? folder.database : 'of SNUG_DATABASE_URL';
}

/** Opens the database of a server. Throws a SettingError when it cannot. */
export async function openDatabase(folder: DataFolder, options: DatabaseOptions, metrics: Metrics): Promise<Store> {
  const { databaseUrl, storeIn = 'worker', lockWaitMs } = options;
  const place: StorePlace =
    databaseUrl === undefined
      ? { kind: 'sqlite', file: folder.database, in: storeIn, lockWaitMs }
      : { kind: 'postgres', url: databaseUrl, lockWaitMs };
  const store = await openStore(place).catch((error) => {
    throw databaseError(databaseName(folder, options), error);
  });
  return measured(store, metrics);
}
