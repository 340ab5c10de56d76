/**
 * Two lanes for two cores. In one, what a step needs stands before it: sizes are those of the packages that were built. Types
 * are checked by TypeScript 7, in less than half the time; tsup writes declarations with 6.
 */
export const lanes: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    'format and lint': ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
    packages: ['../scripts/packages.ts'],
    sizes: ['../scripts/size.ts'],
  },
  {
    'types of the contract': ['typescript-native/bin/tsc', '-p', 'packages/contract'],
    'types of the server': ['typescript-native/bin/tsc', '-p', 'packages/server'],
    'types of the rest': ['typescript-native/bin/tsc', '-p', '.'],
    layers: ['vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/layers.test.ts'],
    'unused code and dependencies': ['knip/bin/knip.js', '--no-progress'],
  },
];

/** The steps that build; all others look at sources alone. */
export const building: readonly string[] = ['packages', 'sizes'];
/** A unit test, which `npm test` plays anyway. */
const tested: readonly string[] = ['layers'];

/** What of it `npm test` begins with. */
export const ofSources = lanes
  .flatMap((lane) => Object.keys(lane))
  .filter((step) => !building.includes(step) && !tested.includes(step));
