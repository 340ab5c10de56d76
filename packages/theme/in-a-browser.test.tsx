import { afterEach, expect, test } from 'vitest';
import { baseClass, themeClass } from './theme.css.ts';
import { isColour, resolve, schemesOf, type Theme } from './theme.ts';
import { themeCss } from './theme-css.ts';
import { themes } from './themes/index.ts';
import { type Scheme, type TokenName, tokenNames } from './tokens.ts';

const attribute = { night: 'dark', day: 'light' } as const;
let sheet: CSSStyleSheet | undefined;

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
});

function wear(theme: Theme, selector?: string) {
  sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss(theme, selector));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A colour as the browser computes it, as three channels and an opacity. */
function shown(element: Element, value: string): number[] {
  const swatch = document.createElement('span');
  swatch.style.color = value;
  element.append(swatch);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = getComputedStyle(swatch).color;
  canvas.fillRect(0, 0, 1, 1);
  swatch.remove();
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

function expectResolved(element: Element, theme: Theme, scheme: Scheme) {
  const values = resolve(theme, scheme);
  for (const name of tokenNames.filter(isColour)) {
    const seen = shown(element, `var(--snug-${name})`);
    const meant = shown(element, values[name]);
    const apart = Math.max(...seen.map((channel, at) => Math.abs(channel - (meant[at] ?? 0))));
    expect(apart, `${name} in ${theme.name} by ${scheme}: ${seen} and not ${meant}`).toBeLessThanOrEqual(2);
  }
}

const cases = Object.values<Theme>(themes).flatMap((theme) =>
  schemesOf(theme).map((scheme) => [theme.name, scheme, theme] as const),
);

test.each(cases)('Y9 %s by %s: the browser computes the colours that were checked', (_name, scheme, theme) => {
  wear(theme);
  const element = document.createElement('div');
  element.className = themeClass;
  if (!theme.only) element.dataset.theme = attribute[scheme];
  document.body.append(element);
  expectResolved(element, theme, scheme);
  expect(getComputedStyle(element).colorScheme).toBe(attribute[scheme]);
});

test('Y9 a page that sets only the brand colour gets readable text on it', () => {
  const element = document.createElement('div');
  element.className = themeClass;
  document.body.append(element);
  for (const brand of ['#7a1f3d', '#ffe14d']) {
    element.style.setProperty('--snug-brand', brand);
    expectResolved(element, { name: 'Page', both: { brand } }, 'night');
  }
});

test('a shadow root has the tokens on its host, where one rule of the page overrides them', () => {
  const host = document.createElement('snug-feedback');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...document.styleSheets].map((linked) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...linked.cssRules].map(({ cssText }) => cssText).join('\n'));
    return copy;
  });
  const inside = document.createElement('div');
  inside.className = baseClass;
  root.append(inside);
  document.body.append(host);
  expectResolved(inside, themes.pub, 'night');
  host.setAttribute('theme', 'light');
  expectResolved(inside, themes.pub, 'day');
  wear(themes.taproom, 'snug-feedback');
  expectResolved(inside, themes.taproom, 'day');
  host.setAttribute('theme', 'dark');
  expectResolved(inside, themes.taproom, 'night');
});

test('Y14 reduced motion means no motion, whatever a venue sets', () => {
  // These tests run in a browser with reduced motion.
  wear({ name: 'Slow', both: { time: '900ms' } as Partial<Record<TokenName, string>> });
  const element = document.createElement('div');
  element.className = themeClass;
  document.body.append(element);
  expect(getComputedStyle(element).getPropertyValue('--snug-time').trim()).toBe('0ms');
});
