/**
 * `npm run theme -- check FILE`: whether everybody can read a theme; exit 1 and each pair that some could not.
 * `-- css FILE [--for SELECTOR]` and `-- json FILE` print it as a style sheet and as design tokens.
 * FILE is a theme as JSON, a `venue.json`, a style sheet with `--snug-*` in it, or the name of one that comes with Snug.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OURS, type Theme, themeCss, themeJson, themes } from '@snug/theme/tokens';
import { readTheme } from './theme/read-theme.ts';
import { report } from './theme/report.ts';

const usage = 'npm run theme -- check FILE | css FILE [--for SELECTOR] | json FILE';

const verbs: Readonly<Record<string, (theme: Theme, selector: string) => void>> = {
  check(theme) {
    const { text, isReadable } = report(theme);
    console.log(text);
    if (!isReadable) process.exitCode = 1;
  },
  css: (theme, selector) => console.log(themeCss(theme, selector).trimEnd()),
  json: (theme) => console.log(JSON.stringify(themeJson(theme), null, 2)),
};

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { for: { type: 'string' } } });
  const [verb = '', file = ''] = positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run || file === '') throw new Error(usage);
  const theme = Object.hasOwn(themes, file) ? themes[file as keyof typeof themes] : readTheme(file, textOf(file));
  run(theme, values.for ?? OURS);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read. The themes that come with Snug are ${Object.keys(themes).join(', ')}.`);
  }
}
