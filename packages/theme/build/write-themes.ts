import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Theme, themeCss, themeJson, themes } from '../tokens-entry.ts';

/** Writes each theme beside the built package: `themes/bingo.css` over the default, `themes/bingo.tokens.json` complete. */
export function writeThemes(dist: string): void {
  const folder = join(dist, 'themes');
  mkdirSync(folder, { recursive: true });
  for (const [name, theme] of Object.entries<Theme>(themes)) {
    const css = themeCss(theme) || '/* The default theme: @snug/theme/styles.css says it all. */\n';
    writeFileSync(join(folder, `${name}.css`), css);
    writeFileSync(join(folder, `${name}.tokens.json`), `${JSON.stringify(themeJson(theme), null, 2)}\n`);
  }
}
