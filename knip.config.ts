import type { KnipConfig } from 'knip';

/** What knip cannot see by itself. Each entry says why. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'commands/*.{ts,mjs}',
        'tests/**/*.{test,spec}.ts',
        'tests/playwright.config.ts',
        'stories/*.stories.tsx',
        'stories/.storybook/*.{ts,tsx}',
      ],
      project: ['commands/**/*.{ts,mjs}', 'tests/**/*.ts', 'stories/**/*.{ts,tsx}'],
    },
    'packages/*': { entry: ['index.ts', '*.test.ts'], project: ['**/*.{ts,tsx}'] },
  },
};

export default config;
