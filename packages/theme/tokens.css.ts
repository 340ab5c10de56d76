import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type TokenName, tokenNames } from './tokens.ts';

/** `on-brand` is `vars.onBrand` in a style sheet. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Vars = { readonly [Name in TokenName as Camel<Name>]: `var(--snug-${Name})` };

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Every token, under its public name. */
export const vars = createGlobalThemeContract(
  Object.fromEntries(tokenNames.map((name) => [camel(name), `snug-${name}`])),
  // Made from the table that the type is made from.
) as unknown as Vars;
