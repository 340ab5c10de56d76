import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { themes } from './themes/index.ts';

test('a theme says what it says, and nothing else', () => {
  expect(themeCss({ name: 'The Crown', both: { radius: '4px' }, night: { brand: '#7fc8ff' } }, '.crown')).toBe(
    [
      '.crown {',
      '  --snug-radius: 4px;',
      '}',
      '@media (prefers-color-scheme: dark) {',
      '  .crown:where(:not([data-theme="light"], [theme="light"])) {',
      '    --snug-brand: #7fc8ff;',
      '  }',
      '}',
      '.crown:where([data-theme="dark"], [theme="dark"]) {',
      '  --snug-brand: #7fc8ff;',
      '}',
      '',
    ].join('\n'),
  );
  expect(themeCss(themes.pub)).toBe('');
});

test('a theme of one scheme brings all that the other would have', () => {
  const css = themeCss(themes.bingo, '.bingo');
  expect(css).not.toContain('@media');
  expect(css).toContain('color-scheme: dark;');
  // The default's own colours by day, which it does not name, are those of the night.
  expect(css).toMatch(/--snug-shade: color-mix\(in srgb, #000000 50%, transparent\)/);
});
