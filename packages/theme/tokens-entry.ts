// The entry point `@snug/theme/tokens`: tokens and themes as data, without a style sheet. For tools, and for authors of
// themes.
export { applyBrand, type Brand, brandRules } from './brand.ts';
export { checkTheme, judge, type Pair, pairs, type Verdict } from './check-theme.ts';
export { contrast, luminance } from './contrast.ts';
export { toCss } from './formula.ts';
export { mixColours, onColour } from './mix.ts';
export { shownRatio } from './shown-ratio.ts';
export { isColour, resolve, schemesOf, type Theme, type TokenValues } from './theme.ts';
export { ourElements, themeCss } from './theme-css.ts';
export { themeJson } from './theme-json.ts';
export { type ThemeName, themes } from './themes/index.ts';
export { faultOf, isTranslucent, referenceIn } from './token-value.ts';
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
