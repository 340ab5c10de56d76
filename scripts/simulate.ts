import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Report, WorkerJob } from '../tests/simulation/worker.ts';
import { commandLine } from './launch/command-line.mjs';
import { stop } from './launch/stop.mjs';
import type { Counted, Failure } from './test/step.ts';

const { values } = commandLine({
  command: 'npm run simulate',
  does: `Plays games of the real server and real clients under every fault by virtual time, one per seed, spread over the cores;
those that have found something before come first. Then bugs made by hand are put in, one at a time, and must be noticed.
Fails when a promise is broken, when a fault struck too seldom, and when a bug was not noticed.`,
  options: {
    seeds: { type: 'string', value: 'N', default: '1000', means: 'how many games' },
    from: { type: 'string', value: 'S', default: '1', means: 'the first seed' },
    jobs: { type: 'string', value: 'J', default: String(availableParallelism()), means: 'how many threads' },
    seed: { type: 'string', value: 'X', means: 'replays one game, with all that happened in it' },
    mutant: { type: 'string', value: 'NAME', means: 'plays with one of the bugs' },
    mutants: { type: 'boolean', default: true, means: 'leaves out the bugs' },
    report: { type: 'string', value: 'FILE', means: 'also writes `{ passed, failures }`, as npm test reads it' },
  },
  examples: ['npm run simulate -- --seeds 10000 --from 5000', 'npm run simulate -- --seed 4711'],
});
const { activityCatalogue, activityNames, faultCatalogue, faultNames } = await import(
  '@snug/testing/simulation/faults'
);
const { hunt } = await import('../tests/simulation/mutants/hunt.ts');
const { mutants } = await import('../tests/simulation/mutants/mutants.ts');
const { injectMutant } = await import('../tests/simulation/mutants/inject.ts');
const { regressions } = await import('../tests/simulation/regressions.ts');
const { playInThread } = await import('../tests/simulation/thread.ts');

/** A fault that takes effect less often than this in so many seeds is not tested. */
const least = { hits: 200, activities: 50, seeds: 10_000 };
/** The first failures say what is wrong; the rest are likely the same. */
const failuresShown = 20;

/** The command that plays all of this again. */
const again = `npm run simulate -- --from ${values.from} --seeds ${values.seeds}`;
const seeds = whole('seeds', values.seeds);
const from = whole('from', values.from);
const jobs = Math.min(whole('jobs', values.jobs), seeds);
const mutant = values.mutant === undefined ? undefined : mutantNamed(values.mutant);
/** A mutant that survives so many games is not detected. */
const huntedMost = 4_000;

if (values.seed !== undefined) process.exitCode = await replay(whole('seed', values.seed));
else {
  const counts = [await playAll()];
  if (values.mutants && mutant === undefined) counts.push(await huntAll());
  const passed = counts.reduce((total, count) => total + count.passed, 0);
  const failures = counts.flatMap((count) => count.failures);
  if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }));
  process.exitCode = failures.length === 0 ? 0 : 1;
}

async function replay(seed: number): Promise<number> {
  if (mutant !== undefined) injectMutant(mutant);
  // Only now, so that the mutant is in what this loads.
  const { openSimulation } = await import('../tests/simulation/simulation.ts');
  const simulation = await openSimulation();
  const { wrong, lines, hash, steps } = await simulation.play(seed, { trace: true });
  for (const line of lines) console.log(line);
  console.log(
    `seed ${seed}: ${steps} steps, ${hash.slice(0, 16)}; ${wrong ? `✗ ${wrong.promise}` : 'every promise held'}`,
  );
  return wrong ? 1 : 0;
}

