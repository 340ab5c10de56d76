/** So many rows go in one transaction: nobody waits for the next one longer than for an answer. */
export const portion = 500;

/** Does something a portion at a time until a portion is not full, or it is over. `work` answers how many it did. */
export async function inPortions(work: () => Promise<number>, isOver: () => boolean): Promise<number> {
  let count = 0;
  while (!isOver()) {
    const done = await work();
    count += done;
    if (done < portion) break;
  }
  return count;
}
