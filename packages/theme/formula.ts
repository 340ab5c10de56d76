import { fadeColour, mixColours, onColour } from './mix.ts';

/**
 * Where a token's value comes from: a CSS value, or arithmetic over other tokens. A formula is written as CSS, which the
 * browser computes from whatever a venue has set, and computed here, so that contrast can be checked beforehand.
 */
export type Formula =
  | string
  | { readonly ref: string }
  | { readonly mix: readonly [one: Formula, percent: number, other: Formula] }
  | { readonly fade: readonly [colour: Formula, percent: number] }
  | { readonly on: string }
  | { readonly times: readonly [token: string, factor: number] };

/** The same as another token. */
export const ref = (token: string): Formula => ({ ref: token });

/** A percentage of one colour, the rest of the other. A name is a token's; `#rrggbb` is itself. */
export const mix = (one: string | Formula, percent: number, other: string | Formula): Formula => ({
  mix: [named(one), percent, named(other)],
});

/** A translucent colour. */
export const fade = (colour: string, percent: number): Formula => ({ fade: [named(colour), percent] });

/** Near black or white, whichever is readable on the token's colour: 4.5:1 or more on any. */
export const on = (token: string): Formula => ({ on: token });

/** A multiple of a length. */
export const times = (token: string, factor: number): Formula => ({ times: [token, factor] });

const named = (value: string | Formula): Formula =>
  typeof value === 'string' && !value.startsWith('#') ? ref(value) : value;

/** The formula as CSS. */
export function toCss(formula: Formula): string {
  if (typeof formula === 'string') return formula;
  if ('ref' in formula) return variable(formula.ref);
  if ('times' in formula) return `calc(${variable(formula.times[0])} * ${formula.times[1]})`;
  if ('on' in formula) return readableOn(variable(formula.on));
  if ('fade' in formula) return `color-mix(in srgb, ${toCss(formula.fade[0])} ${formula.fade[1]}%, transparent)`;
  const [one, percent, other] = formula.mix;
  return `color-mix(in srgb, ${toCss(one)} ${percent}%, ${toCss(other)})`;
}

/** The formula's value: colours as `#rrggbb` (or `#rrggbbaa`), lengths in the unit of what they multiply. */
export function evaluate(formula: Formula, known: (token: string) => string): string {
  if (typeof formula === 'string') return formula;
  if ('ref' in formula) return known(formula.ref);
  if ('times' in formula) return multiplied(known(formula.times[0]), formula.times[1]);
  if ('on' in formula) return onColour(known(formula.on));
  if ('fade' in formula) return fadeColour(evaluate(formula.fade[0], known), formula.fade[1]);
  const [one, percent, other] = formula.mix;
  return mixColours(evaluate(one, known), percent, evaluate(other, known));
}

const variable = (token: string) => `var(--snug-${token})`;

function multiplied(length: string, factor: number): string {
  const [, amount, unit] = /^([\d.]+)([a-z]+)$/.exec(length) ?? [];
  return amount ? `${Number((Number(amount) * factor).toFixed(2))}${unit}` : `calc(${length} * ${factor})`;
}

/** What onColour computes, as CSS. */
function readableOn(colour: string): string {
  const white = 'clamp(0, (0.1812 - 0.2126 * r - 0.7152 * g - 0.0722 * b) * 1e6, 1)';
  const channel = (name: string) => `calc(${name} / 150 + ${white})`;
  return `color(from ${colour} srgb-linear ${channel('r')} ${channel('g')} ${channel('b')})`;
}
