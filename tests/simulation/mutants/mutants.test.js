import { expect, test } from 'vitest';
import { mutated } from './inject.ts';
import { mutants } from './mutants.ts';
test.each(mutants)('the mutant $name applies to the current code', (mutant) => {
    expect(mutated(mutant)).toContain(mutant.to);
});
test('there are at least twenty mutants with different names', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(20);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
test.each(mutants)('the mutant $name must be detected by a promise, not by any failure', ({ by }) => {
    expect(by.length).toBeGreaterThan(0);
    for (const promise of by)
        expect(promise).toMatch(/^[SL]\d+$/);
});
