import { themeCss, themes } from '@snug/theme/tokens';

/** What the toolbar offers, and how each is named there. */
export const looks = Object.entries(themes).map(([value, { name }]) => ({ value, title: name }));

/**
 * Every look on the page at once, each for what lies on a table of its name: so nothing needs to be put on and taken off.
 * A player site inside brings an element with the tokens of its own.
 */
export function layOut(): void {
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(themes).map(([name, theme]) =>
    themeCss(theme, `.snug-theme[data-look="${name}"], [data-look="${name}"] .snug-theme:not([data-look])`),
  );
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
