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
