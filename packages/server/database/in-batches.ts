import { setImmediate as othersTurn } from 'node:timers/promises';

/** Rows per transaction: few enough that nobody else waits noticeably for their own. */
export const batchSize = 500;

/** Repeats `work` until a batch is not full, or `isOver`. `work` returns how many rows it changed. */
export async function inBatches(work: () => Promise<number>, isOver: () => boolean): Promise<number> {
  let count = 0;
  while (!isOver()) {
    const done = await work();
    count += done;
    if (done < batchSize) break;
  }
  return count;
}

/**
 * The rows that `read` finds after a key, in its order and `batchSize` at most, until there are no more. After each batch the others
 * get their turn: SQLite reads in this thread.
 */
export async function* batchesAfter<Row, Key>(
  start: Key,
  read: (after: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  let after = start;
  for (;;) {
    const rows = await read(after);
    yield rows;
    await othersTurn();
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = keyOf(last);
  }
}
