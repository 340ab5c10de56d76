import { contrast } from './contrast.ts';
import { resolve, schemesOf, type Theme } from './theme.ts';
import type { Scheme, TokenName } from './tokens.ts';

/** Two colours that meet, and their least contrast. */
export type Pair = { readonly ink: TokenName; readonly on: TokenName; readonly least: number };
/** A pair and its contrast in a theme. */
export type Verdict = Pair & { readonly scheme: Scheme; readonly ratio: number };

const TEXT = 4.5;
const CONTROL = 3;
const grounds = ['ground', 'surface', 'raised', 'card-bg', 'slip-bg'] as const;
const inks = ['ink', 'ink-soft', 'brand', 'danger', 'good', 'info'] as const;

/** Every pair that the parts combine: text at 4.5:1, controls and states at 3:1 (Y9). */
export const pairs: readonly Pair[] = [
  ...inks.flatMap((ink) => grounds.map((on) => ({ ink, on, least: TEXT }))),
  { ink: 'on-brand', on: 'brand', least: TEXT },
  { ink: 'button-ink', on: 'button-bg', least: TEXT },
  { ink: 'ink', on: 'field-bg', least: TEXT },
  { ink: 'ink-soft', on: 'field-bg', least: TEXT },
  { ink: 'ink-soft', on: 'rail-bg', least: TEXT },
  { ink: 'mat', on: 'ground', least: TEXT },
  { ink: 'mat', on: 'slip-stub', least: TEXT },
  { ink: 'mat', on: 'slip-bg', least: TEXT },
  ...(['edge', 'focus', 'field-edge'] as const).flatMap((ink) =>
    ([...grounds, 'field-bg'] as const).map((on) => ({ ink, on, least: CONTROL })),
  ),
  ...(['ground', 'surface', 'card-bg'] as const).map((on) => ({ ink: 'button-bg' as const, on, least: CONTROL })),
  ...(['brand', 'danger'] as const).map((ink) => ({ ink, on: 'field-bg' as const, least: CONTROL })),
  { ink: 'rail', on: 'rail-bg', least: CONTROL },
  { ink: 'brand', on: 'rail-bg', least: CONTROL },
];

/** Every pair in every scheme of a theme, with its ratio. */
export function judge(theme: Theme): Verdict[] {
  return schemesOf(theme).flatMap((scheme) => {
    const values = resolve(theme, scheme);
    return pairs.map((pair) => ({ ...pair, scheme, ratio: contrast(values[pair.ink], values[pair.on]) }));
  });
}

/** The pairs that fail; empty when the theme is readable. */
export function checkTheme(theme: Theme): Verdict[] {
  return judge(theme).filter(({ ratio, least }) => ratio < least);
}
