/** A `WeakMap` by the game, or any other map. */
interface Kept<K, T> {
  get(key: K): T | undefined;
  set(key: K, value: T): unknown;
}

/** What is kept for this game, made when it is first wanted: so it outlives the panel that shows it. */
export function keptFor<K, T extends object>(kept: Kept<K, T>, key: K, make: () => T): T {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
