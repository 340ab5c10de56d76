import { expect, test } from 'vitest';
import { mutated } from './inject.ts';
import { mutants } from './mutants.ts';

test.each(mutants)('the mutant $name stands in the code of today', (mutant) => {
  expect(mutated(mutant)).toContain(mutant.to);
});

test('there are twenty mutants at least, each under a name of its own', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(20);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test.each(mutants)('the mutant $name is noticed by a promise, not by any failure', ({ by }) => {
  expect(by.length).toBeGreaterThan(0);
  for (const promise of by) expect(promise).toMatch(/^[SL]\d+$/);
});
