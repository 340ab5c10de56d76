import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('Y9 contrast is the ratio of WCAG, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ABCDEF', '#abcdef')).toBe(1);
});

test('Y9 a colour that cannot be measured is an error, not a pass', () => {
  expect(() => contrast('brass', '#ffffff')).toThrow('"brass" is not a colour');
});
