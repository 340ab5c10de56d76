import { evaluate, ref } from './formula.ts';
import { referenceIn } from './token-value.ts';
import { formulaOf, isTokenName, type Scheme, type TokenName, tokenNames, tokens } from './tokens.ts';

/** Some tokens and their values: colours as `#rrggbb`, everything else as CSS writes it. */
export type TokenValues = Readonly<Partial<Record<TokenName, string>>>;

/** A venue's own look, in a few lines; tokens it does not set come from the default theme. */
export type Theme = {
  readonly name: string;
  /** Night or day whatever the device prefers, for a theme with only one scheme. */
  readonly only?: Scheme;
  /** For both schemes: shape, fonts. */
  readonly both?: TokenValues;
  readonly night?: TokenValues;
  readonly day?: TokenValues;
};

/** The schemes that a theme has. */
export function schemesOf({ only }: Theme): readonly Scheme[] {
  return only ? [only] : ['night', 'day'];
}

/** The values that a theme itself sets in one of its schemes. */
export function valuesIn(theme: Theme, scheme: Scheme): TokenValues {
  return { ...theme.both, ...theme[scheme] };
}

/**
 * Every token's value in a scheme, computed as a browser would: set by the theme, or derived. Colours are `#rrggbb`,
 * translucent ones `#rrggbbaa`.
 */
export function resolve(theme: Theme, scheme: Scheme): Record<TokenName, string> {
  const own = valuesIn(theme, scheme);
  const known: Partial<Record<TokenName, string>> = {};
  const asked = new Set<TokenName>();
  const computed = (name: string): string => {
    if (!isTokenName(name)) throw new Error(`There is no token --snug-${name}.`);
    if (known[name] !== undefined) return known[name];
    if (asked.has(name)) throw new Error(`--snug-${name} is said to be itself.`);
    asked.add(name);
    const value = own[name];
    const other = value === undefined ? undefined : referenceIn(value);
    known[name] = evaluate(other === undefined ? (value ?? formulaOf(name, scheme)) : ref(other), computed);
    return known[name];
  };
  return Object.fromEntries(tokenNames.map((name) => [name, computed(name)])) as Record<TokenName, string>;
}

export const isColour = (name: TokenName): boolean => tokens[name].type === 'color';
