import { sql } from 'kysely';
import { batchSize, inBatches } from './in-batches.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Rows of a table to delete: those whose `at` is not after `upTo`. */
export type ExpiringRows = {
  [T in keyof Database]: {
    readonly table: T;
    /** The column that identifies a row. */
    readonly key: keyof Database[T] & string;
    readonly at: keyof Database[T] & string;
    readonly upTo: number;
  };
}[keyof Database];

/** Deletes rows by their moment, a batch at a time. */
export function deleteExpiredRows(
  store: Store,
  { table, key, at, upTo }: ExpiringRows,
  isOver: () => boolean,
): Promise<number> {
  const [rows, name] = [sql.table(table), sql.ref(key)];
  return inBatches(async () => {
    const { numAffectedRows } = await store.write((trx) =>
      sql`delete from ${rows} where ${name} in (
        select ${name} from ${rows} where ${sql.ref(at)} <= ${upTo} limit ${batchSize})`.execute(trx),
    );
    return Number(numAffectedRows);
  }, isOver);
}
