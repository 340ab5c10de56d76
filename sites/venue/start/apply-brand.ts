import type { WhiteLabel } from '@snug/contract';
import {
  checkTheme,
  isColour,
  isTokenName,
  type Scheme,
  type Theme,
  type TokenValues,
  themeCss,
  themes,
} from '@snug/theme/tokens';

/** The page's root wears the tokens. */
const SITE = '.snug-theme';

/**
 * A venue's look as rules over the default theme, whose own rules have no specificity. What some could not read is left
 * out, a scheme as a whole, and said so in the console (Y9).
 */
export function brandRules({ theme, colours }: WhiteLabel): string {
  const base = typeof theme === 'string' ? (themes[theme] ?? themes.pub) : ownTheme(theme);
  const whole: Theme = {
    ...base,
    night: { ...base.night, ...known(colours.night) },
    day: { ...base.day, ...known(colours.day) },
  };
  return themeCss(readable(whole), SITE);
}

/** Without what some could not read. */
function readable(theme: Theme): Theme {
  const kept = (['night', 'day'] as const).reduce(withoutUnreadable, theme);
  // What is left of it and said for both schemes may still be wrong in one.
  return checkTheme(kept).length === 0 ? kept : { ...kept, both: onlyShape(kept.both) };
}

function withoutUnreadable(theme: Theme, scheme: Scheme): Theme {
  const [fault] = checkTheme({ ...theme, only: scheme });
  if (!fault || (theme.only && theme.only !== scheme)) return theme;
  console.warn(
    `The ${scheme} colours of venue.json are not used: ${fault.ink} on ${fault.on} has a contrast of ${fault.ratio.toFixed(1)}:1 and needs ${fault.least}:1.`,
  );
  return { ...theme, [scheme]: onlyShape(theme[scheme]) };
}

const onlyShape = (values: TokenValues = {}): TokenValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isTokenName(name) && !isColour(name)));

function ownTheme({ name, only, both, night, day }: Exclude<WhiteLabel['theme'], string>): Theme {
  return { name, ...(only && { only }), both: known(both), night: known(night), day: known(day) };
}

/** What is a token and a value for it; the server has checked it, but it may be another version than the site. */
function known(values: Readonly<Record<string, string>> = {}): TokenValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const taken = isTokenName(name) && (isColour(name) ? COLOUR : VALUE).test(value);
      if (!taken) console.warn(`"${name}: ${value}" in venue.json is not a token that can be set.`);
      return taken;
    }),
  );
}

const COLOUR = /^(#[0-9a-f]{6}|var\(--snug-[a-z-]+\))$/i;
const VALUE = /^(?!.*url\()[^;{}<>\\@]+$/i;

/** A constructed sheet: no `<style>`, so the content security policy stays strict. */
export function applyBrand(venue: WhiteLabel): void {
  const rules = brandRules(venue);
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
