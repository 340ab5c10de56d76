import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

test('keeps the rules of classes that occur in the script', () => {
  expect(usedStyles('.a{color:red}.b{color:blue}.a:hover,.b:hover{top:0}', 'x="a"')).toBe(
    '.a{color:red}.a:hover{top:0}',
  );
});

test('a class matches as a whole word, not as part of a longer name', () => {
  expect(usedStyles('.a1{top:0}.a11{top:0}', 'x="a11"')).toBe('.a11{top:0}');
});

test('keeps the alternatives that can match, with any brackets in them', () => {
  const theme = ':where(.auto[data-theme=light],:host([theme=light])){color-scheme:light}';
  expect(usedStyles(theme, '"auto"')).toBe(theme);
  expect(usedStyles(theme, '')).toBe(':where(:host([theme=light])){color-scheme:light}');
  expect(usedStyles(':where(.auto:not(.x)){top:0}', '"auto"')).toBe(':where(.auto:not(.x)){top:0}');
  expect(usedStyles(':where(.auto){top:0}', '')).toBe('');
});

test('filters rules inside conditions, and leaves no empty ones', () => {
  const css = '@media(hover:hover){.a{top:0}.b{top:0}}@container (width>1px){.b{top:0}}';
  expect(usedStyles(css, '"a"')).toBe('@media(hover:hover){.a{top:0}}');
});

test('drops unread tokens, also in a chain, and the space before a value', () => {
  const css = ':host{--ink: red;--part: var(--role);--role: blue}.a{color:var(--ink)}';
  expect(usedStyles(css, '"a"')).toBe(':host{--ink:red;}.a{color:var(--ink)}');
});

test('drops unused keyframes', () => {
  const css = '@keyframes up{0%{top:0}}@keyframes down{0%{top:9px}}.a{animation-name:up}';
  expect(usedStyles(css, '"a"')).toBe('@keyframes up{0%{top:0}}.a{animation-name:up}');
});
