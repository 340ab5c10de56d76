import type { WhiteLabel } from '@snug/contract';
import { themes } from '@snug/theme/tokens';
import { afterEach, expect, test, vi } from 'vitest';
import { brandRules } from './apply-brand.ts';
import { unbranded } from './read-white-label.ts';

const rules = (night: Record<string, string>, day: Record<string, string> = {}) =>
  brandRules({ ...unbranded, colours: { night, day } });
const look = (theme: WhiteLabel['theme']) => brandRules({ ...unbranded, theme });

afterEach(() => vi.restoreAllMocks());

test('no colours, no rules', () => {
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

test('a venue names a look, and may set colours over it', () => {
  expect(look('bingo')).toContain(`--snug-ground: ${themes.bingo.night?.ground};`);
  const css = brandRules({ ...unbranded, theme: 'plain', colours: { night: {}, day: { brand: '#7a1f1f' } } });
  expect(css).toContain('--snug-radius: 8px;');
  expect(css).toContain('--snug-brand: #7a1f1f;');
  expect(css).not.toContain(themes.plain.day?.brand);
});

test('a venue brings a look of its own', () => {
  const css = look({
    name: 'The Crown',
    both: { radius: '4px', 'font-display': 'Georgia, serif' },
    night: { brand: '#7fc8ff' },
  });
  expect(css).toContain('--snug-radius: 4px;');
  expect(css).toContain('--snug-font-display: Georgia, serif;');
  expect(css).toContain('--snug-brand: #7fc8ff;');
});

test('Y9 a scheme that some could not read is left out, and said so; its shape stays', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(rules({ ink: '#333333' })).toBe('');
  expect(warn.mock.calls[0]?.[0]).toMatch(/night colours of venue.json are not used: ink on ground/);
  const css = look({ name: 'Dim', both: { radius: '4px', ink: '#777777' }, day: { brand: '#7a1f1f' } });
  expect(css).toContain('--snug-radius: 4px;');
  expect(css).not.toContain('#777777');
});

test('nothing but known tokens and safe values reaches the sheet', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(rules({ brand: '#ffb000;} *{display:none', 'made-up': '#123456' })).toBe('');
  expect(
    look({ name: '', both: { radius: '4px} * {display:none', font: 'url(https://evil.example/x)', ground: 'red' } }),
  ).toBe('');
  expect(warn).toHaveBeenCalledTimes(5);
});
