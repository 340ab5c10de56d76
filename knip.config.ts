import type { KnipConfig } from 'knip';

/** What knip cannot see by itself. Each line says why. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Found on the machine when it has them; never needed.
  ignoreBinaries: ['apt-get'],
  // Private: what tests import, and nobody installs.
  ignoreDependencies: ['@snug/testing'],
  workspaces: {
    '.': {
      // Run by `npm run …`, or by each other as processes.
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/*/server.ts',
        'scripts/test/test.ts',
        'scripts/bench/{bare-route,bare-server,connections,probe}.ts',
        'scripts/abuse/attacker.ts',
        // Named by its index.html.
        'scripts/bench/screen/page.tsx',
        'tests/**/*.{test,spec}.ts',
        'tests/simulation/worker.ts',
        'tests/playwright.config.ts',
        'stories/.storybook/*.{ts,tsx}',
      ],
      vitest: { config: ['vitest.config.ts', 'stories/vitest.config.ts'] },
      project: [
        'scripts/**/*.{ts,tsx,mjs}',
        'tests/**/*.ts',
        'stories/**/*.{ts,tsx,mdx}',
        'stories/.storybook/*.{ts,tsx}',
      ],
      ignoreDependencies: [
        // Run as programs by scripts/packages.ts, check.ts and format.ts.
        '@arethetypeswrong/cli',
        '@biomejs/biome',
        'publint',
        'typescript-native',
        // The server's own: commands that look into its rooms use what is there.
        'fastify',
        'kysely',
        'zod',
        // The sites' router, which stories of whole pages hold still.
        'wouter',
        // Named as texts in stories/.storybook/main.ts.
        '@storybook/addon-a11y',
      ],
    },
    // A peer that only those with a screen have.
    'packages/client': { ignoreDependencies: ['react'] },
    // The script tag is built from snug.ts by tsup.config.ts; the example page loads its script itself.
    'packages/embed': { entry: ['snug.ts', 'examples/*.js'] },
    // Run as processes, or before tests; they look into the server, and use what is there.
    'packages/testing': {
      entry: ['program/server.ts', 'program/shifted-clock.mjs'],
      ignoreDependencies: ['@snug/server', 'pg', 'pino', 'sharp'],
    },
    // The program, its second thread, and the pencil that drew the demo's pictures.
    'packages/server': {
      entry: ['main.ts', 'commands/database-worker.ts', 'database/migrations/*.ts', 'packs/draw.ts'],
    },
  },
};

export default config;
