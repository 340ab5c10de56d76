import { parentPort, workerData } from 'node:worker_threads';
import type { Outcome } from './simulation.ts';
import { noTotals } from './totals.ts';

/** The seeds that a worker plays: every `step`-th one. */
export interface WorkerJob {
  readonly from: number;
  readonly count: number;
  readonly step: number;
  /** Played before these. */
  readonly first?: readonly number[];
  readonly mutant?: string | undefined;
  /** Stop at the first seed that breaks one of these promises. */
  readonly until?: readonly string[] | undefined;
}

/** What a thread gets. */
export interface WorkerInput {
  readonly job: WorkerJob;
  /** Holds the seed that is being played: a thread that hangs cannot report it. */
  readonly at: BigInt64Array<SharedArrayBuffer>;
}

/** What it reports now and then: the seeds since the last report. */
export interface Report {
  readonly seeds: number;
  readonly wrong: readonly { readonly seed: number; readonly promise: string; readonly why: string }[];
  /** For each fault, how often it took effect, and in how many seeds. */
  readonly hits: Readonly<Record<string, readonly [hits: number, seeds: number]>>;
  readonly totals: Outcome['totals'];
  readonly cpuMs: number;
  readonly isDone: boolean;
}

const reportEvery = 50;

const { job, at }: WorkerInput = workerData;
const { from, count, step, first = [], mutant, until = [] } = job;
if (mutant !== undefined) {
  const { injectMutant } = await import('./mutants/inject.ts');
  injectMutant(mutant);
}
// A stack trace for every refusal and aborted request takes longer than the request itself; a replay has them.
Error.stackTraceLimit = 0;
// Only now, so that the mutant is in what this loads.
const { openSimulation } = await import('./simulation.ts');
const simulation = await openSimulation();

let spent = process.threadCpuUsage();
let report = fresh();
const seeds = [...first, ...Array.from({ length: count }, (_, n) => from + n * step)];
for (const [n, seed] of seeds.entries()) {
  Atomics.store(at, 0, BigInt(seed));
  const { wrong, hits, totals } = await simulation.play(seed);
  report.seeds += 1;
  if (wrong) report.wrong.push({ seed, promise: wrong.promise, why: wrong.why.slice(0, 2_000) });
  for (const [name, times] of hits) {
    const [hitsBefore, seedsBefore] = report.hits[name] ?? [0, 0];
    report.hits[name] = [hitsBefore + times, seedsBefore + 1];
  }
  for (const name of ['lost', 'doubled', 'disordered', 'leaked'] as const) report.totals[name] += totals[name];
  const isDone = n === seeds.length - 1 || (wrong !== undefined && until.includes(wrong.promise));
  // A failure is reported at once: a later seed may hang.
  if (isDone || wrong || report.seeds >= reportEvery) send(isDone);
  if (isDone) break;
}

function send(isDone: boolean): void {
  const { user, system } = process.threadCpuUsage(spent);
  spent = process.threadCpuUsage();
  parentPort?.postMessage({ ...report, cpuMs: (user + system) / 1_000, isDone } satisfies Report);
  report = fresh();
}

function fresh() {
  return {
    seeds: 0,
    wrong: [] as { seed: number; promise: string; why: string }[],
    hits: {} as Record<string, [number, number]>,
    totals: noTotals(),
  };
}
