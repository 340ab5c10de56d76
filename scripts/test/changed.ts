import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stop } from '../launch/stop.mjs';
import type { Step } from './step.ts';
import {
  build,
  check,
  journeys,
  newcomer,
  packages,
  postgres,
  simulation,
  steps,
  stories,
  storybook,
  storybookJourneys,
  vitest,
} from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that differ from a revision, including untracked ones. Exits if there is no such revision. */
export function changedSince(revision: string): string[] {
  const changed = git('diff', '--name-only', revision);
  if (changed === undefined) stop(`Git knows no revision ${revision} here: name one with --since.`);
  return [...new Set([...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])])].sort();
}

/** The lines of git's output; undefined if it fails. */
function git(...words: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...words], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** HEAD if something is uncommitted, else the commit before; undefined in a clone without one. */
export function defaultRevision(): string | undefined {
  if (changedSince('HEAD').length > 0) return 'HEAD';
  return git('rev-parse', '--verify', 'HEAD~1') && 'HEAD~1';
}

/** The sources of the screens and the server. */
const shipped = /^(packages\/(?!testing\/)|sites\/|scripts\/build\/)/;
/** The players and servers of journeys. */
const journeyActors = /^packages\/testing\/(browser|http|program)\//;
/** Files that are not part of what is shipped. */
const isBeside = /\.test\.tsx?$|\.md$/;
/** The files behind the first steps of a newcomer. */
const firstSteps = /^scripts\/(launch|build)\/|^scripts\/(start\.mjs|build\.ts)$|^tests\/newcomer\/|vite\.config\.ts$/;
/** What a built Storybook is served by, what surrounds every story, and the journeys there. */
const inStorybook =
  /^packages\/server\/operations\/storybook|^stories\/\.storybook\/|^tests\/journeys\/(appearance|foreign-pages)\.spec\.ts$/;
/** Files by which everything is installed, checked or built: their change can affect everything. */
const global =
  /^(package\.json|package-lock\.json|tsconfig.*\.json|tsup\.config\.ts|vitest\.config\.ts|tests\/(playwright\.config|browser-project)\.ts)$/;

/** Journeys through everything shipped: a round, and the script tag on a foreign page. */
const smokeJourneys = ['journeys/first-game.spec.ts', 'journeys/embed.spec.ts'];
const simulated = { from: 1, seeds: 500 };

/** The steps of `npm test` that a change of these files since this revision can affect. */
export function stepsFor(files: readonly string[], revision: string, clone: string): Step[] {
  const touches = (pattern: RegExp) => files.some((file) => pattern.test(file) && !isBeside.test(file));
  if (touches(global)) return steps(clone);
  const isShipped = touches(shipped);
  const isBuilt = touches(/^(packages\/(?!testing\/)|scripts\/(build|size|packages))/);
  const specs = files.flatMap((file) => /^tests\/(journeys\/[\w-]+\.spec\.ts)$/.exec(file)?.[1] ?? []);
  const played = [...new Set([...(isShipped || touches(journeyActors) ? smokeJourneys : []), ...specs])];

  // Vitest selects the tests that import what has changed.
  const follow = [`--changed=${revision}`, '--passWithNoTests'];

  return [
    ...(touches(firstSteps) ? [newcomer('newcomer', clone)] : []),
    check,
    ...(played.length > 0 || isBuilt || touches(inStorybook) ? [build] : []),
    ...(played.length > 0 ? [journeys(...played)] : []),
    ...(touches(inStorybook) ? [storybook, storybookJourneys()] : []),
    ...(isBuilt ? [packages] : []),
    ...[
      ['outside', 'outside'],
      ['unit', 'unit'],
      ['browser', 'browser'],
      ['sites', 'browser-sites'],
      ['widgets', 'browser-preact*'],
      ...postgres.map(({ name }) => [name, name]),
    ].map(([name = '', project = '']) => vitest(name, project, ...follow)),
    // No test imports what surrounds every story.
    stories(...(touches(/^stories\/(\.storybook\/|vitest\.config\.ts$)/) ? [] : follow)),
    ...(touches(/^(packages\/(contract|rules|client|server|testing\/(simulation|client))\/|tests\/simulation\/)/)
      ? [simulation(simulated.from, simulated.seeds, '--no-mutants')]
      : []),
  ];
}
