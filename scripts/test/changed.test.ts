import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepsFor } from './changed.ts';
import { postgres, steps } from './steps.ts';

/** The names of the steps that play a change of these files. */
const played = (...files: string[]) => stepsFor(files, 'HEAD', '/clone').map(({ name }) => name);
const always = [
  'check',
  'outside',
  'unit',
  'browser',
  'sites',
  'widgets',
  ...postgres.map(({ name }) => name),
  'stories',
];

test('Vitest selects the tests that import a changed file', () => {
  expect(played('docs/decisions/0001-x.md')).toEqual(always);
  for (const { name, command } of stepsFor(['README.md'], 'abc123', '/clone')) {
    if (name !== 'check') expect(command).toContain('--changed=abc123');
  }
});

test.each([
  ['packages/ui/button/button.tsx', ['build', 'journeys', 'packages']],
  ['packages/rules/rounds.ts', ['build', 'journeys', 'packages', 'simulation']],
  ['packages/server/commands/rounds.ts', ['build', 'journeys', 'packages', 'simulation']],
  ['packages/rules/rounds.test.ts', []],
  ['packages/testing/simulation/world/plan.ts', ['simulation']],
  ['packages/testing/program/built-server.ts', ['build', 'journeys']],
  ['packages/testing/server/world.ts', []],
  ['tests/newcomer/clone.ts', ['newcomer']],
  ['scripts/start.mjs', ['newcomer']],
  ['scripts/build/react-once.ts', ['newcomer', 'build', 'journeys', 'packages']],
  ['packages/ui/README.md', []],
  ['tests/journeys/foreign-pages.spec.ts', ['build', 'journeys', 'storybook', 'journeys-storybook']],
  ['stories/.storybook/preview.tsx', ['build', 'storybook', 'journeys-storybook']],
])('%s also needs the steps %j', (file, more) => {
  expect(existsSync(file)).toBe(true);
  expect(played(file).toSorted()).toEqual([...always, ...more].toSorted());
});

test('a change of what surrounds every story plays all of them', () => {
  const stories = (file: string) => stepsFor([file], 'HEAD', '/clone').find(({ name }) => name === 'stories')?.command;
  expect(stories('packages/ui/button/button.tsx')).toContain('--changed=HEAD');
  for (const around of ['stories/.storybook/by-day.ts', 'stories/vitest.config.ts'])
    expect(stories(around)).not.toContain('--changed=HEAD');
});

test.each(['package-lock.json', 'vitest.config.ts', 'tests/browser-project.ts', 'tsconfig.json'])(
  '%s can affect everything',
  (file) => {
    expect(played('README.md', file)).toEqual(steps('/clone').map(({ name }) => name));
  },
);

test('a changed journey is played, and those that pass through everything', () => {
  const journeys = (file: string) =>
    stepsFor([file], 'HEAD', '/clone').find(({ name }) => name === 'journeys')?.command;
  expect(journeys('tests/journeys/scan.spec.ts')).toContain('journeys/scan.spec.ts');
  expect(journeys('tests/journeys/scan.spec.ts')).not.toContain('journeys/first-game.spec.ts');
  expect(journeys('packages/client/call.ts')).toContain('journeys/first-game.spec.ts');
});
