import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { readSeeds } from './read-seeds.ts';

const seeded = fileURLToPath(new URL('./fast-check.ts', import.meta.url));

/** Whoever asks for fast-check in a test gets it with a seed: no property can forget it. */
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

/** To tests in a browser, too, which have no environment. */
export const seeds = readSeeds(process.env);
