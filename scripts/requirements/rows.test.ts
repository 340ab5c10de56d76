import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellsOf, otherwiseOf, rowsOf } from './rows.ts';

const markdown = readFileSync(new URL('../../tests/requirements.md', import.meta.url), 'utf8');

test('tests/requirements.md has 510 different rows, and each group as many as its heading says', () => {
  const rows = rowsOf(markdown);
  expect(rows).toHaveLength(510);
  expect(new Set(rows.map((row) => row.id)).size).toBe(510);
  for (const [, group, count] of markdown.matchAll(/^### ([A-Z]+) .*\((?:.*?)(\d+)\)$/gm)) {
    expect([group, rows.filter((row) => row.group === group).length]).toEqual([group, Number(count)]);
  }
});

test('a row says where it is checked, in one or more parts', () => {
  const [row] = rowsOf(
    '### ROLE – Roles (1)\n| ROLE-06 | A team member can leave. | screen: game; screen: team page; server |',
  );
  expect(row).toEqual({
    id: 'ROLE-06',
    group: 'ROLE',
    text: 'A team member can leave.',
    where: ['screen: game', 'screen: team page', 'server'],
  });
});

test('an escaped bar does not end a cell', () => {
  expect(cellsOf('| LIVE-12 | It sends `acknowledge\\|{id}`. | client core |')).toEqual([
    'LIVE-12',
    'It sends `acknowledge\\|{id}`.',
    'client core',
  ]);
});

test('the replacements of rows have a table of their own, with existing rows', () => {
  const otherwise = otherwiseOf(markdown);
  expect(otherwise.get('ROUND-12')).toMatch(/status region/);
  const known = new Set(rowsOf(markdown).map((row) => row.id));
  for (const id of otherwise.keys()) expect(known).toContain(id);
});
