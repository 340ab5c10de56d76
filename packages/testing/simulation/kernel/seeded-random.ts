/** Reproducible random numbers: the same seed and name give the same ones. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  bytes(count: number): Uint8Array;
}

/**
 * Random numbers for one purpose. Each purpose has a sequence of its own, so that a new fault or one more draw somewhere
 * does not change everything else of a seed.
 */
export function seededRandom(seed: number, name: string): SeededRandom {
  let [a, b, c, d] = startOf(`${seed}/${name}`);

  /** sfc32: small, fast, and good enough to pass tests of randomness. */
  function next(): number {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }
  for (let warm = 0; warm < 12; warm += 1) next();

  const fraction = () => next() / 2 ** 32;
  const below = (count: number) => Math.floor(fraction() * count);
  return {
    fraction,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => fraction() < probability,
    pick(list) {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('Nothing can be picked from an empty list.');
      return found;
    },
    bytes(count) {
      const bytes = new Uint8Array(count);
      for (let place = 0; place < count; place += 1) bytes[place] = next() >>> 24;
      return bytes;
    },
  };
}

/** Four numbers from a text (cyrb128). */
function startOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  return [a, b, c, d];
}
