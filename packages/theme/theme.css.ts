import { globalStyle, style } from '@vanilla-extract/css';
import { type Formula, toCss } from './formula.ts';
import { onColour } from './mix.ts';
import { resolve } from './theme.ts';
import { themes } from './themes/index.ts';
import { vars } from './tokens.css.ts';
import { formulaOf, hasSchemes, type Scheme, tokenNames } from './tokens.ts';

const AUTO = 'snug-theme';
const colorScheme = { night: 'dark', day: 'light' } as const;
/** A formula without spaces: no tool minifies the values of custom properties. */
const minified = (formula: Formula) => toCss(formula).replaceAll(', ', ',');

const COMPUTED = 'color(from red srgb r g b)';

/** Tokens that differ by scheme, and the scheme of the browser's own controls and scrollbars. */
const scheme = (name: Scheme) => ({
  colorScheme: colorScheme[name],
  vars: {
    ...Object.fromEntries(
      tokenNames.filter(hasSchemes).map((token) => [`--snug-${token}`, minified(formulaOf(token, name))]),
    ),
    // For browsers that cannot compute it: the value for the default brand.
    [vars.onBrand]: onColour(resolve(themes.pub, name).brand),
  },
});

// No specificity, so that one rule of a venue's page overrides a default. `:host` is for our custom elements: there the
// defaults must be on the element itself, or they would hide what the page sets on it.
globalStyle(`:where(.${AUTO}, :host)`, {
  ...scheme('night'),
  vars: {
    ...scheme('night').vars,
    ...Object.fromEntries(
      tokenNames
        .filter((token) => !hasSchemes(token) && token !== 'on-brand')
        .map((token) => [`--snug-${token}`, minified(formulaOf(token, 'night'))]),
    ),
  },
});
globalStyle(`:where(.${AUTO}:not([data-theme=dark]), :host(:not([theme=dark])))`, {
  '@media': { '(prefers-color-scheme: light)': scheme('day') },
});
globalStyle(`:where(.${AUTO}[data-theme=light], :host([theme=light]))`, scheme('day'));

globalStyle(`:where(.${AUTO}, :host)`, {
  '@supports': { [`(color: ${COMPUTED})`]: { vars: { [vars.onBrand]: minified(formulaOf('on-brand', 'night')) } } },
});

// Important, so that a venue's own `--snug-time` is 0 too where reduced motion is preferred (Y14).
globalStyle(`:where(.${AUTO}, :host)`, {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.time]: '0ms !important' } } },
});

/** What every part inherits: face, size, colour. For the wrapper inside a shadow root, whose host has the tokens. */
export const baseClass = style({
  color: vars.ink,
  fontFamily: vars.font,
  fontSize: vars.text,
  lineHeight: 1.5,
  textAlign: 'start',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
});

/** For the element around all parts: the tokens and what parts inherit. Follows the device, or `data-theme`. */
export const themeClass = `${AUTO} ${baseClass}`;
