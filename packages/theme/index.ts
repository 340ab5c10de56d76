export { displayFace } from './display-face.ts';
export { space, text } from './scale.ts';
export { baseClass, themeClass } from './theme.css.ts';
export { vars } from './tokens.css.ts';
