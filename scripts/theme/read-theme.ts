import {
  faultOf,
  formulaOf,
  isColour,
  isTokenName,
  isTranslucent,
  referenceIn,
  type Scheme,
  type Theme,
  type TokenName,
  themes,
  toCss,
  tokenNames,
} from '@snug/theme/tokens';
import { formatHex, formatHex8, parse as parseColour } from 'culori';
import { readStyleSheet } from './read-style-sheet.ts';

type Values = Partial<Record<TokenName, string>>;
type Table = Readonly<Record<string, unknown>>;

/** The keys of a theme. A venue's white label has more. */
const THEME = ['name', 'only', 'both', 'night', 'day'];

/** Reads a theme from a file's text; throws a one-sentence error if it is none. */
export function readTheme(file: string, text: string): Theme {
  if (file.endsWith('.css')) return fromStyleSheet(file, text);
  const input = table(file, parsed(file, text));
  if ('theme' in input || 'colours' in input) return fromWhiteLabel(input);
  if (!['both', 'night', 'day', 'only'].some((key) => key in input))
    throw new Error(`${file} is not a theme: it has none of "night", "day", "both", "theme" or "colours".`);
  return fromTable(input);
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is neither a style sheet (.css) nor JSON: ${why}.`);
  }
}

/** The look of a `venue.json`: its theme, with its colours over that. Its other keys are ignored. */
function fromWhiteLabel(input: Table): Theme {
  for (const key of ['both', 'night', 'day', 'only'])
    if (key in input)
      throw new Error(`"${key}" stands beside "theme" or "colours": a venue.json takes it inside "theme".`);
  const base = input.theme === undefined ? { name: '' } : named(input.theme);
  const colours = table('colours', input.colours ?? {});
  known('colours', colours, ['night', 'day']);
  return {
    ...base,
    name: typeof input.name === 'string' ? input.name : base.name,
    night: { ...base.night, ...values('colours.night', colours.night) },
    day: { ...base.day, ...values('colours.day', colours.day) },
  };
}

function named(theme: unknown): Theme {
  if (typeof theme !== 'string') return fromTable(table('theme', theme));
  if (Object.hasOwn(themes, theme)) return themes[theme as keyof typeof themes];
  throw new Error(`There is no theme "${theme}"; there are ${Object.keys(themes).join(', ')}.`);
}

function fromTable(input: Table): Theme {
  known('a theme', input, THEME);
  const { name, only, both, night, day } = input;
  if (only !== undefined && only !== 'night' && only !== 'day') throw new Error('"only" is "night" or "day".');
  return {
    name: typeof name === 'string' ? name : '',
    ...(only && { only }),
    both: values('both', both),
    night: values('night', night),
    day: values('day', day),
  };
}

function values(where: string, input: unknown = {}): Values {
  return Object.fromEntries(
    Object.entries(table(where, input)).map(([key, value]) => {
      const fault = faultOf(key, value);
      if (fault) throw new Error(`${where}: ${fault}.${isTokenName(key) ? '' : suggestion(key)}`);
      return [key, String(value)];
    }),
  );
}

/** Colours in a style sheet may have any CSS syntax. */
function fromStyleSheet(file: string, text: string): Theme {
  const { only, ...places } = readStyleSheet(text);
  const read = (where: keyof typeof places) => {
    const plain = Object.entries(places[where]).flatMap(([property, value]) => {
      const name = property.replace(/^--snug-/, '');
      // Skips derived values, as `npm run theme -- css` writes them for a theme of one scheme.
      if (only && isTokenName(name) && toCss(formulaOf(name, only as Scheme)) === value && !value.startsWith('#'))
        return [];
      return [[name, isTokenName(name) && isColour(name) ? measurable(where, name, value) : value]];
    });
    return values(where, Object.fromEntries(plain));
  };
  return { name: file, ...(only && { only }), both: read('both'), night: read('night'), day: read('day') };
}

/** The colour as `#rrggbb`, which can be measured. */
function measurable(where: string, name: TokenName, value: string): string {
  if (referenceIn(value) !== undefined) return value;
  // culori accepts hex digits without the `#`, browsers do not.
  const colour = /^[0-9a-f]{3,8}$/i.test(value) ? undefined : parseColour(value);
  if (!colour) throw new Error(`${where}: "${name}" is "${value}", which is not a colour that can be measured.`);
  if (colour.alpha === undefined || colour.alpha === 1) return formatHex(colour);
  if (isTranslucent(name)) return formatHex8(colour);
  throw new Error(`${where}: "${name}" is "${value}", which lets what is behind it through, and cannot be measured.`);
}

function table(where: string, input: unknown): Table {
  if (!input || typeof input !== 'object' || Array.isArray(input)) throw new Error(`"${where}" must be a table.`);
  return input as Table;
}

function known(where: string, input: Table, keys: readonly string[]): void {
  const unknown = Object.keys(input).find((key) => !keys.includes(key));
  if (unknown) throw new Error(`"${unknown}" is no part of ${where}, which has ${keys.join(', ')}.`);
}

/** A token with the same letters or the same beginning. */
function suggestion(name: string): string {
  const letters = (word: string) => [...word.toLowerCase().replaceAll(/[^a-z]/g, '')].sort().join('');
  const near =
    tokenNames.find((token) => letters(token) === letters(name)) ??
    tokenNames.find((token) => token.startsWith(name.slice(0, 3)));
  return near ? ` Did you mean "${near}"?` : '';
}
