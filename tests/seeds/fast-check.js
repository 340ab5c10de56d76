import fc from 'fast-check';
import { inject } from 'vitest';
/**
 * fast-check for tests (tests/seeds/plugin.ts): every property plays the same cases in every run, unless it names a seed of
 * its own, and SNUG_RUNS times as many as it asks for. Its global configuration would not do: a property's own options
 * override it.
 */
export * from 'fast-check';
const seed = inject('seed');
const runs = inject('runs');
/** For a property that asks for no number of runs. */
const defaultRuns = 100;
function withSeed(parameters = {}) {
    const { numRuns = defaultRuns } = parameters;
    return { seed, ...parameters, numRuns: Math.max(1, Math.round(numRuns * runs)) };
}
// fast-check's functions are overloaded, which a wrapper can only be by repeating each signature.
const assert = ((property, parameters) => fc.assert(property, withSeed(parameters)));
const check = ((property, parameters) => fc.check(property, withSeed(parameters)));
/** Samples are as many as are asked for. */
const sample = (generator, parameters) => fc.sample(generator, { seed, ...(typeof parameters === 'number' ? { numRuns: parameters } : parameters) });
export { assert, check, sample };
export default { ...fc, assert, check, sample };