/** Plays all games, and checks that each fault took effect often enough. */
async function playAll(): Promise<Counted> {
  const began = performance.now();
  const all: Report[] = [];
  const workerJobs = Array.from({ length: jobs }, (_, job): WorkerJob => {
    const first = job === 0 ? Object.keys(regressions).map(Number) : [];
    return { from: from + job, count: Math.ceil((seeds - job) / jobs), step: jobs, first, mutant };
  });
  await Promise.all(workerJobs.map((job) => playInThread(job, (report) => progress(all, report))));

  const played = sum(all, (report) => report.seeds);
  const failed = all.flatMap(({ wrong }) => wrong).sort((one, other) => one.seed - other.seed);
  const seconds = (performance.now() - began) / 1_000;
  const perCore = (played * 1_000) / sum(all, (report) => report.cpuMs);
  if (process.stdout.isTTY) process.stdout.write('\r');
  const unproven = table(all, played);
  const mutantOption = mutant === undefined ? '' : ` --mutant ${mutant}`;
  const broken = failed.slice(0, failuresShown).map(
    ({ seed, promise, why }): Failure => ({
      name: `simulation: ${promise}: ${why.split('\n')[0]?.slice(0, 160)}`,
      replay: `npm run simulate -- --seed ${seed}${mutantOption}`,
    }),
  );
  for (const { name, replay } of broken) console.log(`✗ ${name}\n  ${replay}`);
  if (failed.length > failuresShown) console.log(`  … and ${failed.length - failuresShown} more`);
  const of = (name: keyof Report['totals']) => sum(all, ({ totals }) => totals[name]);
  console.log(
    `${played} games in ${seconds.toFixed(1)} s, ${perCore.toFixed(0)} a second and core: ${of('lost')} lost, ` +
      `${of('doubled')} doubled, ${of('disordered')} out of order, ${of('leaked')} leaks, ${failed.length} failed.`,
  );
  const rare = unproven.map((name) => `simulation: ${name} came too seldom to prove anything`);
  for (const name of rare) console.log(`✗ ${name}`);
  const struck = faultNames.length + activityNames.length - unproven.length;
  return {
    passed: struck + (failed.length === 0 ? 1 : 0),
    failures: [...broken, ...rare.map((name) => ({ name, replay: again }))],
  };
}

/** Tries each mutant. */
async function huntAll(): Promise<Counted> {
  const all = await hunt({
    from,
    most: huntedMost,
    jobs,
    onResult({ mutant: { name, bug, at }, caught }) {
      const isKnown = at < from || at >= from + huntedMost || caught?.seed === at;
      const how = caught
        ? `${caught.promise} at seed ${caught.seed}${isKnown ? '' : `, no longer at ${at}`}`
        : 'not noticed';
      console.log(`${caught ? '✓' : '✗'} ${name.padEnd(30)} ${how.padEnd(20)} ${bug}`);
    },
  });
  const missed = all.filter(({ caught }) => !caught);
  console.log(`${all.length} mutants, ${all.length - missed.length} caught.`);
  return {
    passed: all.length - missed.length,
    failures: missed.map(({ mutant: { name } }) => ({
      name: `simulation: ${name} was not noticed`,
      replay: `npm run simulate -- --mutant ${name} --from ${from} --seeds ${huntedMost}`,
    })),
  };
}

function progress(all: Report[], report: Report): void {
  all.push(report);
  if (process.stdout.isTTY) process.stdout.write(`\r${sum(all, (each) => each.seeds)} of ${seeds} games`);
}

/** Prints how often each fault and activity happened, the rarest first. Returns those that were too rare. */
function table(all: readonly Report[], played: number): string[] {
  const tables = [
    { of: 'fault', catalogue: faultCatalogue, names: faultNames, wanted: least.hits },
    { of: 'activity', catalogue: activityCatalogue, names: activityNames, wanted: least.activities },
  ];
  return tables.flatMap(({ of, catalogue, names, wanted }) => {
    const needed = Math.max(1, Math.floor((wanted * played) / least.seeds));
    const rows = names
      .map((name) => {
        const hits = sum(all, (report) => report.hits[name]?.[0] ?? 0);
        return { name, hits, seeds: sum(all, (report) => report.hits[name]?.[1] ?? 0) };
      })
      .sort((one, other) => one.hits - other.hits);
    console.log(`${of.padEnd(20)} ${'hits'.padStart(8)} ${'seeds'.padStart(8)}`);
    for (const { name, hits, seeds: seedsHit } of rows) {
      const mark = hits < needed ? '✗' : ' ';
      const counts = `${String(hits).padStart(8)} ${String(seedsHit).padStart(8)}`;
      console.log(`${name.padEnd(20)} ${counts} ${mark} ${(catalogue as Record<string, string>)[name]}`);
    }
    return rows.filter(({ hits }) => hits < needed).map(({ name }) => name);
  });
}

function sum(all: readonly Report[], of: (report: Report) => number): number {
  return all.reduce((total, report) => total + of(report), 0);
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  stop(`--${name} takes a whole number above zero.`);
}

function mutantNamed(name: string): string {
  const names = mutants.map((each) => each.name);
  if (names.includes(name)) return name;
  stop(`There is no mutant ${name}; there are ${names.join(', ')}.`);
}
