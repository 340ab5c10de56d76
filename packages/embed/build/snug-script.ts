import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { classNames } from '../../../scripts/build/class-names.ts';
import { notices } from '../../../scripts/build/notices.ts';
import { usedStyles } from './used-styles.ts';

/** Builds the widgets on Preact. This is the only place that knows the alias. */
const preact = {
  react: '@preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
};

const placeholder = '__SNUG_CSS__';

/** The script tag's build: everything in one file, so that a page makes a single request. */
export function snugScript(folder: string, version: string, dist = join(folder, 'dist')): Options {
  const entries = ['snug', 'index'];
  return {
    name: 'snug.js',
    entry: {
      ...Object.fromEntries(entries.map((entry) => [entry, join(folder, `${entry}.ts`)])),
      // Only words, for pages that show the box in another language.
      es: join(folder, 'words.es.ts'),
    },
    outDir: dist,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    noExternal: [/.*/],
    splitting: false,
    minify: true,
    define: {
      __SNUG_VERSION__: JSON.stringify(version),
      [placeholder]: JSON.stringify(placeholder),
      'process.env.NODE_ENV': '"production"',
    },
    esbuildPlugins: [
      notices(dist),
      vanillaExtractPlugin({ identifiers: classNames, esbuildOptions: { conditions: ['@snug/source'] } }),
    ],
    esbuildOptions(options) {
      options.conditions = ['@snug/source', 'module', 'import'];
      options.alias = preact;
      options.legalComments = 'none';
    },
    plugins: [
      {
        name: 'styles-into-script',
        buildEnd() {
          for (const entry of entries) writeStylesInto(dist, entry);
        },
      },
    ],
  };
}

/** Inserts the bundle's styles where styles.ts expects them, as a string for an adopted sheet. */
function writeStylesInto(dist: string, entry: string): void {
  const script = join(dist, `${entry}.js`);
  const sheet = join(dist, `${entry}.css`);
  const code = readFileSync(script, 'utf8');
  const styles = usedStyles(readFileSync(sheet, 'utf8'), code);
  const parts = code.split(JSON.stringify(placeholder));
  if (parts.length !== 2)
    throw new Error(`${script} should ask for its styles once, and asks ${parts.length - 1} times.`);
  writeFileSync(script, parts.join(JSON.stringify(styles)));
  // The same sheet as a file, for `npm run size` and for reading.
  writeFileSync(sheet, styles);
}
