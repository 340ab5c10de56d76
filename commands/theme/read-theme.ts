import {
  formulaOf,
  isColour,
  isTokenName,
  type Scheme,
  type Theme,
  type TokenName,
  themes,
  toCss,
  tokenNames,
} from '@snug/theme/tokens';
import { formatHex, parse as parseColour } from 'culori';
import { readStyleSheet } from './read-style-sheet.ts';

/** What a file may say: a theme, or a venue's whole white label with a theme and colours over it. */
type Said = {
  name?: unknown;
  only?: unknown;
  both?: unknown;
  night?: unknown;
  day?: unknown;
  theme?: unknown;
  colours?: { night?: unknown; day?: unknown };
};

/** A theme from a file's text; an error in one sentence where it is none. Colours may be written in any way CSS has. */
export function readTheme(file: string, text: string): Theme {
  if (file.endsWith('.css')) return fromValues({ name: file, ...readStyleSheet(text) });
  let said: Said;
  try {
    said = JSON.parse(text);
  } catch {
    throw new Error(`${file} is neither JSON nor a style sheet.`);
  }
  if (!said || typeof said !== 'object' || Array.isArray(said))
    throw new Error(`${file} is not a theme: it must be a table.`);
  if (!['both', 'night', 'day', 'only', 'theme', 'colours'].some((key) => key in said))
    throw new Error(`${file} is not a theme: it has none of "night", "day", "both", "theme" or "colours".`);
  const { theme, colours = {}, ...rest } = said;
  const base = theme === undefined ? fromValues(rest) : named(theme);
  const over = fromValues({ night: colours.night, day: colours.day });
  return {
    ...base,
    name: typeof said.name === 'string' ? said.name : base.name,
    night: { ...base.night, ...over.night },
    day: { ...base.day, ...over.day },
  };
}

function named(theme: unknown): Theme {
  if (typeof theme === 'object' && theme !== null) return fromValues(theme);
  if (typeof theme === 'string' && Object.hasOwn(themes, theme)) return themes[theme as keyof typeof themes];
  throw new Error(`There is no theme ${JSON.stringify(theme)}; there are ${Object.keys(themes).join(', ')}.`);
}

function fromValues({ name, only, both, night, day }: Said): Theme {
  if (only !== undefined && only !== 'night' && only !== 'day') throw new Error('"only" is "night" or "day".');
  return {
    name: typeof name === 'string' ? name : '',
    ...(only && { only }),
    both: values('both', both),
    night: values('night', night),
    day: values('day', day),
  };
}

function values(where: string, said: unknown = {}): Partial<Record<TokenName, string>> {
  if (!said || typeof said !== 'object' || Array.isArray(said))
    throw new Error(`"${where}" must be a table of tokens.`);
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) => {
      const name = key.replace(/^--snug-/, '');
      if (!isTokenName(name)) throw new Error(`${where}: there is no token "${key}".${suggestion(name)}`);
      if (typeof value !== 'string') throw new Error(`${where}: "${key}" must be text.`);
      // What follows by itself anyway, as `npm run theme -- css` writes it for a theme of one scheme.
      if (['night', 'day'].some((scheme) => toCss(formulaOf(name, scheme as Scheme)) === value)) return [];
      return [[name, isColour(name) ? colour(where, key, value) : value]];
    }),
  );
}

/** `#rrggbb`, which is what can be measured. */
function colour(where: string, key: string, value: string): string {
  if (/^var\(--snug-[a-z-]+\)$/.test(value.trim())) return value.trim();
  const parsed = parseColour(value);
  if (!parsed) throw new Error(`${where}: "${key}: ${value}" is not a colour that can be measured.`);
  if (parsed.alpha !== undefined && parsed.alpha < 1 && !['scrim', 'shade', 'hairline'].includes(key))
    throw new Error(`${where}: "${key}: ${value}" lets what is behind it through, and cannot be measured.`);
  return formatHex(parsed);
}

/** The token of the same letters, or that begins alike. */
function suggestion(name: string): string {
  const letters = (word: string) => [...word.toLowerCase().replaceAll(/[^a-z]/g, '')].sort().join('');
  const near =
    tokenNames.find((token) => letters(token) === letters(name)) ??
    tokenNames.find((token) => token.startsWith(name.slice(0, 3)));
  return near ? ` Did you mean "${near}"?` : '';
}
