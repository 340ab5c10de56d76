import type { WhiteLabel } from '@snug/contract';
import {
  checkTheme,
  faultOf,
  isColour,
  isTokenName,
  shownRatio,
  type Theme,
  type TokenValues,
  themeCss,
  themes,
  type Verdict,
} from '@snug/theme/tokens';

/** The page's root wears the tokens. */
const SITE = '.snug-theme';

/**
 * A venue's look as rules over the default theme, whose own rules have no specificity. What some could not read is left out,
 * and said so in the console (Y9): first the venue's colours over the theme, then the scheme's, then all but shape.
 */
export function brandRules({ theme, colours }: WhiteLabel): string {
  const base = typeof theme === 'string' ? (themes[theme] ?? themes.pub) : ownTheme(theme);
  const whole: Theme = {
    ...base,
    night: { ...base.night, ...known(colours.night) },
    day: { ...base.day, ...known(colours.day) },
  };
  const faults = checkTheme(whole);
  for (const scheme of ['night', 'day'] as const) warnOf(faults.find((fault) => fault.scheme === scheme));
  const faulty = new Set(faults.map(({ scheme }) => scheme));
  const without = (values: (scheme: 'night' | 'day') => TokenValues | undefined): Theme => ({
    ...whole,
    ...(faulty.has('night') && { night: values('night') }),
    ...(faulty.has('day') && { day: values('day') }),
  });
  const candidates = [whole, without((scheme) => base[scheme]), without((scheme) => onlyShape(whole[scheme]))];
  const readable = candidates.find((candidate) => checkTheme(candidate).length === 0);
  return themeCss(readable ?? shapeOf(whole), SITE);
}

function warnOf(fault: Verdict | undefined): void {
  if (!fault) return;
  const { scheme, ink, on, ratio, least } = fault;
  console.warn(
    `The ${scheme} colours of venue.json are not used: ${ink} on ${on} has a contrast of ${shownRatio(ratio)} and needs ${least}:1.`,
  );
}

/** Corners, faces and sizes, in the default colours: everybody can read those. */
function shapeOf({ name, both, night, day }: Theme): Theme {
  return { name, both: onlyShape(both), night: onlyShape(night), day: onlyShape(day) };
}

const onlyShape = (values: TokenValues = {}): TokenValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isTokenName(name) && !isColour(name)));

function ownTheme({ name, only, both, night, day }: Exclude<WhiteLabel['theme'], string>): Theme {
  return { name, ...(only && { only }), both: known(both), night: known(night), day: known(day) };
}

/** What a token can have; the server has looked at it, but it may be another version than the site. */
function known(values: Readonly<Record<string, string>> = {}): TokenValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const fault = faultOf(name, value);
      if (fault) console.warn(`A value of venue.json is not used: ${fault}.`);
      return !fault;
    }),
  );
}

/** A constructed sheet: no `<style>`, so the content security policy stays strict. */
export function applyBrand(venue: WhiteLabel): void {
  const rules = rulesOrNone(venue);
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Tokens that are said to be each other have no value: then the house's own look. */
function rulesOrNone(venue: WhiteLabel): string {
  try {
    return brandRules(venue);
  } catch (error) {
    console.warn(`The look of venue.json is not used: ${error instanceof Error ? error.message : error}`);
    return '';
  }
}
