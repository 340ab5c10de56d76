import { themeCss, themes } from '@snug/theme/tokens';

/** The themes in the toolbar, with their names. */
export const looks = Object.entries(themes).map(([value, { name }]) => ({ value, title: name }));

/**
 * Puts the rules of every theme on the page, each for a table with its name, so that changing the theme changes an attribute
 * only. A player site inside has an element with tokens of its own.
 */
export function layOut(): void {
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(themes).map(([name, theme]) =>
    themeCss(theme, `.snug-theme[data-look="${name}"], [data-look="${name}"] .snug-theme:not([data-look])`),
  );
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
