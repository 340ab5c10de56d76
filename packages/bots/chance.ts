/**
 * A number from 0 up to 1 that is always the same for the same names. Without a sequence of random numbers, what a bot does
 * depends on no other bot, nor on the order in which things happen: a seed plays the same night on every machine.
 */
export function chanceOf(...names: readonly (string | number)[]): number {
  // FNV-1a, and the mixing of MurmurHash3, without which names that differ in their last letter are neighbours.
  let hash = 0x811c9dc5;
  for (const letter of names.join('\n')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** One of a list by such a number; undefined of an empty one. */
export function pickOf<T>(list: readonly T[], ...names: readonly (string | number)[]): T | undefined {
  return list[Math.floor(chanceOf(...names) * list.length)];
}
