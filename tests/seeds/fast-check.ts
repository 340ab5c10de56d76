import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';
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

function withSeed<T>(parameters: Parameters<T> = {}): Parameters<T> {
  const { numRuns = defaultRuns } = parameters;
  return { seed, ...parameters, numRuns: Math.max(1, Math.round(numRuns * runs)) };
}

// fast-check's functions are overloaded, which a wrapper can only be by repeating each signature.
const assert = (<T>(property: IProperty<T> & IAsyncProperty<T>, parameters?: Parameters<T>) =>
  fc.assert(property, withSeed(parameters))) as typeof fc.assert;
const check = (<T>(property: IProperty<T> & IAsyncProperty<T>, parameters?: Parameters<T>) =>
  fc.check(property, withSeed(parameters))) as typeof fc.check;
/** Samples are as many as are asked for. */
const sample: typeof fc.sample = (generator, parameters) =>
  fc.sample(generator, { seed, ...(typeof parameters === 'number' ? { numRuns: parameters } : parameters) });

export { assert, check, sample };
export default { ...fc, assert, check, sample };
