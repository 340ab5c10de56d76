import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snugScript } from './snug-script.ts';

const dist = mkdtempSync(join(tmpdir(), 'snug-embed-'));
let script = '';
let styles = '';

beforeAll(async () => {
  const folder = join(import.meta.dirname, '..');
  await build({ ...snugScript(folder, '1.2.3', dist), config: false, silent: true });
  script = readFileSync(join(dist, 'snug.js'), 'utf8');
  styles = readFileSync(join(dist, 'snug.css'), 'utf8');
});
afterAll(() => rmSync(dist, { recursive: true }));

test('the script contains the styles', () => {
  expect(script).toContain(JSON.stringify(styles));
  expect(styles).toContain('--snug-brand:');
  expect(styles).toContain('all:initial');
});

test.each([
  ['the page and its root', /:root|(^|[},\s])(html|body)\b/],
  ['registered properties', /@property/],
  ['fonts of its own', /@font-face/],
  ["the page's font size", /\d(rem|vmin|vmax)\b/],
])('no rule of a widget mentions %s', (_, pattern) => {
  expect(styles).not.toMatch(pattern);
});

test('every rule begins with a Snug class or the host', () => {
  const heads = [...styles.matchAll(/([^{}]+)\{/g)].map(([, head = '']) => head);
  const rules = heads.filter((head) => !/^(@|\d+%|from|to)/.test(head));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((head) => !/^(\.[\w-]+|:where\((\.[\w-]+|:host\b))/.test(head))).toEqual([]);
});

test('only reduced motion uses !important', () => {
  expect(styles.match(/[\w-]+:[^;{}]*!important/g) ?? []).toEqual(['--snug-time: 0ms !important']);
});

test('the script is one file that fetches nothing else, and uses no eval', () => {
  expect(script).not.toMatch(/\bimport\s*(\(|["'{*])/);
  expect(script).not.toMatch(/\beval\(|new Function\b/);
});

test('H61 the script never uses the page’s storage or cookies', () => {
  expect(script).not.toMatch(/localStorage|sessionStorage|document\.cookie|indexedDB/);
});

test('importing the package without a browser is safe', async () => {
  const { mount, defineElements, JoinBoxElement } = await import(pathToFileURL(join(dist, 'index.js')).href);
  expect(() => defineElements()).not.toThrow();
  expect(mount).toBeTypeOf('function');
  expect(JoinBoxElement.version).toBe('1.2.3');
});
