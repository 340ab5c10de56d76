import { expect, test } from 'vitest';
import { schemesOf, type Theme } from './theme.ts';
import { themeJson } from './theme-json.ts';
import { themes } from './themes/index.ts';
import { tokenNames } from './tokens.ts';

test('a theme as design tokens: computed colours, dimensions with units, font families as a list', () => {
  expect(themeJson(themes.pub)).toMatchObject({
    night: {
      brand: {
        brand: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.8902, 0.6784, 0.2706], hex: '#e3ad45' } },
        radius: { $type: 'dimension', $value: { value: 14, unit: 'px' } },
        font: { $type: 'fontFamily', $value: ['system-ui', 'sans-serif'] },
      },
      role: {
        scrim: { $type: 'color', $value: { hex: '#0b0704', alpha: 0.6588 } },
        time: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
        ease: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.3, 1] },
      },
      part: { 'button-bg': { $value: { hex: '#e3ad45' } } },
    },
    day: { brand: { brand: { $value: { hex: '#8a5200' } } } },
  });
});

test.each(Object.entries<Theme>(themes))(
  '%s: every token in every scheme has a type, a value and a description',
  (_, theme) => {
    const json = themeJson(theme) as Record<string, Record<string, Record<string, Record<string, unknown>>>>;
    for (const scheme of schemesOf(theme)) {
      const all = Object.values(json[scheme] ?? {}).flatMap((tier) => Object.values(tier));
      expect(all).toHaveLength(tokenNames.length);
      for (const token of all)
        expect(token).toEqual({
          $type: expect.any(String),
          $value: expect.anything(),
          $description: expect.any(String),
        });
    }
  },
);
