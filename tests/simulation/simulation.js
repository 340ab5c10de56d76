import { BrokenPromise, createFaults, createKernel, createTrace, openSimServer, seededRandom, } from '@snug/testing/simulation';
import { playGame } from './play-game.ts';
import { noTotals } from './totals.ts';
export async function openSimulation() {
    const kernel = createKernel();
    const trace = createTrace(kernel.elapsed);
    let random = seededRandom(0, 'server');
    let failed = (_error) => { };
    const server = await openSimServer({
        clock: kernel,
        random: { bytes: (count) => random.bytes(count) },
        failed: (error) => failed(error),
    });
    // A rejected promise that nobody handles is a bug like one that throws.
    process.on('unhandledRejection', (error) => failed(error));
    return {
        async play(seed, { trace: isTraced = false, only } = {}) {
            kernel.reset();
            trace.reset();
            trace.isOn = isTraced;
            random = seededRandom(seed, 'server');
            await server.reset();
            const faults = createFaults(seededRandom(seed, 'faults'), only);
            const totals = noTotals();
            let wrong;
            // What is still under way when a seed ends does not affect the next one.
            let isOver = false;
            failed = (error) => void (isOver || kernel.stop(error));
            try {
                await playGame({ seed, kernel, trace, server, faults, totals, stop: failed });
                // Unhandled rejections are reported only now, between two turns of the event loop.
                await kernel.quiet();
                await kernel.run(kernel.now());
            }
            catch (error) {
                wrong = wrongOf(error);
                // What was acknowledged or typed and is missing in the end counts as lost, like a message.
                if (wrong.promise === 'S1' || wrong.promise === 'S9')
                    totals.lost += 1;
                trace.note('simulation', `${wrong.promise}: ${wrong.why}`);
            }
            finally {
                isOver = true;
                server.crash();
                await kernel.quiet();
            }
            const hash = isTraced ? trace.hash() : '';
            return { seed, wrong, hits: faults.hits, totals, steps: kernel.steps(), hash, lines: trace.lines() };
        },
    };
}
function wrongOf(error) {
    if (error instanceof BrokenPromise)
        return { promise: error.promise, why: error.message };
    return { promise: 'bug', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
