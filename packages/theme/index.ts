export { checkContrast, type Fault, type Pair, pairs } from './check-contrast.ts';
export { type Colours, day, night } from './colours.ts';
export { contrast, luminance } from './contrast.ts';
export { space, text } from './scale.ts';
export { baseClass, dayTheme, nightTheme, themeClass } from './theme.css.ts';
export { vars } from './tokens.css.ts';
