import { openSqlite } from './sqlite.ts';
import type { Store, StorePlace } from './store.ts';

/** Opens the database and brings its tables up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  if (place.kind === 'sqlite') return openSqlite(place);
  // Most servers never need it, and it takes a good part of a start.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place);
}
