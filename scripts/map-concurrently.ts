/** Maps each item asynchronously, so many at a time. */
export async function mapConcurrently<T, R>(
  each: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, each.length) }, async () => {
      while (next < each.length) {
        const index = next++;
        results[index] = await work(each[index] as T, index);
      }
    }),
  );
  return results;
}
