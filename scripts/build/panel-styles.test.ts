import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@snug/testing/command';
import { expect, test } from 'vitest';
import { gatherPanelStyles } from './panel-styles.ts';

const built = (files: Readonly<Record<string, string>>) => {
  const dist = tempFolder();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
  return dist;
};

test('styles that the package does not export become one file with a stable name', () => {
  const dist = built({
    'index.css': '.a{}\n',
    'team-X1.css': '.c{}\n',
    'shots-Y2.css': '.b{}\n',
    'shots-Y2.css.map': '',
  });
  expect(gatherPanelStyles(dist, ['index.css', 'panels.css'])).toBe(true);
  expect(readdirSync(dist)).toEqual(['index.css', 'panels.css']);
  expect(readFileSync(join(dist, 'panels.css'), 'utf8')).toBe('.b{}\n.c{}\n');
});

test('a package without panels stays as it is', () => {
  const dist = built({ 'index.css': '.a{}\n', 'index.js': '' });
  expect(gatherPanelStyles(dist, ['index.css'])).toBe(false);
  expect(readdirSync(dist)).toEqual(['index.css', 'index.js']);
});
