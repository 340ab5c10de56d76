import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stop } from '../launch/stop.mjs';
import type { Step } from './step.ts';
import { build, check, journeys, newcomer, packages, postgres, simulation, steps, stories, vitest } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that differ from a revision, those that git does not track yet among them. Ends the process when there is none such. */
export function changedSince(revision: string): string[] {
  const changed = git('diff', '--name-only', revision);
  if (changed === undefined) stop(`Git knows no revision ${revision} here: name one with --since.`);
  return [...new Set([...changed, ...(git('ls-files', '--others', '--exclude-standard') ?? [])])].sort();
}

/** The lines of what git says; undefined when it fails. */
function git(...words: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...words], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** What is uncommitted; where nothing is, the last commit; undefined in a clone that has no other. */
export function defaultRevision(): string | undefined {
  if (changedSince('HEAD').length > 0) return 'HEAD';
  return git('rev-parse', '--verify', 'HEAD~1') && 'HEAD~1';
}

/** What everybody's screens and the server are made of. */
const shipped = /^(packages|sites|scripts\/build)\//;
/** Nothing that is shipped is made of these. */
const isBeside = /\.test\.tsx?$|\.md$/;
/** How somebody comes to the first page. */
const firstSteps = /^scripts\/(launch|build)\/|^scripts\/(start\.mjs|build\.ts)$|^tests\/newcomer\/|vite\.config\.ts$/;
/** What everything is installed, checked or built by: such a change can touch everything. */
const global =
  /^(package\.json|package-lock\.json|tsconfig.*\.json|tsup\.config\.ts|vitest\.config\.ts|tests\/(playwright\.config|browser-project)\.ts)$/;

/** Journeys that pass through everything shipped: a round, and the script tag on a foreign page. */
const smokeJourneys = ['journeys/first-game.spec.ts', 'journeys/embed.spec.ts'];
const simulated = { from: 1, seeds: 500 };

/** What a change of these files since this revision can touch, of what `npm test` plays. */
export function stepsFor(files: readonly string[], revision: string, clone: string): Step[] {
  const touches = (pattern: RegExp) => files.some((file) => pattern.test(file) && !isBeside.test(file));
  if (touches(global)) return steps(clone);
  const isShipped = touches(shipped);
  const isBuilt = touches(/^(packages\/|scripts\/(build|size|packages))/);
  const specs = files.flatMap((file) => /^tests\/(journeys\/[\w-]+\.spec\.ts)$/.exec(file)?.[1] ?? []);
  const played = [...new Set([...(isShipped || touches(/^tests\/rig\//) ? smokeJourneys : []), ...specs])];

  // From the tests to what has changed.
  const follow = [`--changed=${revision}`, '--passWithNoTests'];

  return [
    ...(touches(firstSteps) ? [newcomer('newcomer', clone)] : []),
    check,
    ...(played.length > 0 || isBuilt ? [build] : []),
    ...(played.length > 0 ? [journeys(...played)] : []),
    ...(isBuilt ? [packages] : []),
    ...[
      ['unit', 'unit'],
      ['browser', 'browser'],
      ['widgets', 'browser-preact*'],
      ...postgres.map(({ name }) => [name, name]),
    ].map(([name = '', project = '']) => vitest(name, project, ...follow)),
    // What lies around every story is imported by no test.
    stories(...(touches(/^stories\/(\.storybook\/|vitest\.config\.ts$)/) ? [] : follow)),
    ...(touches(/^(packages\/(contract|client|server)\/|tests\/simulation\/)/)
      ? [simulation(simulated.from, simulated.seeds, '--no-mutants')]
      : []),
  ];
}
