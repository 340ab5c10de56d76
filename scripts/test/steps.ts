import { hasPostgres } from '../../packages/testing/server/find-postgres.ts';
import { building, ofSources } from '../check/lanes.ts';
import { ownReport, playwrightReport, reportOf, vitestReport } from './reports.ts';
import type { Step } from './step.ts';

/** The seeds of `npm test`, the same in each run. `npm run soak` plays new ones. */
const simulated = { from: 1, seeds: 1_000 };

/** What the journeys and the newcomer tests use. */
const served = ['server', 'venue', 'venue-react', 'quizmaster', 'embed'];

export const build: Step = { name: 'build', command: ['scripts/build.ts', '--quiet', ...served] };

/** What the journeys in a built Storybook use: about half a minute of two cores, once after a change. */
export const storybook: Step = {
  name: 'storybook',
  command: ['scripts/build.ts', '--quiet', 'storybook'],
  after: ['build'],
};

/** The steps of `npm run check` that read only sources. */
export const check = own('check', ['scripts/check.ts', ...ofSources]);

/** The other steps. They build too, so they do not run beside `build`. */
export const packages: Step = { ...own('packages', ['scripts/check.ts', ...building]), after: ['build'] };

/** The tests for both databases, on PostgreSQL; none if there is no PostgreSQL. */
export const postgres = hasPostgres() ? [vitest('postgres', 'postgres')] : [];

/** All steps, the longest first. `clone` is a folder for a clone of HEAD, which two steps share. */
export function steps(clone: string): Step[] {
  return [
    newcomer('newcomer', clone),
    build,
    check,
    // They wait for what a server lets pass or cuts: others are played meanwhile.
    vitest('outside', 'outside', '--maxWorkers=3'),
    vitest('unit-1', 'unit', '--shard=1/2'),
    journeys(),
    vitest('unit-2', 'unit', '--shard=2/2'),
    stories(),
    ...postgres,
    // A page waits half of its time, for frames and replies: another is at work meanwhile.
    vitest('browser', 'browser', '--maxWorkers=3'),
    vitest('widgets', 'browser-preact*', '--maxWorkers=2'),
    vitest('sites', 'browser-sites', '--maxWorkers=2'),
    storybook,
    storybookJourneys(),
    packages,
    simulation(simulated.from, simulated.seeds),
    { ...newcomer('reproducible-build', clone), after: ['newcomer', 'packages'] },
  ];
}

/** Added by `npm test -- --repeats`: the same tests in another environment or language. */
export function repeats(): Step[] {
  return [
    vitest('browser-react', 'browser-react'),
    vitest('browser-repeat', 'browser-repeat'),
    ...(postgres.length > 0 ? [vitest('postgres-repeat', 'postgres-repeat')] : []),
    { ...playwright('journeys-in-motion', ['--project=journeys-in-motion']), after: ['build', 'storybook'] },
  ];
}

/** One of our commands, which write `{ passed, failures }`. */
function own(name: string, command: readonly string[]): Step {
  return { name, command: ['--conditions=@snug/source', ...command, `--report=${reportOf(name)}`], read: ownReport };
}

export function simulation(from: number, seeds: number, ...more: readonly string[]): Step {
  return own('simulation', ['scripts/simulate.ts', `--from=${from}`, `--seeds=${seeds}`, '--jobs=1', ...more]);
}

/** One process of Vitest with one of its projects, or several by a pattern. */
export function vitest(name: string, project: string, ...more: readonly string[]): Step {
  return {
    name,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
      ...more,
    ],
    read: vitestReport(project),
  };
}

/** Stories have a configuration of their own. */
export function stories(...more: readonly string[]): Step {
  return vitest('stories', 'storybook', '--config=stories/vitest.config.ts', ...more);
}

export function journeys(...files: readonly string[]): Step {
  return { ...playwright('journeys', ['--project=journeys', ...files]), after: ['build'] };
}

export function storybookJourneys(): Step {
  return { ...playwright('journeys-storybook', ['--project=journeys-storybook']), after: ['build', 'storybook'] };
}

/** One of the two steps that need a newcomer's clone of HEAD, in `clone`. */
export function newcomer(name: string, clone: string): Step {
  const { env, ...step } = playwright(name, ['--project=newcomer', `newcomer/${name}`]);
  return { ...step, env: { ...env, SNUG_TEST_CLONE: clone } };
}

function playwright(name: string, words: readonly string[]): Step {
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts', ...words],
    env: { SNUG_PLAYWRIGHT_REPORT: reportOf(name) },
    read: playwrightReport,
  };
}
