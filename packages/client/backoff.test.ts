import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';
import { seededRandom } from './fake/fake-world.ts';

const full = (failures: number) => Math.min(30_000, 1_000 * 2 ** (failures - 1));

test('after n failures the wait is between half and all of 1, 2, 4 … 30 s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (failures, seed) => {
      const ms = backoffMs(failures, seededRandom(seed));
      expect(ms).toBeGreaterThanOrEqual(full(failures) / 2);
      expect(ms).toBeLessThanOrEqual(full(failures));
    }),
    { numRuns: 2_000 },
  );
});

test('phones that failed together retry spread over the whole range', () => {
  for (const failures of [1, 3, 6, 40]) {
    const quarters = [0, 0, 0, 0];
    for (let seed = 1; seed <= 4_000; seed++) {
      const part = (backoffMs(failures, seededRandom(seed)) / full(failures) - 0.5) * 2;
      const quarter = Math.min(3, Math.floor(part * 4));
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const count of quarters) expect(count / 4_000).toBeGreaterThan(0.22);
  }
});
