import { expect, test } from 'vitest';
import { namedTests } from './named-tests.ts';

const named = (source: string, path = 'some.test.ts') => namedTests(path, source).map(({ names }) => names.join(' › '));

test('tests of every kind are found by their names', () => {
  expect(
    named(`
      test('ERR-01 one', () => { go(); });
      it.only('ERR-02 two', { timeout: 5 }, async () => { go(); });
      test.concurrent('ERR-03 three', () => go());
      for (const renderer of renderers) test(\`ERR-04 \${renderer} four\`, () => go());
      test.describe('ERR-05 a suite', () => { test('of a test', () => go()); });
    `),
  ).toEqual(['ERR-01 one', 'ERR-02 two', 'ERR-03 three', 'ERR-04 … four', 'ERR-05 a suite › of a test']);
});

test('a test is reported with its line', () => {
  expect(namedTests('a.test.ts', "\n// Why.\ntest('ERR-01 one', () => go());")).toEqual([
    { names: ['ERR-01 one'], line: 3 },
  ]);
});

test('a journey’s steps are found within their test', () => {
  expect(
    named(
      "test('ERR-01 a night', async () => { await test.step('ERR-02 its end', async () => { go(); }); });",
      'tests/journeys/night.spec.ts',
    ),
  ).toEqual(['ERR-01 a night', 'ERR-02 its end']);
});

test('strings and comments are no tests', () => {
  expect(
    named(`
      // test('ERR-01 in a comment', () => go());
      const source = "test('ERR-02 in a string', () => { go(); });";
      const story = { name: 'ERR-03 no story' };
      save('ERR-04 to somebody', () => go());
      expect(test('ERR-05').name).toBe('ERR-05');
    `),
  ).toEqual([]);
});

test('a test that does not run does not count', () => {
  expect(
    named(`
      test.skip('ERR-01', () => go());
      test.todo('ERR-02');
      test.fixme('ERR-03', () => go());
      test.fails('ERR-04', () => go());
      test.skipIf(!dump)('ERR-05', () => go());
      test.runIf(dump)('ERR-06', () => go());
      test.skip.each([1])('ERR-07 %s', () => go());
      test('ERR-08', { skip: true }, () => go());
      test('ERR-09', { todo: reason }, () => go());
      test('ERR-10');
      test('ERR-11', () => {});
      test('ERR-12', (context) => { if (!dump) context.skip(); go(); });
      test('ERR-13', ({ skip }) => { skip(!dump); go(); });
      test('ERR-14', () => { test.skip(!dump, 'no dump'); go(); });
      describe.skip('later', () => { test('ERR-15', () => go()); });
      test.describe.fixme('later', () => { test('ERR-16', () => go()); });
      test.describe('some day', () => { test.skip(true, 'not yet'); test('ERR-17', () => go()); });
      describe('later', { skip: true }, () => { test('ERR-18', () => go()); });
    `),
  ).toEqual([]);
});

test('a file that skips itself has no tests', () => {
  expect(named("test.skip(!browser, 'no browser');\ntest('ERR-01', () => go());", 'a.spec.ts')).toEqual([]);
});

test('a call of skip on the tested object does not skip the test', () => {
  expect(
    named(`
      test('SURVEY-08 a skip', async () => { await feed.skip('No Reason'); });
      describe('a suite', () => { test.skip('ERR-01', () => go()); test('ERR-02', () => go()); });
      test('ERR-03', { skip: false }, () => go());
    `),
  ).toEqual(['SURVEY-08 a skip', 'a suite › ERR-02', 'ERR-03']);
});

test('%s and $key are filled in from a table of literals in the same file', () => {
  expect(
    named(`
      const sides = [['GAME-16', 'right'], ['GAME-17', 'left']] as const;
      test.each(sides)('%s from the %s', () => go());
      test.each([{ row: 'ERR-18', buttons: 0 }, { row: 'ERR-19', buttons: 1 }])('$row with $buttons', () => go());
      test.each<string>(['ERR-20', named()])('%s alone', () => go());
      test.each(somewhere.else)('%s unknown', () => go());
    `),
  ).toEqual([
    'GAME-16 from the right',
    'GAME-17 from the left',
    'ERR-18 with $buttons',
    'ERR-19 with $buttons',
    'ERR-20 alone',
    '%s alone',
    '%s unknown',
  ]);
});

test('a story counts if it is played', () => {
  expect(
    named(
      `
      const meta = { component: Box };
      export default meta satisfies Meta;
      const base = { play: async () => { look(); } };
      export const Played: Story = { name: 'JOIN-01 played', play: async () => { look(); } };
      export const Drawn: Story = { name: 'JOIN-02 only drawn' };
      export const Spread: Story = { ...base, name: 'JOIN-03 played as its base' };
      export const Method: Story = { name: 'JOIN-04 played by a method', async play() { look(); } };
      export const Hidden: Story = { name: 'JOIN-05 no test', tags: ['!test'], play: async () => { look(); } };
      const Private: Story = { name: 'JOIN-06 nobody’s', play: async () => { look(); } };
      export const inner = { args: { name: 'JOIN-07 of a player' }, play: async () => { look(); } };
    `,
      'stories/box.stories.tsx',
    ),
  ).toEqual(['JOIN-01 played', 'JOIN-03 played as its base', 'JOIN-04 played by a method']);
});

test('a play function of all stories counts for each, and stories that no test plays do not count', () => {
  const story = "export const One = { name: 'JOIN-01 one' };";
  expect(named(`export default { play: async () => look() };\n${story}`, 'stories/a.stories.tsx')).toEqual([
    'JOIN-01 one',
  ]);
  expect(
    named(`export default { tags: ['!test'], play: async () => look() };\n${story}`, 'stories/a.stories.tsx'),
  ).toEqual([]);
});
