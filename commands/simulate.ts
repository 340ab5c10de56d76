/**
 * `npm run simulate -- --seeds N --from S`: games of the real server and real clients under every fault, one per seed, spread
 * over the cores; those that have found something before come first. Then bugs made by hand are put in, one at a time, and
 * must be noticed; `--no-mutants` leaves that out. `--seed X` replays one game, with all that happened in it; `--mutant NAME`
 * plays with one of those bugs; `--jobs J` uses so many threads; `--report=FILE` also writes `{passed, failed}`. Fails when a
 * promise is broken, when a fault struck too seldom, and when a bug was not noticed.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { deedCatalogue, deedNames, faultCatalogue, faultNames } from '../tests/simulation/faults.ts';
import { hunt } from '../tests/simulation/mutants/hunt.ts';
import { mutants } from '../tests/simulation/mutants/mutants.ts';
import { plant } from '../tests/simulation/mutants/plant.ts';
import { regressions } from '../tests/simulation/regressions.ts';
import { playInThread } from '../tests/simulation/thread.ts';
import type { Order, Report } from '../tests/simulation/worker.ts';

/** A fault that bites less often than this in so many seeds is not tested. */
const least = { hits: 200, deeds: 50, seeds: 10_000 };
/** The first say what is wrong; the rest are likely the same. */
const failuresShown = 20;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string' },
    mutant: { type: 'string' },
    mutants: { type: 'boolean', default: true },
    report: { type: 'string' },
  },
  allowNegative: true,
});
const seeds = whole('seeds', values.seeds);
const from = whole('from', values.from);
const jobs = Math.min(whole('jobs', values.jobs), seeds);
const mutant = values.mutant === undefined ? undefined : mutantNamed(values.mutant);
/** A bug that lives through so many games is not noticed. */
const huntedMost = 2_000;

if (values.seed !== undefined) process.exitCode = await replay(whole('seed', values.seed));
else {
  const counts = [await playAll()];
  if (values.mutants && mutant === undefined) counts.push(await huntAll());
  const of = (name: keyof Count) => counts.reduce((total, count) => total + count[name], 0);
  if (values.report) writeFileSync(values.report, JSON.stringify({ passed: of('passed'), failed: of('failed') }));
  process.exitCode = of('failed') === 0 ? 0 : 1;
}

/** Of what has to hold: all games together, each fault that has to strike, each mutant. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

async function replay(seed: number): Promise<number> {
  if (mutant !== undefined) plant(mutant);
  // Only now: the mutant is in what this loads.
  const { openTheatre } = await import('../tests/simulation/play.ts');
  const theatre = await openTheatre();
  const { wrong, lines, hash, steps } = await theatre.play(seed, { trace: true });
  for (const line of lines) console.log(line);
  console.log(
    `seed ${seed}: ${steps} steps, ${hash.slice(0, 16)}; ${wrong ? `✗ ${wrong.promise}` : 'every promise held'}`,
  );
  return wrong ? 1 : 0;
}

async function playAll(): Promise<Count> {
  const began = performance.now();
  const all: Report[] = [];
  const orders = Array.from({ length: jobs }, (_, job): Order => {
    const first = job === 0 ? Object.keys(regressions).map(Number) : [];
    return { from: from + job, count: Math.ceil((seeds - job) / jobs), step: jobs, first, mutant };
  });
  await Promise.all(orders.map((order) => playInThread(order, (report) => progress(all, report))));

  const played = sum(all, (report) => report.seeds);
  const failed = all.flatMap(({ wrong }) => wrong).sort((one, other) => one.seed - other.seed);
  const seconds = (performance.now() - began) / 1_000;
  const perCore = (played * 1_000) / sum(all, (report) => report.cpuMs);
  if (process.stdout.isTTY) process.stdout.write('\r');
  const unproven = table(all, played);
  const planted = mutant === undefined ? '' : ` --mutant ${mutant}`;
  for (const { seed, promise, why } of failed.slice(0, failuresShown)) {
    console.log(`✗ ${promise} npm run simulate -- --seed ${seed}${planted}  # ${why.split('\n')[0]?.slice(0, 160)}`);
  }
  if (failed.length > failuresShown) console.log(`  … and ${failed.length - failuresShown} more`);
  const of = (name: keyof Report['totals']) => sum(all, ({ totals }) => totals[name]);
  console.log(
    `${played} games in ${seconds.toFixed(1)} s, ${perCore.toFixed(0)} a second and core: ${of('lost')} lost, ` +
      `${of('doubled')} doubled, ${of('disordered')} out of order, ${of('leaked')} leaks, ${failed.length} failed.`,
  );
  for (const name of unproven) console.log(`✗ ${name} came too seldom to prove anything.`);
  const games = failed.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const struck = faultNames.length + deedNames.length - unproven.length;
  return { passed: games.passed + struck, failed: games.failed + unproven.length };
}

async function huntAll(): Promise<Count> {
  const all = await hunt({
    from,
    most: huntedMost,
    jobs,
    told({ mutant: { name, bug }, caught }) {
      const how = caught ? `${caught.promise} at seed ${caught.seed}` : 'not noticed';
      console.log(`${caught ? '✓' : '✗'} ${name.padEnd(30)} ${how.padEnd(20)} ${bug}`);
    },
  });
  const missed = all.filter(({ caught }) => !caught);
  console.log(`${all.length} mutants, ${all.length - missed.length} caught.`);
  return { passed: all.length - missed.length, failed: missed.length };
}

function progress(all: Report[], report: Report): void {
  all.push(report);
  if (process.stdout.isTTY) process.stdout.write(`\r${sum(all, (each) => each.seeds)} of ${seeds} games`);
}

/** What struck, and what was done, how often, the rarest first. Answers what came too seldom. */
function table(all: readonly Report[], played: number): string[] {
  const tables = [
    { of: 'fault', catalogue: faultCatalogue, names: faultNames, wanted: least.hits },
    { of: 'deed', catalogue: deedCatalogue, names: deedNames, wanted: least.deeds },
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
  console.error(`--${name} takes a whole number above zero.`);
  process.exit(1);
}

function mutantNamed(name: string): string {
  const names = mutants.map((each) => each.name);
  if (names.includes(name)) return name;
  console.error(`There is no mutant ${name}; there are ${names.join(', ')}.`);
  process.exit(1);
}
