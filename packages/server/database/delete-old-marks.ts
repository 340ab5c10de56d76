import { sql } from 'kysely';
import { batchSize, inBatches } from './in-batches.ts';
import type { Store } from './store.ts';

/** Deletes who was counted on days before this one, a batch at a time; the counts stay. */
export function deleteOldMarks(store: Store, before: string, isOver: () => boolean): Promise<number> {
  return inBatches(async () => {
    const { numAffectedRows } = await store.write((trx) =>
      sql`delete from proof_marks where (item_id, who, day, event) in (
        select item_id, who, day, event from proof_marks where day < ${before} limit ${batchSize})`.execute(trx),
    );
    return Number(numAffectedRows);
  }, isOver);
}
