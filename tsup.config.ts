import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { snugScript } from './packages/embed/build/snug-script.ts';
import { writeThemes } from './packages/theme/build/write-themes.ts';
import { classNames } from './scripts/build/class-names.ts';
import { gatherPanelStyles } from './scripts/build/panel-styles.ts';
import { reactOnce } from './scripts/build/react-once.ts';

/** What this file reads of a package.json: what stands at `@snug/source` is built to what stands at `default`. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly '@snug/source'?: string; readonly default?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

// One build shape for every package: `SNUG_PACKAGE=ui tsup` builds packages/ui as its package.json says.
const name = process.env.SNUG_PACKAGE;
if (!name) throw new Error('Set SNUG_PACKAGE to the folder below packages/ to build, such as SNUG_PACKAGE=ui.');

const folder = join(import.meta.dirname, 'packages', name);
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Types are checked by `npm run check`, in one go for all packages. What is published names nothing of Node or Vite, whose
 * types are a third of what would be read for each.
 */
const dts = {
  compilerOptions: { ignoreDeprecations: '6.0', incremental: false, noCheck: true, types: [] as string[] },
};

const library: Options = {
  name: manifest.name,
  entry: entriesOf(manifest),
  outDir: join(folder, 'dist'),
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // Whoever installs the package brings what it names, and React.
  external: [...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }), 'react'].map(
    (dependency) => new RegExp(`^${dependency}(/|$)`),
  ),
  noExternal: [/^react(\/jsx-runtime)?$/],
  splitting: true,
  sourcemap: true,
  clean: true,
  dts,
  // Styles are computed from the source of other packages, so that no build waits for another.
  plugins: [{ name: 'plain-css', renderChunk: withoutSources }],
  onSuccess: async () => gatherPanels(manifest),
  esbuildPlugins: [
    reactOnce(),
    ownStylesOnly(),
    // Class names as in the script tag and the sites: 600 bytes of brotli less than with the names of files in them.
    vanillaExtractPlugin({ identifiers: classNames, esbuildOptions: { conditions: ['@snug/source'] } }),
  ],
};

/** Programs, not modules to import: no declarations, nothing of a browser. */
const server: Options = {
  ...library,
  entry: {
    main: join(folder, 'main.ts'),
    'database-worker': join(folder, 'commands/database-worker.ts'),
    'copy-database': join(folder, 'database/copy-database.ts'),
  },
  target: 'node24',
  platform: 'node',
  dts: false,
  // `node:sqlite` exists under that name alone.
  removeNodeProtocol: false,
  esbuildPlugins: [],
  // What npm installs is not in it, but for two that are hundreds of small files: to find and read them was a quarter of a
  // start, in each of its two threads.
  noExternal: [/^@snug\//, /^kysely(\/|$)/, /^zod(\/|$)/],
  esbuildOptions: (options) => {
    options.conditions = ['@snug/source'];
  },
};

const script: Options = {
  ...snugScript(folder, manifest.version),
  clean: true,
  dts: { ...dts, entry: entriesOf(manifest) },
};

const theme: Options = { ...library, onSuccess: async () => writeThemes(join(folder, 'dist')) };

const special: Readonly<Record<string, Options>> = { server, embed: script, theme };

export default defineConfig(special[name] ?? library);

/** `{ react: '…/packages/client/react/index.ts' }` for a door whose `default` is `./dist/react.js`. */
function entriesOf({ exports }: Manifest): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const door of Object.values(exports)) {
    if (typeof door === 'string' || !door.default || !door['@snug/source']) continue;
    entries[door.default.replace(/^\.\/dist\/|\.js$/g, '')] = join(folder, door['@snug/source']);
  }
  return entries;
}

/** What is fetched later brings its styles in `panels.css`, which the package then names, as its other style sheets. */
function gatherPanels({ name, exports }: Manifest): void {
  const doors = Object.values(exports).flatMap((door) => (typeof door === 'string' ? door.replace('./dist/', '') : []));
  const others = doors.filter((door) => door !== 'panels.css');
  if (gatherPanelStyles(join(folder, 'dist'), others) !== doors.includes('panels.css')) {
    throw new Error(`The package.json of ${name} must name ./dist/panels.css when something fetched later has styles.`);
  }
}

/** Computing a package's styles touches those of theme and ui; they come with theme and ui, once. */
function ownStylesOnly(): Plugin {
  const own = relative(import.meta.dirname, folder);
  return {
    name: 'own-styles-only',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.vanilla\.css/ }, ({ path }) =>
        path.startsWith(`${own}/`) ? undefined : { path, namespace: 'styles-of-others' },
      );
      onLoad({ filter: /.*/, namespace: 'styles-of-others' }, () => ({ contents: '', loader: 'css' }));
    },
  };
}

/** vanilla-extract puts every sheet's source into a comment above it, which esbuild copies. */
function withoutSources(code: string, { path }: { path: string }) {
  return path.endsWith('.css') ? { code: code.replace(/^\/\*.*\*\/\n/gm, '') } : undefined;
}
