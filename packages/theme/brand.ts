import { checkTheme, type Verdict } from './check-theme.ts';
import { shownRatio } from './shown-ratio.ts';
import { isColour, type Theme, type TokenValues } from './theme.ts';
import { themeCss } from './theme-css.ts';
import { themes } from './themes/index.ts';
import { faultOf } from './token-value.ts';
import { isTokenName, type Scheme } from './tokens.ts';

/** What a venue says of its look: a theme by name or its own, and colours over it. Any text may be a value: they are checked. */
export interface Brand {
  readonly theme: string | OwnTheme;
  readonly colours: { readonly night: Values; readonly day: Values };
}

type Values = Readonly<Record<string, string>>;

interface OwnTheme {
  readonly name: string;
  readonly only?: Scheme | undefined;
  readonly both?: Values | undefined;
  readonly night?: Values | undefined;
  readonly day?: Values | undefined;
}

/** The element that has the tokens: the page's root. */
const SITE = '.snug-theme';

/**
 * A venue's theme and colours as rules over the default theme, whose own rules have no specificity. Unreadable colours are
 * left out with a warning in the console, in this order: the venue's colours, the scheme's, all but the shape tokens (Y9).
 */
export function brandRules({ theme, colours }: Brand, selector: string = SITE): string {
  const base = typeof theme === 'string' ? themeCalled(theme) : ownTheme(theme);
  const whole: Theme = {
    ...base,
    night: { ...base.night, ...validTokens(colours.night) },
    day: { ...base.day, ...validTokens(colours.day) },
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
  return themeCss(readable ?? shapeOf(whole), selector);
}

function warnOf(fault: Verdict | undefined): void {
  if (!fault) return;
  const { scheme, ink, on, ratio, least } = fault;
  console.warn(
    `The ${scheme} colours of venue.json are not used: ${ink} on ${on} has a contrast of ${shownRatio(ratio)} and needs ${least}:1.`,
  );
}

/** The theme's corners, fonts and sizes with the default colours, which are readable. */
function shapeOf({ name, both, night, day }: Theme): Theme {
  return { name, both: onlyShape(both), night: onlyShape(night), day: onlyShape(day) };
}

const onlyShape = (values: TokenValues = {}): TokenValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isTokenName(name) && !isColour(name)));

function themeCalled(name: string): Theme {
  return Object.hasOwn(themes, name) ? themes[name as keyof typeof themes] : themes.pub;
}

function ownTheme({ name, only, both, night, day }: OwnTheme): Theme {
  return { name, ...(only && { only }), both: validTokens(both), night: validTokens(night), day: validTokens(day) };
}

/** The tokens with valid values. The server has checked them, but it may be another version than the site. */
function validTokens(values: Readonly<Record<string, string>> = {}): TokenValues {
  const valid = Object.entries(values).filter(([name, value]) => {
    const fault = faultOf(name, value);
    if (fault) console.warn(`A value of venue.json is not used: ${fault}.`);
    return !fault;
  });
  return Object.fromEntries(valid.map(([name, value]) => [name, name === 'text' ? inRem(value) : value]));
}

/** The venue's text size follows a reader's larger text in the browser, which is 16 px where nobody has changed it. */
const inRem = (value: string) => (value.endsWith('px') ? `${Number.parseFloat(value) / 16}rem` : value);

/**
 * Gives a venue's look to the page, or to the elements of a selector that have the class of the tokens themselves. Uses a
 * constructed style sheet, because the content security policy allows no `<style>`.
 */
export function applyBrand(brand: Brand, selector?: string): void {
  const rules = rulesOrNone(brand, selector);
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Returns no rules when tokens refer to each other and so have no value; the default theme stays. */
function rulesOrNone(brand: Brand, selector?: string): string {
  try {
    return brandRules(brand, selector);
  } catch (error) {
    console.warn(`The look of venue.json is not used: ${error instanceof Error ? error.message : error}`);
    return '';
  }
}
