import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { readSeeds } from './read-seeds.ts';

const seeded = fileURLToPath(new URL('./fast-check.ts', import.meta.url));

/** Every test that imports fast-check gets it with a seed. */
export const seededFastCheck: Plugin = {
  name: 'snug-seeded-fast-check',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : undefined),
};

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number;
    readonly runs: number;
  }
}

/** Also for tests in a browser, which have no environment. */
export const seeds = readSeeds(process.env);
