import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { runNode, stopAll } from '../children.ts';
import { reportOf, reports } from './reports.ts';
import { schedule } from './schedule.ts';
import type { Counted, Failure, Step } from './step.ts';
import { temporary } from './temporary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** How many of the last lines of a failed step's output are printed. */
const linesShown = 60;

/**
 * Plays steps side by side. Prints a line for each, the output of those that fail, and at last every failure with the
 * command that plays it again, and `N passed, N failed`.
 *
 * @param stepsIn Gets a folder for a clone, which is removed after the run.
 * @returns The exit code: 0 if everything passed.
 */
export async function run(stepsIn: (clone: string) => readonly Step[]): Promise<number> {
  const folders = temporary();
  process.once('exit', folders.remove);
  const steps = stepsIn(join(folders.disk, 'clone'));
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const began = performance.now();
  let passed = 0;
  const failures: Failure[] = [];
  let isBrokenOff = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A terminal sends Ctrl-C to all processes, and npm and our parent pass it on again.
    process.on(signal, async () => {
      if (isBrokenOff) return;
      isBrokenOff = true;
      await stopAll();
      failures.push({ name: 'broken off before the end', replay: 'npm test' });
      summarize();
      process.exit(128 + constants.signals[signal]);
    });
  }

  const settings = {
    // Hundreds of processes share their compiled code.
    NODE_COMPILE_CACHE: join(folders.disk, 'compile'),
    TMPDIR: folders.quick,
    // For the few that are about a disk (packages/testing/program/disk-folder.ts).
    SNUG_TEST_DISK: folders.disk,
    // Young objects are collected less often: saves a tenth of the work of the tests in Node.
    NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  };
  // Tests wait for frames, disks and each other: one more than there are cores keeps the cores busy.
  await schedule(steps, availableParallelism() + 1, async (step) => {
    // Nothing starts any more, and what was interrupted has not failed.
    if (isBrokenOff) return;
    const counted = await play(step, settings, () => isBrokenOff);
    if (isBrokenOff) return;
    passed += counted.passed;
    failures.push(...counted.failures);
  });
  // The signal handler ends the process.
  if (isBrokenOff) return new Promise(() => {});
  summarize();
  return failures.length === 0 ? 0 : 1;

  function summarize(): void {
    for (const { name, replay, details = [] } of failures)
      console.log([`\nFAILED ${name}`, ...details, replay].join('\n       '));
    console.log(`\n${seconds(began)} s`);
    console.log(`${passed} passed, ${failures.length} failed`);
  }
}

async function play(step: Step, env: Readonly<Record<string, string>>, isBrokenOff: () => boolean): Promise<Counted> {
  const began = performance.now();
  console.log(`  ${step.name} …`);
  const log = join(reports, `${step.name}.log`);
  const counted = await ended(step, log, env).then(
    (code) => result(step, code),
    (error) => failed(step, `could not be run: ${error}`),
  );
  if (isBrokenOff()) return counted;
  const isGood = counted.failures.length === 0;
  console.log(`${isGood ? '✓' : '✗'} ${step.name}: ${summaryOf(counted)} (${seconds(began)} s)`);
  if (!isGood) console.log(`${tail(log)}\n${step.name} failed; all it said stands in ${log}.`);
  return counted;
}

/** Runs the step's program with its output in a file. Resolves to the exit code; a signal counts as 1. */
async function ended({ command, env }: Step, log: string, more: Readonly<Record<string, string>>): Promise<number> {
  const output = createWriteStream(log);
  const { code } = await runNode(command, {
    cwd: root,
    env: { ...more, ...env },
    onOutput: (part) => output.write(part),
  });
  output.end();
  await finished(output);
  return code ?? 1;
}

/** The step's report; the step itself is a failure if it ended badly without naming one. */
export function result(step: Step, code: number): Counted {
  const { name, read } = step;
  if (read === undefined) return code === 0 ? { passed: 1, failures: [] } : failed(step, `ended with ${code}`);
  if (!existsSync(reportOf(name))) return failed(step, `ended with ${code} and left no report`);
  try {
    // Each step's reader fits the report of its own program.
    const counted = read(JSON.parse(readFileSync(reportOf(name), 'utf8')) as never);
    if (code === 0 || counted.failures.length > 0) return counted;
    return { ...failed(step, `ended with ${code}`), passed: counted.passed };
  } catch (error) {
    return failed(step, `left a report that cannot be read: ${error}`);
  }
}

function failed({ name }: Step, why: string): Counted {
  return { passed: 0, failures: [{ name: `the step ${name} ${why}`, replay: `npm test -- ${name}` }] };
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1_000);

function summaryOf({ passed, failures }: Counted): string {
  if (passed + failures.length === 0) return 'nothing to play';
  return failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`;
}

function tail(log: string): string {
  if (!existsSync(log)) return '';
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-linesShown).join('\n');
}
