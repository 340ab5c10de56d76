import { expect, test } from 'vitest';
import { isColour, resolve, schemesOf, type Theme } from './theme.ts';
import { themes } from './themes/index.ts';
import { tokenNames, tokens } from './tokens.ts';

test('there are at most forty tokens, in three tiers', () => {
  expect(tokenNames.length).toBeLessThanOrEqual(40);
  expect(new Set(tokenNames.map((name) => tokens[name].tier))).toEqual(new Set(['brand', 'role', 'part']));
});

test('parts and roles follow from the tokens that a venue sets', () => {
  const { ground, surface, ...pub } = resolve(themes.pub, 'night');
  const own = resolve({ name: 'Own', night: { brand: '#7fc8ff', ground: '#101820' } }, 'night');
  expect(own.ground).toBe('#101820');
  expect(own.surface).toBe(surface);
  expect([own['button-bg'], own.focus, own.mat, own.rail]).toEqual(Array(4).fill('#7fc8ff'));
  expect(own['field-bg']).toBe('#101820');
  expect(own.edge).not.toBe(pub.edge);
  expect(own.radius).toBe(pub.radius);
  expect(ground).toBe('#17110d');
});

test('lengths are multiplied with their unit', () => {
  const { 'field-radius': field, 'card-radius': card } = resolve({ name: 'Round', both: { radius: '20px' } }, 'day');
  expect([field, card]).toEqual(['14.4px', '25.8px']);
});

test('a token may refer to another, but not to itself in a cycle', () => {
  expect(resolve({ name: 'Plain', both: { 'font-display': 'var(--snug-font)' } }, 'day')['font-display']).toBe(
    'system-ui, sans-serif',
  );
  const circle: Theme = { name: 'Circle', both: { ground: 'var(--snug-surface)', surface: 'var(--snug-ground)' } };
  expect(() => resolve(circle, 'day')).toThrow(/is said to be itself/);
  expect(() => resolve({ name: 'Typo', both: { ground: 'var(--snug-grund)' } }, 'day')).toThrow(
    'no token --snug-grund',
  );
});

test.each(Object.entries<Theme>(themes))('%s has at most twenty-four lines', (_, theme) => {
  const names = [theme.both, theme.night, theme.day].flatMap((values) => Object.keys(values ?? {}));
  expect(names.length).toBeLessThanOrEqual(24);
  for (const scheme of schemesOf(theme))
    for (const [name, value] of Object.entries(resolve(theme, scheme)))
      if (isColour(name as keyof typeof tokens)) expect(value, name).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
});
