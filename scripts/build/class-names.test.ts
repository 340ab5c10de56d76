import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { classNames, sheetName } from './class-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('no two style sheets share a name, so that each class is unique', () => {
  const packages = globSync('{packages,sites}/*/', { cwd: root });
  const sheets = packages.flatMap((folder) =>
    globSync('**/*.css.ts', { cwd: `${root}/${folder}`, exclude: (name) => /^(node_modules|dist.*)$/.test(name) }).map(
      (file) => `snug${folder}/${file}`.replaceAll('//', '/'),
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const taken = new Map<string, string>();
  for (const sheet of sheets) {
    const other = taken.get(sheetName(sheet));
    expect(other, `${sheet} and ${other} get the same class names: call one of them otherwise`).toBeUndefined();
    taken.set(sheetName(sheet), sheet);
  }
});

test('a class name is the sheet’s name and a number, and never begins with a digit', () => {
  const sheet = { filePath: 'packages/ui/button.css.ts', packageName: 'snug' };
  // The hashes that vanilla-extract makes by itself.
  const names = Array.from({ length: 40 }, (_, at) => classNames({ ...sheet, hash: `12vzrb8${at.toString(36)}` }));
  expect(new Set(names).size).toBe(40);
  for (const name of names) expect(name).toMatch(/^_?[a-z0-9]{5,6}$/);
  for (const name of names) expect(name).not.toMatch(/^\d/);
});
