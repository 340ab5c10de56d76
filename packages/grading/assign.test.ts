import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign } from './assign.ts';

const worths = fc.integer({ min: 1, max: 5 }).chain((wanted) =>
  fc.array(fc.array(fc.constantFrom(0, 0, 100, 101, 200, 202), { minLength: wanted, maxLength: wanted }), {
    maxLength: 5,
  }),
);

test('no other assignment is worth more, and nothing is earned twice', () => {
  fc.assert(
    fc.property(worths, (worth) => {
      const earned = assign(worth, worth[0]?.length ?? 0);
      const taken = earned.filter((wanted) => wanted >= 0);
      expect(new Set(taken).size).toBe(taken.length);
      const sum = earned.reduce((total, wanted, nth) => total + (worth[nth]?.[wanted] ?? 0), 0);
      expect(sum).toBe(most(worth, new Set()));
    }),
    { numRuns: 500 },
  );
});

/** By trying everything. */
function most([row, ...rest]: readonly (readonly number[])[], taken: ReadonlySet<number>): number {
  if (!row) return 0;
  const free = row.flatMap((worth, wanted) =>
    taken.has(wanted) ? [] : [worth + most(rest, new Set([...taken, wanted]))],
  );
  return Math.max(most(rest, taken), ...free);
}
