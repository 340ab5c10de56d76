import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { Options } from 'tsup';
import { classNames } from '../../../scripts/build/class-names.ts';
import { notices } from '../../../scripts/build/notices.ts';
import { joinImports } from './join-imports.ts';
import { rulesWithout, usedRules, usedStyles } from './used-styles.ts';

/** Builds the widgets on Preact. This is the only place that knows the alias. */
const preact = {
  react: '@preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
};

/** Stand in a script where its styles go. */
const ownStyles = '__SNUG_CSS__';
const surveyStyles = '__SNUG_SURVEY_CSS__';

/**
 * The package's build: `snug.js` for the script tag, everything that a join box needs in one file, so that a page makes a
 * single request; `survey.js`, which `snug.js` fetches when a survey is on the page; and `index.js` for bundlers, with both.
 */
export function snugScript(folder: string, version: string, dist = join(folder, 'dist')): Options {
  const define = {
    __SNUG_VERSION__: JSON.stringify(version),
    [ownStyles]: JSON.stringify(ownStyles),
    [surveyStyles]: JSON.stringify(surveyStyles),
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
  /^(react|react\/jsx-runtime|react-dom\/client|@snug\/ui|.*\/(shell|styles|async-action|storage|refused|watched|use-started|names)\.tsx?)$/;

const fromSnug: Plugin = {
  name: 'from-snug',
  setup({ onResolve }) {
    onResolve({ filter: sharedModules }, () => ({ path: './snug.js', external: true, sideEffects: false }));
  },
};

/** Joins the survey's imports, and inserts each script's styles where it expects them, as a string for an adopted sheet. */
function complete(dist: string): void {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  writeFileSync(join(dist, 'survey.js'), joinImports(read('survey.js'), read('snug.js')));
  const survey = usedRules(rulesWithout(read('survey.css'), read('snug.css')), read('survey.js'));
  // Tokens stand in the first sheet, also those that only the survey reads.
  const own = usedStyles(read('snug.css'), read('snug.js'), survey);
  insert(dist, 'snug', { [ownStyles]: own });
  insert(dist, 'survey', { [surveyStyles]: survey });
  const both = usedStyles(read('index.css'), read('index.js'));
  insert(dist, 'index', { [ownStyles]: both, [surveyStyles]: '' });
}

function insert(dist: string, name: string, styles: Readonly<Record<string, string>>): void {
  const script = join(dist, `${name}.js`);
  let code = readFileSync(script, 'utf8');
  for (const [placeholder, css] of Object.entries(styles)) {
    const parts = code.split(JSON.stringify(placeholder));
    if (parts.length !== 2)
      throw new Error(`${script} should ask for ${placeholder} once, and asks ${parts.length - 1} times.`);
    code = parts.join(JSON.stringify(css));
  }
  writeFileSync(script, code);
  // The same sheet as a file, for `npm run size` and for reading.
  writeFileSync(join(dist, `${name}.css`), Object.values(styles).join(''));
}
