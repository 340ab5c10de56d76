import { parentPort, workerData } from 'node:worker_threads';
import { noTotals } from './totals.ts';
const reportEvery = 50;
const { job, at } = workerData;
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
    if (wrong)
        report.wrong.push({ seed, promise: wrong.promise, why: wrong.why.slice(0, 2000) });
    for (const [name, times] of hits) {
        const [hitsBefore, seedsBefore] = report.hits[name] ?? [0, 0];
        report.hits[name] = [hitsBefore + times, seedsBefore + 1];
    }
    for (const name of ['lost', 'doubled', 'disordered', 'leaked'])
        report.totals[name] += totals[name];
    const isDone = n === seeds.length - 1 || (wrong !== undefined && until.includes(wrong.promise));
    // A failure is reported at once: a later seed may hang.
    if (isDone || wrong || report.seeds >= reportEvery)
        send(isDone);
    if (isDone)
        break;
}
function send(isDone) {
    const { user, system } = process.threadCpuUsage(spent);
    spent = process.threadCpuUsage();
    parentPort?.postMessage({ ...report, cpuMs: (user + system) / 1000, isDone });
    report = fresh();
}
function fresh() {
    return {
        seeds: 0,
        wrong: [],
        hits: {},
        totals: noTotals(),
    };
}
