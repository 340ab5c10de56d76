import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { themes } from './themes/index.ts';

test('a theme’s style sheet sets its own values, and nothing else', () => {
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

test('a theme of one scheme sets everything that the other scheme would', () => {
  const css = themeCss(themes.bingo, '.bingo');
  expect(css).not.toContain('@media');
  expect(css).toContain('color-scheme: dark;');
  // The default's day colours that the theme does not name get their night values.
  expect(css).toMatch(/--snug-shade: color-mix\(in srgb, #000000 50%, transparent\)/);
});
