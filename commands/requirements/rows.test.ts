import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { provenIds, rowsOf } from './rows.ts';

const markdown = readFileSync(new URL('../../tests/requirements.md', import.meta.url), 'utf8');

test('tests/requirements.md has its 510 rows, each once, and each group as many as its heading says', () => {
  const rows = rowsOf(markdown);
  expect(rows).toHaveLength(510);
  expect(new Set(rows.map((row) => row.id)).size).toBe(510);
  for (const [, group, count] of markdown.matchAll(/^### ([A-Z]+) .*\((?:.*?)(\d+)\)$/gm)) {
    expect([group, rows.filter((row) => row.group === group).length]).toEqual([group, Number(count)]);
  }
});

test('a row counts as proven only by a name that begins with its id', () => {
  const known = new Set(['JOIN-05', 'JOIN-06', 'MSG-RECALL-c', 'ERR-01']);
  const source = [
    "test('JOIN-05, JOIN-06 goes straight to the game', () => {",
    "test.each(cases)('MSG-RECALL-c: %s', () => {",
    "test('shows ERR-01 in the middle', () => {",
    '// test: ERR-01 only in a comment',
    "test('JOIN-99 no such row', () => {",
  ].join('\n');
  expect(provenIds(source, known)).toEqual(['JOIN-05', 'JOIN-06', 'MSG-RECALL-c']);
});

test('a test that is skipped proves nothing', () => {
  const source =
    "test.skip('JOIN-05 later', () => {});\ntest.todo('JOIN-05 later');\ntest.fixme('JOIN-05 later', () => {});";
  expect(provenIds(source, new Set(['JOIN-05']))).toEqual([]);
});
