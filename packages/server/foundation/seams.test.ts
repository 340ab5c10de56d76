import { expect, test } from 'vitest';
import { systemRandom } from './seams.ts';

test('random bytes are never returned twice, and never change', () => {
  const drawn = Array.from({ length: 2_000 }, () => systemRandom.bytes(16));
  const texts = drawn.map((bytes) => bytes.join());
  expect(new Set(texts).size).toBe(2_000);
  systemRandom.bytes(4_000);
  expect(drawn.map((bytes) => bytes.join())).toEqual(texts);
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000);
});
