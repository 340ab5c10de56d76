import fc, * as named from 'fast-check';
import { expect, inject, test } from 'vitest';
import { readSeeds } from './read-seeds.ts';
const [seed, runs] = [inject('seed'), inject('runs')];
/** The cases that a property was checked with. */
function tried(check, parameters) {
    const cases = [];
    const property = fc.property(fc.nat(), (n) => void cases.push(n));
    return { ...check(property, parameters), cases };
}
test.each([
    ['the default import', fc.check],
    ['a named import', named.check],
])('a property by %s plays the same cases in every run, as many as it asks for times SNUG_RUNS', (_, check) => {
    expect(tried(check)).toMatchObject({ seed, numRuns: Math.max(1, Math.round(100 * runs)) });
    expect(tried(check, { numRuns: 30 })).toMatchObject({ seed, numRuns: Math.max(1, Math.round(30 * runs)) });
    expect(tried(check).cases).toEqual(tried(check).cases);
    expect(tried(check, { seed: seed + 1 })).toMatchObject({ seed: seed + 1 });
});
test('synchronous and asynchronous assertions and samples use that seed too', async () => {
    const failing = new RegExp(`{ seed: ${seed}, path: "`);
    expect(() => fc.assert(fc.property(fc.nat(), () => false))).toThrow(failing);
    await expect(fc.assert(fc.asyncProperty(fc.nat(), async () => false))).rejects.toThrow(failing);
    expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), { seed, numRuns: 5 }));
});
test.each([
    [{}, { seed: 4, runs: 1 }],
    [
        { SNUG_SEED: '', SNUG_RUNS: '' },
        { seed: 4, runs: 1 },
    ],
    [
        { SNUG_SEED: '-790886520', SNUG_RUNS: '2.5' },
        { seed: -790886520, runs: 2.5 },
    ],
])('%j gives the seeds %j', (env, seeds) => {
    expect(readSeeds(env)).toEqual(seeds);
});
test.each([
    { SNUG_SEED: '1.5' },
    { SNUG_SEED: 'x' },
    { SNUG_SEED: '4294967296' },
    { SNUG_RUNS: '0' },
    { SNUG_RUNS: 'x' },
])('%j is refused with one sentence', (env) => {
    expect(() => readSeeds(env)).toThrow(/^SNUG_(SEED|RUNS) takes /);
});
