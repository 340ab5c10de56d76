import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snugScript } from './snug-script.ts';

const dist = mkdtempSync(join(tmpdir(), 'snug-embed-'));
let script = '';
let styles = '';
let survey = '';

beforeAll(async () => {
  const folder = join(import.meta.dirname, '..');
  await build({ ...snugScript(folder, '1.2.3', dist), config: false, silent: true });
  script = readFileSync(join(dist, 'snug.js'), 'utf8');
  styles = readFileSync(join(dist, 'snug.css'), 'utf8');
  survey = readFileSync(join(dist, 'survey.js'), 'utf8');
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
  expect(styles.match(/[\w-]+:[^;{}]*!important/g) ?? []).toEqual(['--snug-time:0ms !important']);
});

test('the script is one file, which fetches the survey alone, and no script uses eval', () => {
  expect(script.match(/\bimport\s*\([^)]*\)/g)).toHaveLength(1);
  expect(script.match(/["']\.\/[\w-]+\.js/g)).toEqual(['"./survey.js']);
  expect(script).not.toMatch(/(^|[;}])import\s*["'{*]/);
  for (const each of [script, survey]) expect(each).not.toMatch(/\beval\(|new Function\b/);
});

test('the survey brings what it needs beyond snug.js, once: no Preact, no parts, no styles', () => {
  expect(survey.match(/\bimport\s*["'{*][^;]*;/g)).toHaveLength(1);
  expect(survey).toMatch(/^import\{[^}]*\}from"\.\/snug\.js";/);
  expect(survey).not.toMatch(/--snug-|:host|__h\b|diffed/);
});

test('its styles stand in the sheet of snug.js, with every token that they read', () => {
  const css = readFileSync(join(import.meta.dirname, '../../survey/survey.css.ts'), 'utf8');
  const names = [...survey.matchAll(/="((?:[\w-]+ ?)+)"/g)].flatMap(([, text = '']) => text.split(' '));
  const own = names.filter((name) => styles.includes(`.${name}{`));
  expect(own.length).toBeGreaterThanOrEqual(css.match(/^export const (?!doneTitle)\w+ = style/gm)?.length ?? 0);
  const tokens = new Set([...styles.matchAll(/var\((--snug-[\w-]+)/g)].map(([, token = '']) => token));
  expect(tokens.size).toBeGreaterThan(20);
  for (const token of tokens) expect(styles).toContain(`${token}:`);
});

test('what both show is on the page once: nothing that snug.js names is written out again in survey.js', () => {
  const written = (code: string) =>
    new Set([...code.matchAll(/"([^"\\]{24,})"/g)].map(([, text = '']) => text).filter((text) => text.includes(' ')));
  const shared = [...written(survey)].filter((text) => written(script).has(text));
  expect(shared).toEqual([]);
});

test('the survey fits into its promise beside snug.js', () => {
  const bytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
  expect(bytes('snug.js')).toBeLessThanOrEqual(15_000);
  expect(bytes('survey.js')).toBeLessThanOrEqual(4_000);
});

test('H61 the script keeps nothing on the page but what the survey asks it to, and reads no cookie', () => {
  for (const each of [script, survey]) expect(each).not.toMatch(/document\.cookie|indexedDB|auth_token/);
  // Named once, where the survey's storage is made.
  expect(script.match(/localStorage|sessionStorage/g)).toEqual(['localStorage', 'sessionStorage']);
  expect(survey).not.toMatch(/localStorage|sessionStorage/);
});

test('importing the package without a browser is safe', async () => {
  const { mount, defineElements, JoinBoxElement } = await import(pathToFileURL(join(dist, 'index.js')).href);
  expect(() => defineElements()).not.toThrow();
  expect(mount).toBeTypeOf('function');
  expect(JoinBoxElement.version).toBe('1.2.3');
});
