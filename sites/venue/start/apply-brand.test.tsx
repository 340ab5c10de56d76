import type { WhiteLabel } from '@snug/contract';
import { themes } from '@snug/theme/tokens';
import { afterEach, expect, test, vi } from 'vitest';
import { applyBrand, brandRules } from './apply-brand.ts';
import { unbranded } from './read-white-label.ts';

const rules = (night: Record<string, string>, day: Record<string, string> = {}) =>
  brandRules({ ...unbranded, colours: { night, day } });
const rulesOfTheme = (theme: WhiteLabel['theme']) => brandRules({ ...unbranded, theme });

afterEach(() => vi.restoreAllMocks());

test('without colours there are no rules', () => {
  expect(rules({})).toBe('');
});

test('colours become tokens, each in its own scheme', () => {
  const css = rules({ brand: '#ffb000' }, { brand: '#7a1f1f' });
  const [night = '', day = ''] = css.split('@media (prefers-color-scheme: light)');
  expect(night).toContain('@media (prefers-color-scheme: dark)');
  expect(night).toContain('--snug-brand: #ffb000;');
  expect(night).not.toContain('#7a1f1f');
  expect(day).toContain('--snug-brand: #7a1f1f;');
});

test('a venue names a theme, and may set colours over it', () => {
  expect(rulesOfTheme('bingo')).toContain(`--snug-ground: ${themes.bingo.night?.ground};`);
  const css = brandRules({ ...unbranded, theme: 'plain', colours: { night: {}, day: { brand: '#7a1f1f' } } });
  expect(css).toContain('--snug-radius: 8px;');
  expect(css).toContain('--snug-brand: #7a1f1f;');
  expect(css).not.toContain(themes.plain.day?.brand);
});

test('a venue brings a theme of its own', () => {
  const css = rulesOfTheme({
    name: 'The Crown',
    both: { radius: '4px', 'font-display': 'Georgia, serif' },
    night: { brand: '#7fc8ff' },
  });
  expect(css).toContain('--snug-radius: 4px;');
  expect(css).toContain('--snug-font-display: Georgia, serif;');
  expect(css).toContain('--snug-brand: #7fc8ff;');
});

test("Y10 a venue's text size grows with the reader's own", () => {
  expect(rulesOfTheme({ name: 'The Crown', both: { text: '18px' } })).toContain('--snug-text: 1.125rem;');
});

test('Y9 an unreadable scheme is left out with a warning; its shape tokens stay', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(rules({ ink: '#333333' })).toBe('');
  expect(warn.mock.calls[0]?.[0]).toMatch(/night colours of venue.json are not used: ink on ground/);
  const css = rulesOfTheme({ name: 'Dim', both: { radius: '4px', ink: '#777777' }, day: { brand: '#7a1f1f' } });
  expect(css).toContain('--snug-radius: 4px;');
  expect(css).not.toContain('#777777');
});

test('Y9 the rest is checked again: a background for both schemes that leaves one unreadable is left out too', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const css = rulesOfTheme({
    name: 'White',
    both: { ground: '#ffffff', surface: '#ffffff', raised: '#ffffff', radius: '4px' },
    day: { brand: '#757575', 'ink-soft': '#757575' },
  });
  expect(css).toContain('--snug-radius: 4px;');
  expect(css).not.toMatch(/#ffffff|#757575/);
});

test('Y9 colours that fail over a theme leave the theme', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const css = brandRules({ ...unbranded, theme: 'plain', colours: { night: { brand: '#333333' }, day: {} } });
  expect(css).toContain(`--snug-ground: ${themes.plain.night?.ground};`);
  expect(css).not.toContain('#333333');
});

test('only known tokens with valid values reach the style sheet', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(rules({ brand: '#ffb000;} *{display:none', 'made-up': '#123456' })).toBe('');
  const both = {
    radius: '4px} * {display:none',
    font: 'url(https://evil.example/x)',
    ground: 'red',
    time: '900ms !important',
    line: '4px /*',
    space: 'calc(',
    ink: 'var(--snug-radius)',
  };
  expect(rulesOfTheme({ name: '', both })).toBe('');
  expect(warn).toHaveBeenCalledTimes(2 + Object.keys(both).length);
});

test('tokens that refer to each other leave the default theme, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sheets = document.adoptedStyleSheets.length;
  applyBrand({
    ...unbranded,
    theme: { name: '', both: { ground: 'var(--snug-surface)', surface: 'var(--snug-ground)' } },
  });
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
  expect(warn.mock.calls[0]?.[0]).toContain('is said to be itself');
});
