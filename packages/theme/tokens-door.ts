// The second door: tokens and themes as data, with no style sheet behind it. For tools, and for who makes a theme.
export { checkTheme, judge, type Pair, pairs, type Verdict } from './check-theme.ts';
export { contrast, luminance } from './contrast.ts';
export { toCss } from './formula.ts';
export { mixColours, onColour } from './mix.ts';
export { shownRatio } from './shown-ratio.ts';
export { isColour, resolve, schemesOf, type Theme, type TokenValues } from './theme.ts';
export { OURS, themeCss } from './theme-css.ts';
export { themeJson } from './theme-json.ts';
export { type ThemeName, themes } from './themes/index.ts';
export { canLetThrough, faultOf, referenceIn } from './token-value.ts';
export {
  formulaOf,
  isTokenName,
  type Scheme,
  type Tier,
  type Token,
  type TokenName,
  tokenNames,
  tokens,
} from './tokens.ts';
