// Runs `npm test` once everything is installed (scripts/test.mjs).
import { stop } from '../launch/stop.mjs';
import { changedSince, defaultRevision, stepsFor } from './changed.ts';
import { run } from './run.ts';
import type { Step } from './step.ts';
import { postgres, repeats, steps } from './steps.ts';

interface TestOptions {
  readonly changed: boolean;
  readonly since?: string;
  readonly repeats: boolean;
  readonly only: readonly string[];
}

// Written by our own command.
const options = JSON.parse(process.argv[2] ?? '') as TestOptions;
if (options.changed && options.only.length > 0)
  stop('Either --changed or steps by name: npm test -- --help says more.');
if (options.since !== undefined && !options.changed) stop('--since goes with --changed.');
if (postgres.length === 0)
  console.log('No PostgreSQL here: what is tested on both databases is tested on SQLite alone.');
process.exitCode = await run(options.changed ? changed : chosen);

function changed(clone: string): readonly Step[] {
  const revision = options.since ?? defaultRevision();
  if (revision === undefined) {
    console.log('Nothing has changed, and there is no commit before the last: everything is played.');
    return chosen(clone);
  }
  const files = changedSince(revision);
  console.log(`${files.length} ${files.length === 1 ? 'file has' : 'files have'} changed since ${revision}.`);
  return stepsFor(files, revision, clone);
}

/** The step of this name, or its parts: `unit` is `unit-1` and `unit-2`. */
function namesOf(name: string, all: readonly Step[]): string[] {
  const found = all.map((step) => step.name).filter((each) => each === name || each.replace(/-\d+$/, '') === name);
  if (found.length === 0) stop(`There is no step ${name}: npm test -- --help says which there are.`);
  return found;
}

function chosen(clone: string): Step[] {
  const all = [...steps(clone), ...(options.repeats ? repeats() : [])];
  if (options.only.length === 0) return all;
  // With the steps that they need.
  const wanted = new Set(options.only.flatMap((name) => namesOf(name, all)));
  for (const step of all.toReversed()) if (wanted.has(step.name)) for (const name of step.after ?? []) wanted.add(name);
  return all.filter(({ name }) => wanted.has(name));
}
