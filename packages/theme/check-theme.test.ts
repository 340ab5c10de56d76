import { expect, test } from 'vitest';
import { checkTheme, judge, pairs } from './check-theme.ts';
import { schemesOf, type Theme } from './theme.ts';
import { themes } from './themes/index.ts';

const faults = (theme: Omit<Theme, 'name'>) =>
  checkTheme({ name: 'A venue', ...theme }).map(({ scheme, ink, on }) => `${scheme}: ${ink} on ${on}`);

test.each(Object.entries<Theme>(themes))(
  'Y9 %s: every text at 4.5:1 or more, every control at 3:1 or more',
  (_, theme) => {
    expect(judge(theme)).toHaveLength(pairs.length * schemesOf(theme).length);
    expect(checkTheme(theme)).toEqual([]);
  },
);

test('Y9 the clear theme keeps 7:1 everywhere, controls too', () => {
  for (const { ratio, ink, on } of judge(themes.clear)) expect(ratio, `${ink} on ${on}`).toBeGreaterThanOrEqual(7);
});

test('Y9 an unreadable theme is refused with the pair, its scheme and its ratio', () => {
  const [fault] = checkTheme({ name: 'Dim', night: { 'ink-soft': '#5a4a3a' } });
  expect(fault).toMatchObject({ scheme: 'night', ink: 'ink-soft', on: 'ground', least: 4.5 });
  expect(fault?.ratio).toBeCloseTo(2.2, 1);
});

test('Y9 colours derived from a colour are checked with it', () => {
  // An ink that is barely readable makes the roles mixed from it unreadable.
  expect(faults({ day: { ink: '#6d6558' } })).toContain('day: ink-soft on ground');
  expect(faults({ day: { ground: '#8a8a8a' } })).toContain('day: edge on ground');
  expect(faults({ night: { 'card-bg': '#e3ad45' } })).toContain('night: brand on card-bg');
});

test('Y9 no brand colour is too dark or too bright for the text on it', () => {
  for (const brand of [
    '#000000',
    '#767676',
    '#777777',
    '#7a7a7a',
    '#808080',
    '#0000ff',
    '#ff0000',
    '#00ff00',
    '#ffff00',
    '#ffffff',
  ])
    expect(faults({ both: { brand } }).filter((fault) => fault.endsWith('on-brand on brand'))).toEqual([]);
});

test('a theme of one scheme is checked in that scheme alone', () => {
  expect(faults({ only: 'night', day: { ink: '#ffffff' } })).toEqual([]);
  expect(faults({ day: { ink: '#ffffff' } })).toContain('day: ink on ground');
});
