/**
 * Two lanes for two cores. Within a lane a step follows those that it needs: sizes are measured on the built packages.
 * TypeScript 7 checks types in less than half the time; tsup writes declarations with 6.
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

/** The steps that build; all others read only sources. */
export const building: readonly string[] = ['packages', 'sizes'];
/** A unit test, which `npm test` runs anyway. */
const tested: readonly string[] = ['layers'];

/** The steps with which `npm test` begins. */
export const ofSources = lanes
  .flatMap((lane) => Object.keys(lane))
  .filter((step) => !building.includes(step) && !tested.includes(step));
