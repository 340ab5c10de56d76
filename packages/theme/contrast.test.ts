import { expect, test } from 'vitest';
import { checkContrast, pairs } from './check-contrast.ts';
import { day, night } from './colours.ts';
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

test.each([
  ['night', night],
  ['day', day],
] as const)('Y9 %s: every text at 4.5:1 or more, every control at 3:1 or more', (_name, colours) => {
  expect(pairs.length).toBe(22);
  expect(checkContrast(colours)).toEqual([]);
});

test('Y9 a theme that some cannot read is refused with the pair and its ratio', () => {
  const faults = checkContrast({ ...night, inkSoft: '#5a4a3a' });
  expect(faults.map(({ ink, on }) => `${ink} on ${on}`)).toEqual([
    'inkSoft on ground',
    'inkSoft on surface',
    'inkSoft on raised',
  ]);
  expect(faults[0]?.ratio).toBeLessThan(4.5);
});
