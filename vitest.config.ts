import { defineConfig } from 'vitest/config';

/** Packages resolve to their source, as everywhere in this repository. */
const resolve = { conditions: ['@snug/source'] };
const ssr = { resolve: { conditions: ['@snug/source'], externalConditions: ['@snug/source'] } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'sites/**/*.test.ts', 'tests/**/*.test.ts', 'commands/**/*.test.ts'],
          exclude: ['**/dist/**', '**/node_modules/**'],
        },
      },
    ],
  },
});
