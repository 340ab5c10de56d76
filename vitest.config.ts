import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './packages/testing/server/find-postgres.ts';
import { fromSource } from './scripts/build/from-source.ts';
import { preact, preactBeside } from './stories/parity/preact-beside.ts';
import { browserProject, projectDefaults } from './tests/browser-project.ts';
import { seededFastCheck } from './tests/seeds/plugin.ts';

/** Packages resolve to their source, as everywhere in this repository. */
const resolve = { conditions: ['@snug/source'] };
const ssr = { resolve: { conditions: ['@snug/source'], externalConditions: ['@snug/source'] } };
const exclude = ['**/dist/**', '**/node_modules/**'];

/** Known beforehand: a dependency that Vite finds in the middle of a run reloads the page under the tests. */
const prepared = [
  'ofetch',
  'reconnecting-websocket',
  'dale-chall',
  'damerau-levenshtein',
  'double-metaphone',
  'react-hook-form',
  'zod/mini',
  'vitest-browser-react',
  'vitest-browser-react/pure',
  'storybook/theming/create',
];

/** What touches the store is played on both databases: the store itself, every call, the live messages. */
const onBoth = [
  'packages/server/database/portable.test.ts',
  'packages/server/{http/calls,realtime}/*.test.ts',
  'packages/server/database/message-log.test.ts',
  'packages/server/database/before-sponsors.test.ts',
  'packages/server/database/migrations/*.test.ts',
  'packages/server/{operations/{erase,retention},http/idempotency,commands/{round,sessions}}.test.ts',
];
/** The same with `npm test -- --repeats`: what is refused before the store is asked, and what is said on the wire. */
const onBothRepeated = ['tests/security/bad-inputs.test.ts', 'packages/server/realtime/original-client.test.ts'];
/** Tests that start servers and try them by hand, which mostly wait. */
const fromOutside = 'tests/outside/*.test.ts';
/** What is about PostgreSQL alone. */
const onPostgresAlone = ['packages/server/database/postgres.test.ts'];

const postgres = hasPostgres();
if (!postgres) console.warn('No PostgreSQL here: what is tested on both databases is tested on SQLite alone.');

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * One process for file after file: a test leaves nothing behind, and to read the server anew for each was an eighth of the
 * time (imports and starts, 13 % of 728 s).
 */
const isolate = false;

/** Servers start quickly: the thread of their database is bundled for the run. */
const servers = {
  resolve: {
    ...resolve,
    alias: [{ find: /^\.\/worker-file\.ts$/, replacement: here('packages/testing/server/worker.ts') }],
  },
  globalSetup: here('packages/testing/server/worker.ts'),
};

const inNode = (name: string, include: string[], excluded: readonly string[] = []) => ({
  resolve: servers.resolve,
  ssr,
  plugins: [seededFastCheck],
  test: {
    name,
    ...projectDefaults,
    environment: 'node' as const,
    isolate,
    globalSetup: servers.globalSetup,
    include,
    exclude: [...exclude, ...excluded],
  },
});

const onPostgres = (name: string, include: string[], excluded?: readonly string[]) => {
  const { test, ...project } = inNode(name, include, excluded);
  const globalSetup = [servers.globalSetup, here('packages/testing/server/cluster.ts')];
  return { ...project, test: { ...test, globalSetup, env: { SNUG_TEST_STORE: 'postgres' } } };
};

const widgets = ['packages/**/*.test.tsx'];
/** What is about the first time that something is fetched has a page of its own. */
const fresh = ['packages/**/*.fresh.test.tsx'];
/** Stories in other languages, on both libraries. */
const inOtherLanguages = ['stories/*/*.repeat.test.tsx'];
/** Preact beside React on one page. */
const onBothLibraries = {
  ...fromSource,
  plugins: [vanillaExtractPlugin(), preactBeside(), seededFastCheck],
  optimizeDeps: {
    include: [
      ...Object.keys(preact),
      ...Object.values(preact),
      ...prepared,
      'wouter',
      'wouter/use-browser-location',
      'wouter/memory-location',
      '@observablehq/plot',
    ],
  },
};
/** Parts and widgets as phones get them. */
const onPreact = {
  ...fromSource,
  resolve: { ...fromSource.resolve, alias: preact },
  plugins: [vanillaExtractPlugin(), seededFastCheck],
  optimizeDeps: { include: [...Object.values(preact), ...prepared] },
};

/**
 * One page of each worker for all its files: to read all of ours anew for each was a third of the work of parts, widgets and
 * sites. A project of Vitest needs objects of its own.
 */
function onOnePage(...setupFiles: string[]) {
  const project = browserProject();
  return { ...project, isolate: false, setupFiles: [...project.setupFiles, here('tests/clean-up.ts'), ...setupFiles] };
}

export default defineConfig({
  // Styles of all projects are computed with what stands here.
  ...fromSource,
  test: {
    projects: [
      inNode(
        'unit',
        ['packages/**/*.test.ts', 'sites/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
        [...onPostgresAlone, fromOutside],
      ),
      inNode('outside', [fromOutside]),
      ...(postgres
        ? [
            onPostgres('postgres', [...onBoth, ...onPostgresAlone], onBothRepeated),
            onPostgres('postgres-repeat', onBothRepeated),
          ]
        : []),
      {
        ...onBothLibraries,
        test: {
          name: 'browser',
          include: ['stories/*/*.test.tsx'],
          exclude: [...exclude, ...inOtherLanguages],
          ...browserProject(),
        },
      },
      {
        ...onBothLibraries,
        test: {
          name: 'browser-sites',
          include: ['sites/**/*.test.tsx'],
          exclude,
          ...onOnePage(here('tests/theme-fonts.ts')),
        },
      },
      // With `npm test -- --repeats`.
      { ...onBothLibraries, test: { name: 'browser-repeat', include: inOtherLanguages, exclude, ...browserProject() } },
      {
        ...onPreact,
        test: {
          name: 'browser-preact',
          include: widgets,
          exclude: [...exclude, ...fresh],
          ...onOnePage(),
        },
      },
      { ...onPreact, test: { name: 'browser-preact-fresh', include: fresh, exclude, ...browserProject() } },
      {
        // And once more as pages with a React of their own get them: with `npm test -- --repeats`.
        ...fromSource,
        plugins: [vanillaExtractPlugin(), seededFastCheck],
        optimizeDeps: { include: [...Object.keys(preact), ...prepared] },
        test: { name: 'browser-react', include: widgets, exclude, ...browserProject() },
      },
    ],
  },
});
