import { readFileSync } from 'node:fs';
import type { Theme } from '@snug/theme/tokens';
import { commandLine } from './launch/command-line.mjs';
import { orStop } from './launch/stop.mjs';

const { values, positionals } = commandLine({
  command: 'npm run theme',
  does: `check: whether everybody can read a theme; ends with 1 and each pair that some could not. css and json: prints it as a
style sheet and as design tokens. FILE is a theme as JSON, a venue.json, a style sheet with --snug-* in it, or the name of a
theme that comes with Snug.`,
  takes: 'check|css|json FILE',
  options: { for: { type: 'string', value: 'SELECTOR', means: 'with css: whose rules they are; without it, ours' } },
  examples: ['npm run theme -- check my-pub.json', 'npm run theme -- css bingo --for .quiz'],
});
const { ourElements, themeCss, themeJson, themes } = await import('@snug/theme/tokens');
const { readTheme } = await import('./theme/read-theme.ts');
const { report } = await import('./theme/report.ts');

const verbs: Readonly<Record<string, (theme: Theme, selector: string) => void>> = {
  check(theme) {
    const { text, isReadable } = report(theme);
    console.log(text);
    if (!isReadable) process.exitCode = 1;
  },
  css: (theme, selector) => console.log(themeCss(theme, selector).trimEnd()),
  json: (theme) => console.log(JSON.stringify(themeJson(theme), null, 2)),
};

await orStop(() => {
  const [verb = '', file = ''] = positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run || file === '')
    throw new Error('Say what to do with which file: npm run theme -- check FILE, css FILE or json FILE.');
  const theme = Object.hasOwn(themes, file) ? themes[file as keyof typeof themes] : readTheme(file, textOf(file));
  run(theme, values.for ?? ourElements);
});

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read. The themes that come with Snug are ${Object.keys(themes).join(', ')}.`);
  }
}
