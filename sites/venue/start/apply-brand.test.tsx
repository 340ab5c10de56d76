import { contrast } from '@snug/theme';
import { afterEach, expect, test, vi } from 'vitest';
import { brandRules } from './apply-brand.ts';
import { unbranded } from './read-white-label.ts';

const rules = (night: Record<string, string>, day: Record<string, string> = {}) =>
  brandRules({ ...unbranded, colours: { night, day } });

afterEach(() => vi.restoreAllMocks());

test('no colours, no rules', () => {
  expect(rules({})).toBe('');
});

test('colours become tokens, each scheme in its own rule', () => {
  const css = rules({ brand: '#ffb000', 'on-brand': '#000000' }, { brand: '#7a1f1f', 'on-brand': '#ffffff' });
  expect(css).toBe(
    '.snug-theme{--snug-brand:#ffb000;--snug-on-brand:#000000}' +
      '@media (prefers-color-scheme:light){.snug-theme{--snug-brand:#7a1f1f;--snug-on-brand:#ffffff}}',
  );
});

test('Y9 text on a brand colour is chosen so that it can be read', () => {
  for (const brand of ['#ffb000', '#c0392b', '#2f9e44', '#4dabf7', '#ffffff']) {
    const chosen = /--snug-on-brand:(#\w{6})/.exec(rules({ brand }))?.[1];
    // A brand that nobody could read as text on the ground is left out as a whole.
    if (chosen) expect(contrast(chosen, brand)).toBeGreaterThanOrEqual(4.5);
  }
  expect(rules({ brand: '#ffb000' })).toContain('--snug-on-brand:');
});

test('Y9 a scheme that some could not read is left out, and said so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(rules({ ink: '#333333' })).toBe('');
  expect(warn.mock.calls[0]?.[0]).toMatch(/night colours of venue.json are not used: ink on ground/);
});

test('nothing but known tokens and plain colours reaches the sheet', () => {
  expect(rules({ brand: '#ffb000;} *{display:none', 'made-up': '#123456', 'font-display': '#123456' })).toBe('');
});
