import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolve, schemesOf, type Theme, themeCss, themes } from '@snug/theme/tokens';
import { afterAll, expect, test } from 'vitest';
import { readTheme } from './read-theme.ts';
import { report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'snug-theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command as somebody types it, on a file of their own. */
function check(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@snug/source', 'commands/theme.ts', 'check', file],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test('Y9 a theme that some could not read is refused, with the pair and a colour that would do', () => {
  const { status, said } = check('dim.json', '{ "name": "Dim", "day": { "brand": "#c98a2b" } }');
  expect(status).toBe(1);
  expect(said).toContain('day: brand #c98a2b on ground #f3e9d7 is 2.43:1 and needs 4.5:1; #8d611e would do.');
  expect(said).toContain('day: focus #c98a2b on ground #f3e9d7 is 2.43:1 and needs 3:1;');
  // The same two colours are told once, whatever they are called.
  expect(said).not.toContain('card-bg');
});

test('Y9 a theme that everybody can read passes', () => {
  expect(check('crown.json', '{ "name": "The Crown", "night": { "brand": "#7fc8ff" } }')).toEqual({
    status: 0,
    said: expect.stringContaining('The Crown: everybody can read it.'),
  });
});

test('Y9 a style sheet is checked by its schemes, its colours as CSS writes them', () => {
  const { status, said } = check(
    'page.css',
    `snug-join-box { --snug-brand: navy; --snug-radius: 4px }
     @media (prefers-color-scheme: dark) { snug-join-box:not([theme="light"]) { --snug-brand: hsl(210 100% 80%) } }`,
  );
  expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('everybody can read it') });
  expect(check('navy.css', 'snug-join-box { --snug-brand: navy }').said).toContain(
    'night: brand #000080 on ground #17110d',
  );
});

test('Y9 a white label is checked with its theme and the colours over it', () => {
  const label = { name: 'The Crown', theme: 'plain', colours: { day: { brand: '#aaaaaa' } } };
  expect(report(readTheme('venue.json', JSON.stringify(label))).text).toContain('day: brand #aaaaaa on ground #ffffff');
  expect(report(readTheme('venue.json', JSON.stringify({ ...label, colours: {} }))).isReadable).toBe(true);
});

test.each([
  ['theme.json', '{ "night": { "brnad": "#ffffff" } }', 'there is no token "brnad". Did you mean "brand"?'],
  ['theme.json', '{ "night": { "onBrand": "#ffffff" } }', 'Did you mean "on-brand"?'],
  ['theme.json', '{ "night": { "ink": "rgb(255 255 255 / 0.5)" } }', 'lets what is behind it through'],
  ['theme.json', '{ "night": { "ink": "brass" } }', 'is not a colour that can be measured'],
  ['theme.json', '{ "night": ["ink"] }', '"night" must be a table'],
  ['theme.json', '{ "only": "noon" }', '"only" is "night" or "day"'],
  ['theme.json', '{ "name": "Nothing" }', 'is not a theme'],
  ['theme.json', 'brand: red', 'is neither JSON nor a style sheet'],
  ['venue.json', '{ "theme": "pubb" }', 'There is no theme "pubb"; there are pub, taproom'],
  ['page.css', 'a { color: red }', 'sets no token of Snug'],
])('%s with %s is an error in words', (file, text, sentence) => {
  expect(() => readTheme(file, text)).toThrow(sentence);
});

test.each(Object.entries<Theme>(themes))('%s as a style sheet is read back as itself', (name, theme) => {
  const css = themeCss(theme);
  if (name === 'pub') return expect(css).toBe('');
  const back = readTheme('theme.css', css);
  expect(schemesOf(back)).toEqual(schemesOf(theme));
  for (const scheme of schemesOf(theme)) expect(resolve(back, scheme)).toEqual(resolve(theme, scheme));
  return undefined;
});

test('the file that a newcomer writes from the page about themes is a theme, in ten lines', () => {
  const page = readFileSync(join(root, 'packages/theme/README.md'), 'utf8');
  const [, json = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(json.trim().split('\n').length).toBeLessThanOrEqual(10);
  expect(report(readTheme('theme.json', json)).text).toContain('everybody can read it');
});
