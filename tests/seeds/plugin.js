import { fileURLToPath } from 'node:url';
import { readSeeds } from './read-seeds.ts';
const seeded = fileURLToPath(new URL('./fast-check.ts', import.meta.url));
/** Every test that imports fast-check gets it with a seed. */
export const seededFastCheck = {
    name: 'snug-seeded-fast-check',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : undefined),
};
/** Also for tests in a browser, which have no environment. */
export const seeds = readSeeds(process.env);
