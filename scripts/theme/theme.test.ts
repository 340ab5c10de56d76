import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolve, schemesOf, type Theme, themeCss, themes } from '@snug/theme/tokens';
import { afterAll, expect, test } from 'vitest';
import { endedScript } from '../launch/ended-script.ts';
import { readTheme } from './read-theme.ts';
import { report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'snug-theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on a file, as a user types it. */
async function check(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { code, stdout, stderr } = await endedScript(['scripts/theme.ts', 'check', file]);
  return { status: code, output: stdout + stderr };
}

test('Y9 a theme that some could not read is refused, with the pair and a colour that would do', async () => {
  const { status, output } = await check('dim.json', '{ "name": "Dim", "day": { "brand": "#c98a2b" } }');
  expect(status).toBe(1);
  expect(output).toContain('day: brand #c98a2b on ground #f3e9d7 is 2.43:1 and needs 4.5:1; #8d611e would do.');
  expect(output).toContain('day: focus #c98a2b on ground #f3e9d7 is 2.43:1 and needs 3:1;');
  // The same two colours are reported once, under whatever token names.
  expect(output).not.toContain('card-bg');
});

test('Y9 a theme that everybody can read passes', async () => {
  expect(await check('crown.json', '{ "name": "The Crown", "night": { "brand": "#7fc8ff" } }')).toEqual({
    status: 0,
    output: expect.stringContaining('The Crown: everybody can read it.'),
  });
});

test('Y9 a style sheet is checked by scheme, with colours in any CSS syntax', async () => {
  const { status, output } = await check(
    'page.css',
    `snug-join-box { --snug-brand: navy; --snug-radius: 4px }
     @media (prefers-color-scheme: dark) { snug-join-box:not([theme="light"]) { --snug-brand: hsl(210 100% 80%) } }`,
  );
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('everybody can read it') });
  expect((await check('navy.css', 'snug-join-box { --snug-brand: navy }')).output).toContain(
    'night: brand #000080 on ground #17110d',
  );
});

test('Y9 a white label is checked as its theme with its colours over that', () => {
  const label = { name: 'The Crown', theme: 'plain', colours: { day: { brand: '#aaaaaa' } } };
  expect(report(readTheme('venue.json', JSON.stringify(label))).text).toContain('day: brand #aaaaaa on ground #ffffff');
  expect(report(readTheme('venue.json', JSON.stringify({ ...label, colours: {} }))).isReadable).toBe(true);
});

test.each([
  ['the other scheme’s own colour', '{ "night": { "ink": "#2a1d12" } }', 'night: ink #2a1d12 on ground #17110d'],
  ['one colour for both', '{ "both": { "ink": "#f6ead6" } }', 'day: ink #f6ead6 on ground #f3e9d7'],
  [
    'a theme in a venue.json',
    '{ "theme": "plain", "colours": { "night": { "brand": "#8a5200" } } }',
    'night: brand #8a5200',
  ],
  [
    'words on the rail',
    '{ "day": { "rail-bg": "#c8b890", "rail": "#000000" } }',
    'day: ink-soft #624c32 on rail-bg #c8b890',
  ],
  ['a mat on the table', '{ "day": { "mat": "#8f6a2a" } }', 'day: mat #8f6a2a on ground'],
])('Y9 %s is refused', (_, text, sentence) => {
  expect(report(readTheme('theme.json', text)).text).toContain(sentence);
});

test.each([
  ['a colour set once applies to both', 'x { --snug-brand: #8a5200 }', 'night: brand #8a5200'],
  [
    'the scheme of another element is not ours',
    'body { color-scheme: light } x { --snug-brand: #0b4a8f }',
    'night: brand',
  ],
  [
    'what stands later holds',
    '@media (prefers-color-scheme: dark) { x { --snug-brand: #8ec5ff } } x { --snug-brand: #0b4a8f }',
    'night: brand #0b4a8f',
  ],
  [
    'rules in rules',
    'x { --snug-radius: 4px; @media (prefers-color-scheme: dark) { --snug-brand: #0b4a8f } }',
    'night: brand #0b4a8f',
  ],
  [
    'conditions in conditions',
    '@media (prefers-color-scheme: dark) { @supports (color: red) { x { --snug-brand: navy } } }',
    'night: brand #000080',
  ],
  [
    'what is not light',
    '@media not (prefers-color-scheme: light) { x { --snug-brand: navy } }',
    'night: brand #000080',
  ],
])('Y9 in a style sheet, %s', (_, text, sentence) => {
  expect(report(readTheme('page.css', text)).text).toContain(sentence);
});

