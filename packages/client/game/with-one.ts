/** A list that has an item of this content: itself if it does already. */
export function withOne<T>(items: readonly T[], item: T): readonly T[] {
  const content = JSON.stringify(item);
  return items.some((other) => JSON.stringify(other) === content) ? items : [...items, item];
}
