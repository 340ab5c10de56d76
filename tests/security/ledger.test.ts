import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The rows of levels 1 and 2 of OWASP ASVS 5.0.0, as `1.2.4 L1`. */
const asked = read('tests/security/asvs-5-rows.txt').trim().split('\n');
const rows = [
  ...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (L[12]) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm),
].map(([, id = '', level = '', , state = '', by = '']) => ({ id, level, state, by }));

test('docs/security.md has every row of ASVS 5 of levels 1 and 2, once', () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(asked);
});

test('each row is held, does not apply or is not held', () => {
  expect(rows.filter(({ state }) => !['held', 'not applicable', 'not held'].includes(state))).toEqual([]);
});

test('what holds a row exists: the file, and in it the test by its name', () => {
  const missing = rows.flatMap(({ id, by }) => [
    ...[...by.matchAll(/`(\w[\w./-]+\.(?:tsx?|json|txt|md))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(fileURLToPath(new URL(path, root))))
      .map((path) => `${id}: no ${path}`),
    ...[...by.matchAll(/`([\w./-]+\.tsx?)` “([^”]+)”/g)]
      .filter(([, path = '', name = '']) => !sourceOf(path).includes(name))
      .map(([, path, name]) => `${id}: no “${name}” in ${path}`),
  ]);
  expect(missing).toEqual([]);
});

test('a row that is held names a test, a check of the source, or a section of the page', () => {
  const sections = [...read('docs/security.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const bare = rows.filter(({ state, by }) => {
    const named = [...by.matchAll(/[Tt]his page, “([^”]+)”/g)].map(([, title]) => title);
    const isTested = /`[\w./-]+\.(test|spec)\.tsx?` “[^”]+”/.test(by);
    const isChecked = /`(biome|tsconfig\.base)\.json`/.test(by);
    return state === 'held' && !isTested && !isChecked && !named.some((title) => sections.includes(title));
  });
  expect(bare).toEqual([]);
});

/** A test's file, with the quotes of its names as they are read. */
function sourceOf(path: string): string {
  const file = fileURLToPath(new URL(path, root));
  return existsSync(file) ? read(path).replaceAll("\\'", "'") : '';
}