test('colours in a style sheet may be short or named, and transparent where that is allowed', () => {
  const { both } = readTheme('page.css', 'x { --snug-ground: #000; --snug-ink: WHITE; --snug-scrim: #00000080 }');
  expect(both).toEqual({ ground: '#000000', ink: '#ffffff', scrim: '#00000080' });
});

test.each([
  ['theme.json', '{ "night": { "brnad": "#ffffff" } }', 'there is no token "brnad". Did you mean "brand"?'],
  ['theme.json', '{ "night": { "onBrand": "#ffffff" } }', 'Did you mean "on-brand"?'],
  ['theme.json', '{ "night": { "ink": "#fff" } }', '"ink" is "#fff" and must be a colour such as #e3ad45'],
  ['theme.json', '{ "both": { "text": "banana" } }', '"text" is "banana" and must be a length such as 14px'],
  ['theme.json', '{ "both": { "radius": "0; } body { display: none" } }', 'must be a length'],
  ['theme.json', '{ "both": { "time": "900ms !important" } }', 'must be a time such as 200ms'],
  ['theme.json', '{ "both": { "font": "url(//evil.example)" } }', 'must be faces such as'],
  ['theme.json', '{ "night": { "ink": "var(--snug-radius)" } }', '"ink" cannot be "radius", which is no color'],
  ['theme.json', '{ "night": { "ink": "var(--snug-inq)" } }', '"ink" is said to be "inq", which is no token'],
  ['theme.json', '{ "night": ["ink"] }', '"night" must be a table'],
  ['theme.json', '{ "night": {}, "dark": {} }', '"dark" is no part of a theme'],
  ['theme.json', '{ "only": "noon" }', '"only" is "night" or "day"'],
  ['theme.json', '{ "name": "Nothing" }', 'is not a theme'],
  ['theme.json', '{ "night": {}, }', 'is neither a style sheet (.css) nor JSON: '],
  ['venue.json', '{ "theme": "pubb" }', 'There is no theme "pubb"; there are pub, taproom'],
  ['venue.json', '{ "theme": "plain", "night": {} }', '"night" stands beside "theme"'],
  ['venue.json', '{ "colours": { "both": {} } }', '"both" is no part of colours'],
  ['venue.json', '{ "colours": [] }', '"colours" must be a table'],
  ['page.css', 'a { color: red }', 'sets no token of Snug'],
  ['page.css', 'a { --snug-ink: ffffff }', '"ink" is "ffffff", which is not a colour that can be measured'],
  ['page.css', 'a { --snug-ink: rgb(255 255 255 / 0.5) }', 'lets what is behind it through'],
  ['page.css', 'a { --snug-text: 1rem }', '"text" is "1rem" and must be a length'],
])('%s with %s causes a one-sentence error', (file, text, sentence) => {
  expect(() => readTheme(file, text)).toThrow(sentence);
});

test.each(Object.entries<Theme>(themes))('%s survives being written as a style sheet and read back', (name, theme) => {
  const css = themeCss(theme);
  if (name === 'pub') return expect(css).toBe('');
  const back = readTheme('theme.css', css);
  expect(schemesOf(back)).toEqual(schemesOf(theme));
  for (const scheme of schemesOf(theme)) expect(resolve(back, scheme)).toEqual(resolve(theme, scheme));
  return undefined;
});

test('the examples on the page about themes are valid themes of at most ten lines, as JSON and as CSS', () => {
  const page = readFileSync(join(root, 'packages/theme/README.md'), 'utf8');
  for (const kind of ['json', 'css']) {
    const [, example = ''] = new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's').exec(page) ?? [];
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(report(readTheme(`theme.${kind}`, example)).text).toContain('everybody can read it');
  }
});
