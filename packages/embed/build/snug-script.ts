import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { Options } from 'tsup';
import { classNames } from '../../../scripts/build/class-names.ts';
import { notices } from '../../../scripts/build/notices.ts';
import { joinImports } from './join-imports.ts';
import { rulesWithout, usedStyles } from './used-styles.ts';

/** Builds the widgets on Preact. This is the only place that knows the alias. */
const preact = {
  react: '@preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
};

/** Stands in a script where its styles go. */
const placeholder = '__SNUG_CSS__';

/**
 * The package's build: `snug.js` for the script tag, everything that a join box needs in one file, so that a page makes a
 * single request; `survey.js`, which `snug.js` fetches when a survey is on the page; and `index.js` for bundlers, with both.
 */
export function snugScript(folder: string, version: string, dist = join(folder, 'dist')): Options {
  const define = {
    __SNUG_VERSION__: JSON.stringify(version),
    [placeholder]: JSON.stringify(placeholder),
    'process.env.NODE_ENV': '"production"',
  };
  const shared = {
    target: 'es2022',
    platform: 'browser',
    format: 'esm',
    minify: true,
    define,
  } as const;
  const styles = () =>
    vanillaExtractPlugin({ identifiers: classNames, esbuildOptions: { conditions: ['@snug/source'] } });
  const options: BuildOptions = {
    conditions: ['@snug/source', 'module', 'import'],
    alias: preact,
    legalComments: 'none',
  };
  const script = (name: string, plugin: Plugin) =>
    build({
      ...shared,
      ...options,
      bundle: true,
      entryPoints: [join(folder, name === 'snug' ? 'snug.ts' : 'survey.tsx')],
      outfile: join(dist, `${name}.js`),
      plugins: [plugin, styles()],
    });

  return {
    ...shared,
    name: 'snug.js',
    // Of `es` only words, for pages that show a widget in another language.
    entry: { index: join(folder, 'index.ts'), es: join(folder, 'words.es.ts') },
    outDir: dist,
    noExternal: [/.*/],
    splitting: false,
    esbuildPlugins: [notices(dist), styles()],
    esbuildOptions: (given) => void Object.assign(given, options),
    plugins: [
      {
        name: 'script-tag',
        async buildEnd() {
          await script('snug', surveyFetched);
          await script('survey', fromSnug);
          complete(dist);
        },
      },
    ],
  };
}

/** In the script tag's build the survey is a script of its own. */
const surveyFetched: Plugin = {
  name: 'survey-fetched',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/survey\.tsx$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './survey.js', external: true } : undefined,
    );
  },
};

/** What a fetched script shares with snug.js it takes from there: see shared.ts. */
const sharedModules =
  /^(react|react\/jsx-runtime|react-dom\/client|@snug\/ui|.*\/(shell|async-action|storage|refused|watched|use-started|names)\.tsx?)$/;

const fromSnug: Plugin = {
  name: 'from-snug',
  setup({ onResolve }) {
    onResolve({ filter: sharedModules }, () => ({ path: './snug.js', external: true, sideEffects: false }));
  },
};

/** Joins the survey's imports, and inserts the styles where each script expects them, as a string for an adopted sheet. */
function complete(dist: string): void {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const snug = read('snug.js');
  const survey = joinImports(read('survey.js'), snug);
  writeFileSync(join(dist, 'survey.js'), survey);
  // One sheet for both scripts: beside the others, which they resemble, the survey's rules are half as many bytes.
  const rules = read('snug.css') + rulesWithout(read('survey.css'), read('snug.css'));
  rmSync(join(dist, 'survey.css'));
  insert(dist, 'snug', usedStyles(rules, snug + survey));
  insert(dist, 'index', usedStyles(read('index.css'), read('index.js')));
}

function insert(dist: string, name: string, styles: string): void {
  const script = join(dist, `${name}.js`);
  const parts = readFileSync(script, 'utf8').split(JSON.stringify(placeholder));
  if (parts.length !== 2)
    throw new Error(`${script} should ask for its styles once, and asks ${parts.length - 1} times.`);
  writeFileSync(script, parts.join(JSON.stringify(styles)));
  // The same sheet as a file, for `npm run size` and for reading.
  writeFileSync(join(dist, `${name}.css`), styles);
}
