import { faultOf, judge, type Scheme, type Theme, type TokenName, type TokenValues, themes } from '@snug/theme/tokens';

/** Where a value is kept: for both schemes, or in one of them. */
type Place = 'both' | Scheme;

/** The theme with one token set, or with `undefined` reset to its default. */
export function withToken(theme: Theme, place: Place, name: TokenName, value: string | undefined): Theme {
  const { [name]: _, ...others } = theme[place] ?? {};
  return { ...theme, [place]: value === undefined ? others : { ...others, [name]: value } };
}

const mark = '#look=';

/** The theme as the hash of an address, the only place where it is kept. */
export function toHash(theme: Theme): string {
  return mark + encodeURIComponent(JSON.stringify(theme));
}

/** The theme of a shared link; the default one when there is none, or it is invalid. */
export function fromHash(hash: string): Theme {
  if (!hash.startsWith(mark)) return themes.pub;
  try {
    return checked(JSON.parse(decodeURIComponent(hash.slice(mark.length)))) ?? themes.pub;
  } catch {
    return themes.pub;
  }
}

/** A link comes from outside: what is no theme is rejected. */
function checked(found: unknown): Theme | undefined {
  if (!isTable(found) || typeof found.name !== 'string') return undefined;
  const only = isScheme(found.only) ? { only: found.only } : {};
  const theme: Theme = {
    name: found.name,
    ...only,
    both: valuesOf(found.both),
    night: valuesOf(found.night),
    day: valuesOf(found.day),
  };
  // Throws where tokens refer to each other in a cycle.
  judge(theme);
  return theme;
}

/** Keeps only valid values of tokens: a theme is values, not a style sheet from the sender. */
function valuesOf(found: unknown): TokenValues {
  if (!isTable(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => !faultOf(name, value))) as TokenValues;
}

const isScheme = (value: unknown): value is Scheme => value === 'night' || value === 'day';
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
