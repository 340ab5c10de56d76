/** A `WeakMap` by the game, or any other map. */
interface MapLike<K, T> {
  get(key: K): T | undefined;
  set(key: K, value: T): unknown;
}

/** The value of a key, made when it is first needed. A value kept by game outlives the panel that shows it. */
export function getOrCreate<K, T extends object>(kept: MapLike<K, T>, key: K, make: () => T): T {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
