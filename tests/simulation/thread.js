import { Worker } from 'node:worker_threads';
import { noTotals } from './totals.ts';
/** Room for a whole game, so that young objects are collected all at once, and cheaply. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };
const pollMs = 1000;
/**
 * A seed that has not changed for so many polls hangs: most take some 6 ms, and loading a few seconds, also on a slow
 * machine.
 */
const unchangedMax = 120;
/** Node's exit code for a thread in which something is awaited that can never settle. */
const unsettled = 13;
/**
 * Plays a job in a thread of its own: a mutant stays in the modules of a thread. A seed that hangs is reported as failed and
 * ends the job. Rejects if the thread ends early for any other reason.
 */
export function playInThread(job, onReport) {
    const at = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
    // Loading counts for the first seed.
    at.fill(BigInt(job.first?.[0] ?? job.from));
    const workerData = { job, at };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits });
    const seedNow = () => Number(Atomics.load(at, 0));
    let seen = seedNow();
    let unchangedCount = 0;
    let isDone = false;
    let cause;
    function take(report) {
        if (isDone)
            return;
        onReport(report);
        isDone = report.isDone;
        if (isDone)
            worker.terminate();
    }
    function poll() {
        const seed = seedNow();
        unchangedCount = seed === seen ? unchangedCount + 1 : 0;
        seen = seed;
        if (unchangedCount >= unchangedMax)
            take(hanging(seed, `no end after ${(unchangedMax * pollMs) / 1000} s`));
    }
    return new Promise((resolve, reject) => {
        const watch = setInterval(poll, pollMs);
        worker.on('message', take);
        worker.on('error', (error) => {
            cause = error;
        });
        worker.on('exit', (code) => {
            clearInterval(watch);
            if (code === unsettled)
                take(hanging(seedNow(), 'it waits for what never comes'));
            if (isDone)
                resolve();
            else
                reject(new Error(`A thread ended at seed ${seedNow()}, with the exit code ${code}.`, { cause }));
        });
    });
}
function hanging(seed, why) {
    return {
        seeds: 1,
        wrong: [{ seed, promise: 'hang', why }],
        hits: {},
        totals: noTotals(),
        cpuMs: unchangedMax * pollMs,
        isDone: true,
    };
}
