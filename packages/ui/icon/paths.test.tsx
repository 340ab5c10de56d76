import { expect, test } from 'vitest';
import * as paths from './paths.ts';

const drawings = Object.entries(paths);
/** Every file with a drawing of its own, here and in every widget and site. */
const files = import.meta.glob<string>(['../../*/**/*.tsx', '../../../sites/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('all drawings together stay under 12 kB of path text', () => {
  const byHand = Object.values(files).flatMap((text) =>
    [...text.matchAll(/\sd="([^"]+)"/g)].map(([, path = '']) => path),
  );
  expect(byHand.length).toBeGreaterThan(1);
  expect(drawings.length).toBeGreaterThan(50);
  const all = [...drawings.map(([, path]) => path), ...byHand].join('');
  expect(new TextEncoder().encode(all).length).toBeLessThan(12_000);
});

test('no two names have the same drawing', () => {
  expect(new Set(Object.values(paths)).size).toBe(drawings.length);
});

test.each(drawings)('%s is a path, and lies with its 2 px line inside the grid of 24', (_name, path) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  document.body.append(svg);
  expect(shape.getTotalLength()).toBeGreaterThan(0);
  // A syntax error ends the drawing there: one more line at the end must make it one line longer.
  const drawn = shape.getTotalLength();
  shape.setAttribute('d', `${path}M0 0h7`);
  expect(shape.getTotalLength()).toBeCloseTo(drawn + 7, 1);
  shape.setAttribute('d', path);
  const { x, y, width, height } = shape.getBBox();
  expect(x).toBeGreaterThanOrEqual(1);
  expect(y).toBeGreaterThanOrEqual(1);
  expect(x + width).toBeLessThanOrEqual(23);
  expect(y + height).toBeLessThanOrEqual(23);
  svg.remove();
});
