import { expect, test } from 'vitest';
import { newCapability, newId } from './ids.ts';
import type { Random } from './seams.ts';

/** Each byte once, and what was asked for. */
function countingRandom() {
  const asked: number[] = [];
  let next = 0;
  const bytes: Random['bytes'] = (length) => {
    asked.push(length);
    return Uint8Array.from({ length }, () => next++ % 256);
  };
  return { asked, random: { bytes } };
}

test.each([
  ['a capability has 160', newCapability, 32],
  ['an id has 80', newId, 16],
])('H43 %s random bits: a letter of 32 for each byte, of which all come equally often', (_, make, letters) => {
  const { asked, random } = countingRandom();
  const made = Array.from({ length: 256 / letters }, () => make(random));
  expect(made.map(({ length }) => length)).toEqual(made.map(() => letters));
  expect(asked).toEqual(made.map(() => letters));
  const counts = new Map<string, number>();
  for (const letter of made.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])]);
});
